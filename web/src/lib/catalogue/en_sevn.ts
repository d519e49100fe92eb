/** The words of one game (en), as one chunk; those of its lesson and its rules page are another. */
const files: Record<string, string> = import.meta.glob<string>(
  ["$texts/en/sevn_*.ftl", "!$texts/en/sevn_{learn,rules_page}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default files;
