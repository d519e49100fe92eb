/** The words of one part of the page (de), as one chunk. */
const files: Record<string, string> = import.meta.glob<string>("$texts/de/coach*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
