const longDay = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A calendar date (`YYYY-MM-DD`) in words: "2 octobre 2026", "1er mai 2026", with no-break spaces. */
export const frenchDate = (date: string): string =>
  longDay
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/^1 /, "1er ")
    .replaceAll(" ", "\u00a0");
