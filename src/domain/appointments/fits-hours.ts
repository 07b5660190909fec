import { hoursForDate, localTime, type OpeningHours } from "../locations/index.ts";
import type { Booking } from "./booking.ts";

/** True if the location is open from the start of an appointment to its end, without a break. `timeZone`: IANA name. */
export const fitsHours = (
  { start, end }: Pick<Booking, "start" | "end">,
  hours: OpeningHours,
  timeZone: string,
): boolean => {
  const from = localTime(new Date(start), timeZone);
  const to = localTime(new Date(end), timeZone);
  const until = to.date === from.date ? to.time : to.time === "00:00" ? "24:00" : null;
  return (
    until !== null &&
    hoursForDate(hours, from.date).spans.some(({ open, closed }) => open <= from.time && until <= closed)
  );
};
