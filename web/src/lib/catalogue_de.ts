/** One language's files, as one chunk that is fetched when somebody reads it. */
const files: Record<string, string> = import.meta.glob<string>("$texts/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default files;
