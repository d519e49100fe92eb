/** The words of one part of the page (en), as one chunk. */
const files: Record<string, string> = import.meta.glob<string>("$texts/en/coach*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
