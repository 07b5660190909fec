import type { FeedProfile } from "../feed-profile.ts";
import type { SampledColumn } from "./sampled-column.ts";

type NumberSigns = Pick<FeedProfile, "decimal_sign" | "thousands_sign">;

const figuresOf = (columns: readonly SampledColumn[]): readonly string[] =>
  columns.flatMap(({ texts }) => texts.flatMap((text) => /[\d][\d\s.,'’]*/u.exec(text)?.[0].trim() ?? []));

/** The signs that the figures of the number columns prove; null where nothing does. */
export const proposeNumberSigns = (columns: readonly SampledColumn[]): NumberSigns | null => {
  const figures = figuresOf(columns);
  const has = (pattern: RegExp): boolean => figures.some((figure) => pattern.test(figure));
  const dotThousands = has(/^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/);
  const commaThousands = has(/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/);
  const commaDecimals = has(/^\d+,\d{1,2}$/);
  if (commaThousands === (dotThousands || commaDecimals)) return null;
  if (commaThousands) return { decimal_sign: ".", thousands_sign: "," };
  return { decimal_sign: ",", thousands_sign: dotThousands || has(/^\d{1,3}\.\d{3}$/) ? "." : null };
};

const NUMERIC_DATE = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?:\s.*)?$/;

/** The form of dates that have several readings, by a number over 12; day first where nothing decides. */
export const proposeDateFormat = (columns: readonly SampledColumn[]): { form: string; isProved: boolean } | null => {
  const dates = columns.flatMap(({ texts }) =>
    texts.flatMap((text) => [NUMERIC_DATE.exec(text)].filter((m) => m !== null)),
  );
  const [first] = dates;
  if (first === undefined) return null;
  const [sign = "/", year = ""] = [first[2], first[4]];
  const isDayFirst = dates.some(([, day]) => Number(day) > 12);
  const isMonthFirst = dates.some((date) => Number(date[3]) > 12);
  if (isDayFirst && isMonthFirst) return null;
  const order = isMonthFirst ? ["MM", "DD"] : ["DD", "MM"];
  const form = [...order, year.length === 4 ? "YYYY" : "YY"].join(sign);
  return { form, isProved: isDayFirst || isMonthFirst };
};
