/** The words of one game (en), as one chunk; those of its lesson and its rules page are another. */
const files: Record<string, string> = import.meta.glob<string>(
  ["$texts/en/weisen_*.ftl", "!$texts/en/weisen_{learn,rules_page}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default files;
