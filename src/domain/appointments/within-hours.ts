import { hoursForDate, localTime, type OpeningHours } from "../locations/index.ts";
import type { Booking } from "./booking.ts";

/** True if the location is open for the whole of the appointment. `timeZone`: IANA name. */
export const isWithinHours = (
  { start, end }: Pick<Booking, "start" | "end">,
  hours: OpeningHours,
  timeZone: string,
): boolean => {
  const [from, until] = [localTime(new Date(start), timeZone), localTime(new Date(end), timeZone)];
  // Midnight is the end of the day before.
  const endsAt = until.date === from.date ? until.time : until.time === "00:00" ? "24:00" : null;
  if (endsAt === null) return false;
  return hoursForDate(hours, from.date).spans.some(({ open, closed }) => open <= from.time && endsAt <= closed);
};
