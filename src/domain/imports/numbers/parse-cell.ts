import { readFigure, type Readings } from "./figure.ts";
import { isPlainText, type Quantity, type Unit, unitName } from "./quantities.ts";

/** A figure in a unit. */
export type FigureWithUnit = { readonly readings: Readings; readonly unit: Unit };

/** Null: no figure. `second`: the same in another unit, "74 kW (100 ch)". */
export type ParsedCell =
  | { readonly first: FigureWithUnit; readonly second: FigureWithUnit | null }
  | { readonly wrongUnit: string }
  | null;

/** Longer cells are no figures; the limit bounds the time of the patterns. */
const MAX_LENGTH = 80;

const FIGURE_BETWEEN =
  /^(?<before>[^\d+-]*)(?<figure>[+-]?\d(?:[\d.,'\u2019\u00b4`\s]*\d)?(?:[.,]\s?[-\u2013\u2014]{1,2}(?!\d))?)(?<after>.*)$/su;

/** "kW (100 ch)" and "kW / 100 ch". */
const SECOND_PATTERNS = [/^(?<unit>[^()]*)\((?<inner>[^()]*)\)\s*$/u, /^(?<unit>[^/]*)\/\s*(?<inner>\d.*)$/su];

/** Most figures; they need no search for a unit. */
const PLAIN_FIGURE = /^\d{1,15}[.,]\d{1,20}$/;

type Parts = { readonly before: string; readonly figure: string; readonly after: string };

const split = (text: string): Parts | null => {
  if (text.length > MAX_LENGTH) return null;
  const { before = "", figure, after = "" } = FIGURE_BETWEEN.exec(text)?.groups ?? {};
  return figure === undefined ? null : { before: before.trim(), figure, after: after.trim() };
};

const findUnit = ({ before, after }: Parts, quantity: Quantity, column: Unit): Unit | { wrong: string } | null => {
  const [first, last] = [unitName(before), unitName(after)];
  if (first === null || last === null || (first !== "" && last !== "")) return null;
  if (first + last === "") return column;
  return quantity.units.get(first + last) ?? { wrong: `${before} ${after}`.trim() };
};

const toMeasure = (parts: Parts, quantity: Quantity, column: Unit): FigureWithUnit | { wrong: string } | null => {
  const unit = findUnit(parts, quantity, column);
  if (unit === null || "wrong" in unit) return unit;
  const readings = readFigure(parts.figure);
  return readings.point === null && readings.comma === null ? null : { readings, unit };
};

/** The part of the text behind the unit: another figure, or words that say nothing. */
const splitSecond = (after: string): { readonly unit: string; readonly inner: string } | null => {
  for (const pattern of SECOND_PATTERNS) {
    const { unit, inner } = pattern.exec(after)?.groups ?? {};
    if (unit !== undefined && inner !== undefined) return { unit: unit.trim(), inner: inner.trim() };
  }
  return null;
};

/**
 * Parses a cell as a figure with its unit before or after it, and the same in another unit behind it. `column`: the unit
 * of a figure alone.
 */
export const parseCell = (text: string, quantity: Quantity, column: Unit): ParsedCell => {
  if (PLAIN_FIGURE.test(text)) return { first: { readings: readFigure(text), unit: column }, second: null };
  const parts = split(text.trim());
  if (parts === null) return null;
  const single = toMeasure(parts, quantity, column);
  if (single !== null && !("wrong" in single)) return { first: single, second: null };
  const rest = splitSecond(parts.after);
  if (rest === null) return single === null ? null : { wrongUnit: single.wrong };
  const first = toMeasure({ ...parts, after: rest.unit }, quantity, column);
  if (first === null) return null;
  if ("wrong" in first) return { wrongUnit: single?.wrong ?? first.wrong };
  if (!/\d/.test(rest.inner)) return isPlainText(rest.inner) ? { first, second: null } : null;
  const inner = split(rest.inner);
  const second = inner && toMeasure(inner, quantity, column);
  if (second === null) return null;
  return "wrong" in second ? { wrongUnit: second.wrong } : { first, second };
};
