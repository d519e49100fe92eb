/** What is read beside one game (en): its lesson, its rules page. Who just plays doesn't fetch it. */
const files: Record<string, string> = import.meta.glob<string>("$texts/en/weisen_{learn,rules_page}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
