import { fold } from "../../shared/index.ts";

/** A date as a feed writes it. `day` null: month and year alone. */
export type FeedDate = { readonly year: number; readonly month: number; readonly day: number | null };

/** A text with two readings, such as "05/07/2021 (5 July or 7 May)", or with none and the reason. */
type DateProblem = { readonly reason: string };

export type ParsedDate = FeedDate | DateProblem | null;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

export const isCalendarDate = ({ year, month, day }: FeedDate): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  return (
    year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === (day ?? 1)
  );
};

/** `YYYY-MM-DD`, or `YYYY-MM` without a day. */
export const formatDate = ({ year, month, day }: FeedDate): string =>
  [String(year), ...[month, day].flatMap((part) => (part === null ? [] : String(part).padStart(2, "0")))].join("-");

const checked = (year: number, month: number, day: number | null): FeedDate | null => {
  const date = { year, month, day };
  return isCalendarDate(date) ? date : null;
};

/** "21" is 2021, "98" 1998: a vehicle is registered next year at the latest. */
const fullYear = (text: string, thisYear: number): number => {
  if (text.length === 4) return Number(text);
  const year = 2000 + Number(text);
  return year <= thisYear + 1 ? year : year - 100;
};

/** A time of day behind the date; `zone` is set for an instant of UTC. */
const TIME = /[T ](?<hour>\d{1,2})[:h]\d{2}(?::\d{2}(?:[.,]\d+)?)? ?(?<zone>Z|UTC|[+-]00:?00|[+-]\d{2}:?\d{2})?$/i;

const UTC = /^(?:Z|UTC|[+-]00:?00)$/i;

/** Midnight of Central Europe in UTC: 22:00 in summer, 23:00 in winter, of the day before. */
const MIDNIGHT = /(?:T|\s)2[23]:00(?::00(?:[.,]0+)?)?\s*\S+$/;

