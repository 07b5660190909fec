import { addDays, localTime, weekdayOf } from "#domain/locations/index.ts";
import { holidayOn } from "../../../src/domain/locations/holidays.ts";

/** What a location in Luxembourg notes at the next Saturday, today included: the holiday of that day, else its usual note. */
export const saturdayNote = (usual: string): string => {
  const { date: today } = localTime(new Date(), "Europe/Luxembourg");
  const week = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  const saturday = week.find((date) => weekdayOf(date) === "saturday");
  return holidayOn(saturday ?? today, "LU") ?? usual;
};
