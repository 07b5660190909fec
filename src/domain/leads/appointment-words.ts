import type { Booking } from "./lead.ts";

const longDay = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

// French counts the first of a month as an ordinal; Intl does not.
const ordinal = (words: string): string => words.replace(/(^|\s)1 (?=[a-zéû]+)/u, "$11er ");

const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** "24 novembre 2026", "1er mai 2027", of a day `YYYY-MM-DD`. */
export const longDate = (date: string): string => ordinal(longDay.format(atNoon(date)));

/** "mardi 24 novembre", of a day `YYYY-MM-DD`. */
export const weekdayDate = (date: string): string => ordinal(weekday.format(atNoon(date)));

/** "mardi 24 novembre 2026 de 10:00 à 11:00", on the wall clock of an IANA time zone. */
export const appointmentWords = ({ start, end }: Pick<Booking, "start" | "end">, timeZone: string): string => {
  const day = new Intl.DateTimeFormat("fr-FR", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  }).format(new Date(start));
  const clock = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone });
  return `${ordinal(day)} de ${clock.format(new Date(start))} à ${clock.format(new Date(end))}`;
};