const nextDay = (date: FeedDate): FeedDate => {
  const next = new Date(Date.UTC(date.year, date.month - 1, (date.day ?? 1) + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
};

const YEAR_FIRST = /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})(?:\k<sign>(?<day>\d{1,2}))?$/;
const YEAR_LAST = /^(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})\k<sign>(?<year>\d{4})$/;
const MONTH_FIRST = /^(?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})$/;
const COMPACT = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?:(?<day>\d{2})(?:\d{4}|\d{6})?)?$/;
const SHORT_YEAR = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/;
const NAMED_MONTH =
  /^(?:(?<day>\d{1,2})(?:er|st|nd|rd|th|e)?[\s.,-]*)?(?<name>\p{L}{3,10})[\s.,/'-]*(?<year>\d{4}|\d{2})$/u;

const NAMED_FIRST = /^(?<name>\p{L}{3,10})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u;
const SPREADSHEET_DAY = /^[2-6]\d{4}(?:[.,]\d+)?$/;

type Groups = Readonly<Record<string, string | undefined>>;

const numberOf = (groups: Groups, name: string): number => Number(groups[name]);

const dayOf = (groups: Groups): number | null => (groups["day"] === undefined ? null : Number(groups["day"]));

/** Dots separate day, month and year in that order; with other signs a number over 12 decides which is the day. */
const readYearLast = (groups: Groups): ParsedDate => {
  const [first, second, year] = [numberOf(groups, "first"), numberOf(groups, "second"), numberOf(groups, "year")];
  const dayFirst = checked(year, second, first);
  const monthFirst = groups["sign"] === "." ? null : checked(year, first, second);
  if (dayFirst === null || monthFirst === null || first === second) return dayFirst ?? monthFirst;
  return { reason: `can be ${formatDate(dayFirst)} or ${formatDate(monthFirst)}` };
};

/** "07/2021" and "07/21"; "05/07" can be May 2007 or the fifth of July. */
const readMonthFirst = (groups: Groups, thisYear: number): ParsedDate => {
  const [month, year] = [numberOf(groups, "month"), groups["year"] ?? ""];
  const date = checked(fullYear(year, thisYear), month, null);
  if (year.length === 4 || date === null || Number(year) === 0 || Number(year) > 12) return date;
  return { reason: `can be ${formatDate(date)} or a month of ${fullYear(String(month).padStart(2, "0"), thisYear)}` };
};

const TWO_DIGITS: DateProblem = { reason: "has a year of two digits, which can be its first or its last number" };

/** Names of the months in French, German, English and Dutch, folded. */
const NAMES: readonly (readonly string[])[] = [
  ["janvier", "januar", "january", "januari", "janner"],
  ["fevrier", "februar", "february", "februari"],
  ["mars", "marz", "march", "maart", "mrz", "mrt", "maerz"],
  ["avril", "april"],
  ["mai", "may", "mei"],
  ["juin", "juni", "june"],
  ["juillet", "juli", "july", "jul"],
  ["aout", "august", "augustus"],
  ["septembre", "september"],
  ["octobre", "oktober", "october"],
  ["novembre", "november"],
  ["decembre", "dezember", "december"],
];

const MIN_LENGTH = 3;

/** Month from 1 to 12 of a name or of the beginning of one ("dec", "sept"); null if no month or several have it. */
const monthOfName = (folded: string): number | null => {
  if (folded.length < MIN_LENGTH) return null;
  const months = NAMES.flatMap((names, index) => (names.some((name) => name.startsWith(folded)) ? [index + 1] : []));
  return months.length === 1 ? (months[0] ?? null) : null;
};

const readNamedMonth = (groups: Groups, thisYear: number): ParsedDate => {
  const month = monthOfName(groups["name"] ?? "");
  if (dayOf(groups) !== null && groups["year"]?.length === 2) return TWO_DIGITS;
  return month === null ? null : checked(fullYear(groups["year"] ?? "", thisYear), month, dayOf(groups));
};

const readNumbers = (text: string, thisYear: number): ParsedDate => {
  const yearFirst = YEAR_FIRST.exec(text)?.groups ?? COMPACT.exec(text)?.groups;
  if (yearFirst) return checked(numberOf(yearFirst, "year"), numberOf(yearFirst, "month"), dayOf(yearFirst));
  const yearLast = YEAR_LAST.exec(text)?.groups;
  if (yearLast) return readYearLast(yearLast);
  const monthFirst = MONTH_FIRST.exec(text)?.groups;
  if (monthFirst) return readMonthFirst(monthFirst, thisYear);
  const monthAndYear = /^(?<month>0[1-9]|1[0-2])(?<year>(?:19|20)\d{2})$/.exec(text)?.groups;
  if (monthAndYear) return readMonthFirst(monthAndYear, thisYear);
  if (SHORT_YEAR.test(text)) return TWO_DIGITS;
  if (SPREADSHEET_DAY.test(text)) return { reason: "is the number of a day as spreadsheets store it" };
  return null;
};

const readWithoutTime = (text: string, thisYear: number): ParsedDate => {
  if (!/\p{L}/u.test(text)) return readNumbers(text, thisYear);
  const groups = (NAMED_FIRST.exec(text) ?? NAMED_MONTH.exec(text))?.groups;
  return groups ? readNamedMonth(groups, thisYear) : null;
};

/** Seconds or milliseconds since 1970. */
const EPOCH = /^[1-9]\d{8,9}(?:\d{3})?$/;

const readEpoch = (text: string, thisYear: number): FeedDate | null => {
  const at = new Date(Number(text) * (text.length <= 10 ? 1000 : 1));
  const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  if (date.year > thisYear + 1) return null;
  return at.getUTCHours() >= 22 ? nextDay(date) : date;
};

/** Dates that stand for none: the first and the last day of programs and spreadsheets. */
const PLACEHOLDER =
  /^(?:0001-01-01|1900-01-0[01]|1899-12-3[01]|9999-12-31|0?1[-/.]0?1[-/.](?:0001|1900)|3[01][-/.]12[-/.](?:1899|9999))(?:[ T].*)?$/i;

/** True for a date that stands for none, such as 1900-01-01 and 9999-12-31. */
export const isPlaceholderDate = (text: string): boolean => PLACEHOLDER.test(text.trim());

const isDate = (parsed: ParsedDate): parsed is FeedDate => parsed !== null && "year" in parsed;

/**
 * Reads a date in the forms of Luxembourg and its neighbours: year, month and day in the order of ISO 8601, day and month
 * before the year, month and year, names of months, all with or without a time. A form with two readings is a problem.
 */
export const parseDate = (text: string, thisYear: number): ParsedDate => {
  const folded = fold(text).replaceAll(/\s+/g, " ").trim();
  if (EPOCH.test(folded)) return readEpoch(folded, thisYear);
  const time = TIME.exec(folded);
  const date = readWithoutTime(time ? folded.slice(0, time.index) : folded, thisYear);
  const isUtc = UTC.test(time?.groups?.["zone"] ?? "");
  return isUtc && isDate(date) && date.day !== null && MIDNIGHT.test(folded.toUpperCase()) ? nextDay(date) : date;
};
