/** The words of the house (en), as one chunk; those for the terminal stay out. */
const files: Record<string, string> = import.meta.glob<string>(
  [
    "$texts/en/*.ftl",
    "!$texts/en/{account,bot_run,cli,host,lobby,reminders,replay,room,server}.ftl",
    "!$texts/en/coach*.ftl",
    "!$texts/en/{sevn,wonders,weisen}_*.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default files;
