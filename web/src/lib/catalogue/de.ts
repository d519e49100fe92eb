/** The words of the house (de), as one chunk; those for the terminal stay out. */
const files: Record<string, string> = import.meta.glob<string>(
  [
    "$texts/de/*.ftl",
    "!$texts/de/{account,bot_run,cli,host,lobby,reminders,replay,room,server}.ftl",
    "!$texts/de/coach*.ftl",
    "!$texts/de/{sevn,wonders,weisen}_*.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default files;
