/** The words of one game (en), as one chunk. */
const files: Record<string, string> = import.meta.glob<string>("$texts/en/weisen_*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
