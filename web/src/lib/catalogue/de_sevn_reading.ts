/** What is read beside one game (de): its lesson, its rules page. Who just plays doesn't fetch it. */
const files: Record<string, string> = import.meta.glob<string>("$texts/de/sevn_{learn,rules_page}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
