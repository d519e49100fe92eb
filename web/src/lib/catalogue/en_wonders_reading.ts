/** What is read beside one game (en): the lesson with its hints, the rules page. Who just plays doesn't fetch it. */
const files: Record<string, string> = import.meta.glob<string>("$texts/en/wonders_{learn,rules_page}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
