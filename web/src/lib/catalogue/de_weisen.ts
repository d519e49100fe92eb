/** The words of one game (de), as one chunk. */
const files: Record<string, string> = import.meta.glob<string>("$texts/de/weisen_*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
