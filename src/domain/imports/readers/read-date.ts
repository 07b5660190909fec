import { createDateFormatParser } from "./date-format.ts";
import {
  formatDate,
  isCalendarDate,
  isPlaceholderDate,
  parseDate,
  type FeedDate,
  type ParsedDate,
} from "./parse-date.ts";
import { acceptValue, dropValue, NO_VALUE } from "./cell-result.ts";
import type { CellReader } from "./cell-reader.ts";

/** A stated form wins; a text in another form is read where it has one reading. */
const createParser = (dateForm: string | null, thisYear: number): ((text: string) => ParsedDate) => {
  const parseStated = dateForm === null ? () => null : createDateFormatParser(dateForm, thisYear);
  return (text) => {
    const stated: FeedDate | null = parseStated(text);
    if (stated === null) return parseDate(text, thisYear);
    return isCalendarDate(stated) ? stated : { reason: `is no day in the form ${dateForm ?? ""} of the column` };
  };
};

/** `month`: a month without a day is a value. */
export const createDateReader = (month: boolean, dateForm: string | null, thisYear: number): CellReader => {
  const parse = createParser(dateForm, thisYear);
  return (cell) => {
    const text = typeof cell === "string" || typeof cell === "number" ? String(cell).trim() : "";
    if (isPlaceholderDate(text)) return NO_VALUE;
    const date = parse(text);
    if (date !== null && "reason" in date) return dropValue("not-a-date", cell, date.reason);
    if (date !== null && (date.day !== null || month)) return acceptValue(formatDate(date));
    return dropValue("not-a-date", cell, month ? "is no date or month" : "is no date with a day");
  };
};
