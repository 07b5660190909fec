import { frenchTime, localTime, WEEKDAYS, weekdayOf } from "../locations/index.ts";
import { formatFrenchDate, formatFrenchDay } from "../shared/index.ts";
import type { Booking } from "./booking.ts";

/** Formats a date `YYYY-MM-DD`: "mardi 24 novembre". */
export const formatWeekdayDate = (date: string): string => `${WEEKDAYS[weekdayOf(date)]} ${formatFrenchDay(date)}`;

/** "mardi 24 novembre 2026, de 10 h à 11 h". `timeZone`: IANA name. */
export const formatAppointment = ({ start, end }: Pick<Booking, "start" | "end">, timeZone: string): string => {
  const from = localTime(new Date(start), timeZone);
  const to = localTime(new Date(end), timeZone);
  const day = `${WEEKDAYS[from.weekday]} ${formatFrenchDate(from.date)}`;
  return `${day}, de ${frenchTime(from.time)} à ${frenchTime(to.time)}`;
};
