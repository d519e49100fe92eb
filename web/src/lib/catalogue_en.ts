/**
 * One language's files, as one chunk that is fetched when somebody reads it. Words for the terminal stay out.
 */
const files: Record<string, string> = import.meta.glob<string>(
  ["$texts/en/*.ftl", "!$texts/en/cli.ftl", "!$texts/en/server.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default files;
