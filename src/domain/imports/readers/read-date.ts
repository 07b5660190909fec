import {
  formatDate,
  isCalendarDate,
  isPlaceholderDate,
  parseDate,
  type FeedDate,
  type ParsedDate,
} from "./parse-date.ts";
import { acceptValue, type CellReader, dropValue, NO_VALUE } from "./cell-result.ts";

const PART = /YYYY|YY|MM|DD/g;

const SEPARATORS: readonly string[] = ["/", ".", "-", " ", ""];

/** The form of dates that spreadsheets store: the number of days since 30 December 1899. */
const DAYS = "DAYS";

const partsOf = (form: string): readonly string[] => form.match(PART) ?? [];

const separatorOf = (form: string): string | undefined =>
  SEPARATORS.find((separator) => partsOf(form).join(separator) === form);

/** True for a form that a profile may state: "DD/MM/YYYY", "MM-YY", "YYYYMMDD", or "DAYS". */
export const isDateFormat = (form: string): boolean => {
  const kinds = partsOf(form).map((part) => part.charAt(0));
  const isComplete = kinds.includes("Y") && kinds.includes("M") && new Set(kinds).size === kinds.length;
  return form === DAYS || (isComplete && separatorOf(form) !== undefined);
};

const NAMES: Readonly<Record<string, string>> = { YYYY: "year", YY: "shortYear", MM: "month", DD: "day" };

const toPattern = (form: string): RegExp => {
  const separator = separatorOf(form) ?? "";
  const digits = (part: string): string => {
    if (part === "YYYY") return String.raw`\d{4}`;
    return part === "YY" || separator === "" ? String.raw`\d{2}` : String.raw`\d{1,2}`;
  };
  const parts = partsOf(form).map((part) => `(?<${NAMES[part] ?? ""}>${digits(part)})`);
  return new RegExp(`^${parts.join(separator === "." ? String.raw`\.` : separator)}(?:[T ].*)?$`);
};

const parseDays = (text: string): FeedDate | null => {
  if (!/^\d{1,6}(?:[.,]\d+)?$/.test(text)) return null;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text.replace(",", "."))) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Reads a date in the stated form, valid or not; null for a text in another form. */
export const createDateFormatParser = (form: string, thisYear: number): ((text: string) => FeedDate | null) => {
  if (form === DAYS) return parseDays;
  const pattern = toPattern(form);
  return (text) => {
    const groups = pattern.exec(text)?.groups;
    if (!groups) return null;
    const { year, shortYear, month, day } = groups;
    const century = 2000 + Number(shortYear) <= thisYear + 1 ? 2000 : 1900;
    return {
      year: year === undefined ? century + Number(shortYear) : Number(year),
      month: Number(month),
      day: day === undefined ? null : Number(day),
    };
  };
};

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
