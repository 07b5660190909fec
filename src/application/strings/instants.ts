/** By time zone: creating one takes longer than the rest of a mail. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("fr", { dateStyle: "full", timeStyle: "short", timeZone });
  formatters.set(timeZone, formatter);
  return formatter;
};

/** "samedi 21 novembre 2026 à 14:05". */
export const formatInstant = (iso: string, timeZone: string): string => formatterOf(timeZone).format(new Date(iso));
