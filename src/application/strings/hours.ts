import {
  localTime,
  type NextOpening,
  type OpenState,
  type Span,
  type Weekday,
  weekdayOf,
} from "#domain/locations/index.ts";
import { formatFrenchDate, formatFrenchDay } from "#domain/shared/index.ts";
import type { Booking } from "#domain/appointments/index.ts";

export const WEEKDAY_LABELS: Readonly<Record<Weekday, string>> = {
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
};

/** "18:30" gives "18 h 30", "08:00" gives "8 h", with no-break spaces; "24:00" gives "minuit". */
export const frenchTime = (time: string): string => {
  if (time === "24:00") return "minuit";
  const [hours, minutes] = time.split(":");
  const hour = `${Number(hours)}\u00a0h`;
  return minutes === "00" ? hour : `${hour}\u00a0${minutes}`;
};

/** "8 h – 12 h". */
export const frenchSpan = (span: Pick<Span, "open" | "closed">): string =>
  `${frenchTime(span.open)} – ${frenchTime(span.closed)}`;

const nextOpeningLabel = (next: NextOpening): string => {
  const atTime = `à ${frenchTime(next.time)}`;
  if (next.inDays === 0) return atTime;
  if (next.inDays === 1) return `demain ${atTime}`;
  if (next.inDays < 7) return `${WEEKDAY_LABELS[next.weekday]} ${atTime}`;
  return `${WEEKDAY_LABELS[next.weekday]} ${formatFrenchDay(next.date)} ${atTime}`;
};

/** "Ouvert jusqu’à 18 h 30", "Ferme bientôt, à 18 h 30", "Fermé, ouvre lundi à 8 h". */
export const openStateLabel = (state: OpenState): string => {
  if (!state.open) return state.next === null ? "Fermé" : `Fermé, ouvre ${nextOpeningLabel(state.next)}`;
  return state.soon ? `Ferme bientôt, à ${frenchTime(state.until)}` : `Ouvert jusqu’à ${frenchTime(state.until)}`;
};

/** When a telephone is answered again: "dès 8 h", "demain, 8 h", "lundi, 8 h"; null while it is, or if nobody knows. */
export const answeredFrom = (state: OpenState): string | null => {
  if (state.open || state.next === null) return null;
  const { inDays, time, weekday, date } = state.next;
  if (inDays === 0) return `dès ${frenchTime(time)}`;
  const day = inDays === 1 ? "demain" : inDays < 7 ? WEEKDAY_LABELS[weekday] : formatFrenchDay(date);
  return `${day}, ${frenchTime(time)}`;
};

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
