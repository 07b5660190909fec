import { frenchTime, localTime, WEEKDAYS, weekdayOf } from "../locations/index.ts";
import { frenchDate, frenchDay } from "../shared/index.ts";
import type { Booking } from "./lead.ts";

/** "mardi 24 novembre", of a day `YYYY-MM-DD`. */
export const weekdayDate = (date: string): string => `${WEEKDAYS[weekdayOf(date)]} ${frenchDay(date)}`;

/** "mardi 24 novembre 2026, de 10 h à 11 h", on the wall clock of an IANA time zone. */
export const appointmentWords = ({ start, end }: Pick<Booking, "start" | "end">, timeZone: string): string => {
  const from = localTime(new Date(start), timeZone);
  const to = localTime(new Date(end), timeZone);
  const day = `${WEEKDAYS[from.weekday]} ${frenchDate(from.date)}`;
  return `${day}, de ${frenchTime(from.time)} à ${frenchTime(to.time)}`;
};
