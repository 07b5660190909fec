import { plainSigns } from "../../shared/index.ts";

/** What separates decimals. The other one of the two separates thousands, as a space or an apostrophe does. */
export type DecimalSign = "." | ",";

/** A figure by either decimal sign; null where it cannot be read so. */
export type Readings = { readonly point: number | null; readonly comma: number | null };

/** A zero alone before the separator is no thousand; four digits before it are not grouped. */
const POINT = /^[+-]?(?:\d{1,15}|(?!0+\D)\d{1,3}(?<group>[,' ])\d{3}(?:\k<group>\d{3})*)(?:\.\d{1,20})?$/;
const COMMA = /^[+-]?(?:\d{1,15}|(?!0+\D)\d{1,3}(?<group>[.' ])\d{3}(?:\k<group>\d{3})*)(?:,\d{1,20})?$/;

const INTEGER = /^[+-]?\d{1,15}$/;

const APOSTROPHES = /[\u2018\u2019\u02bc\u2032\u00b4`]/g;

/** All spaces, dashes and apostrophes as one of each. */
export const plainFigure = (text: string): string => plainSigns(text).replaceAll(APOSTROPHES, "'");

/** "22.490,-" is 22.490,00. */
const normalise = (text: string): string => plainFigure(text).replace(/([.,]) ?-{1,2}$/, "$100");

/** Reads the whole text as a figure without a unit, by either decimal sign. */
export const readFigure = (text: string): Readings => {
  if (INTEGER.test(text)) return { point: Number(text), comma: Number(text) };
  const figure = normalise(text);
  return {
    point: POINT.test(figure) ? Number(figure.replaceAll(/[,' ]/g, "")) : null,
    comma: COMMA.test(figure) ? Number(figure.replaceAll(/[.' ]/g, "").replace(",", ".")) : null,
  };
};

/** True where the decimal sign decides between two values: "24.990" is 24,990 or 24.99. */
export const isAmbiguous = (
  readings: Readings,
): readings is { readonly point: number; readonly comma: number } & Readings =>
  readings.point !== null && readings.comma !== null && readings.point !== readings.comma;

/** "24,990 or 24.99": the value with thousands first. */
export const describeReadings = ({ point, comma }: Readings): string => {
  const [first = 0, second = 0] = [point ?? 0, comma ?? 0].sort((a, b) => Math.abs(b) - Math.abs(a));
  return `${String(first).replace(/(\d)(\d{3})$/, "$1,$2")} or ${second}`;
};

/** Both readings of a figure that its separator does not settle; null for any other text. */
export const findAmbiguity = (text: string): { readonly readings: string } | null => {
  const readings = readFigure(text);
  return isAmbiguous(readings) ? { readings: describeReadings(readings) } : null;
};

/** Parses digits with a decimal point; null for any other text, and for "24.990" unless `hasThousandths`. */
export const parsePointFigure = (text: string, hasThousandths: boolean): number | null => {
  if (!/^[+-]?[\d.]+$/.test(text)) return null;
  const readings = readFigure(text);
  return isAmbiguous(readings) && !hasThousandths ? null : readings.point;
};
