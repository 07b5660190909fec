import { z } from "zod";
import { parsePointFigure } from "#domain/imports/index.ts";
import { isNumberText } from "../json/parse-feed-json.ts";

/** The subset of JSON Schema needed to parse a cell. */
export type Shape = {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
};

export const toShape = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as unknown as Shape;

/** The shape without its null alternative. */
export const withoutNull = (shape: Shape | undefined): Shape =>
  shape?.anyOf === undefined ? (shape ?? {}) : withoutNull(shape.anyOf.find(({ type }) => type !== "null"));

/** Parses a figure; one that is no number or can be read in two ways stays text. */
export const parseFigure = (text: string, { type }: Shape): unknown =>
  parsePointFigure(text, type !== "integer") ?? text;

/**
 * Converts the texts that `parseFeedJson` left in fields with decimals; in integer fields they stay text, which is
 * rejected.
 */
export const parseDecimals = (value: unknown, nullable: Shape | undefined): unknown => {
  const shape = withoutNull(nullable);
  if (typeof value === "string") return shape.type === "number" && isNumberText(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map((item) => parseDecimals(item, shape.items));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, parseDecimals(inner, shape.properties?.[name])]),
  );
};
