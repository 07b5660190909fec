const withYear = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const withoutYear = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: "UTC" });

// The first of a month is an ordinal; Intl does not say so.
const words = (format: Intl.DateTimeFormat, date: string): string =>
  format
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/^1 /, "1er ")
    .replaceAll(" ", "\u00a0");

/** A calendar date (`YYYY-MM-DD`) in words: "2 octobre 2026", "1er mai 2026", with no-break spaces. */
export const frenchDate = (date: string): string => words(withYear, date);

/** Without its year: "23 juin", "1er mai". */
export const frenchDay = (date: string): string => words(withoutYear, date);
