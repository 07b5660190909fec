import { once } from "../once.ts";

const withYear = once(
  () => new Intl.DateTimeFormat("fr", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

const withoutYear = once(() => new Intl.DateTimeFormat("fr", { day: "numeric", month: "long", timeZone: "UTC" }));

// French writes the first of a month as an ordinal; Intl does not.
const formatDate = (format: () => Intl.DateTimeFormat, date: string): string =>
  format()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/^1 /, "1er ")
    .replaceAll(" ", "\u00a0");

/** Formats a calendar date (`YYYY-MM-DD`): "2 octobre 2026", "1er mai 2026", with no-break spaces. */
export const formatFrenchDate = (date: string): string => formatDate(withYear, date);

/** Formats a calendar date (`YYYY-MM-DD`) without its year: "23 juin", "1er mai". */
export const formatFrenchDay = (date: string): string => formatDate(withoutYear, date);
