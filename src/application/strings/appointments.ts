import type { Booking } from "#domain/appointments/index.ts";
import { localTime, weekdayOf } from "#domain/locations/index.ts";
import { formatFrenchDate, formatFrenchDay } from "#domain/shared/index.ts";
import { frenchTime, WEEKDAY_LABELS } from "./hours.ts";

/** Formats a date `YYYY-MM-DD`: "mardi 24 novembre". */
export const formatWeekdayDate = (date: string): string =>
  `${WEEKDAY_LABELS[weekdayOf(date)]} ${formatFrenchDay(date)}`;

/** "mardi 24 novembre 2026, de 10 h à 11 h". `timeZone`: IANA name. */
export const formatAppointment = ({ start, end }: Pick<Booking, "start" | "end">, timeZone: string): string => {
  const from = localTime(new Date(start), timeZone);
  const to = localTime(new Date(end), timeZone);
  const day = `${WEEKDAY_LABELS[from.weekday]} ${formatFrenchDate(from.date)}`;
  return `${day}, de ${frenchTime(from.time)} à ${frenchTime(to.time)}`;
};
