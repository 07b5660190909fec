import { FIELD_NAMES, type FieldName } from "../imports/index.ts";
import type { Medium, Vehicle } from "../vehicles/index.ts";
import { joinedList } from "./list.ts";

type FieldValue = string | number | boolean | readonly string[] | readonly Medium[];

/** What each field of our own format holds of a vehicle; null where the feed did not say. `key` is the id itself. */
const fieldOf = (vehicle: Vehicle, name: FieldName): FieldValue | null => {
  switch (name) {
    case "key":
      return null;
    case "brand":
      return vehicle.brand.name;
    case "model":
      return vehicle.model?.name ?? null;
    case "price.purchase.cents":
      return vehicle.price.purchase?.cents ?? null;
    case "price.purchase.before_discount_cents":
      return vehicle.price.purchase?.before_discount_cents ?? null;
    case "consumption.combined":
      return vehicle.consumption?.combined ?? null;
    case "consumption.electric_kwh":
      return vehicle.consumption?.electric_kwh ?? null;
    default:
      return vehicle[name];
  }
};

const isSaid = (value: FieldValue | null): value is FieldValue =>
  value !== null && !(Array.isArray(value) && value.length === 0);

type Tree = { [name: string]: Tree | FieldValue };

const plant = (tree: Tree, [name, ...rest]: readonly string[], value: FieldValue): void => {
  if (name === undefined) return;
  if (rest.length === 0) tree[name] = value;
  else plant((tree[name] ??= {}) as Tree, rest, value);
};

/** A vehicle as `docs/schemas/vitrine-vehicle.schema.json` describes it; what the feed did not say is left out. */
export const vitrineObject = (vehicle: Vehicle): Readonly<Record<string, unknown>> => {
  const tree: Tree = {};
  for (const name of FIELD_NAMES) {
    const value = fieldOf(vehicle, name);
    if (isSaid(value)) plant(tree, name.split("."), value);
  }
  return tree;
};

/** Between the items of a list in one cell. */
const SEPARATOR = "|";

const isPlain = ({ type, url, alt }: Medium): boolean =>
  alt === null && type === (/\.(?:mp4|webm|mov)(?:[?#]|$)/i.test(url) ? "video" : "image");

/** An address alone where that says everything; the whole medium as JSON else. */
const mediumText = (medium: Medium): string => (isPlain(medium) ? medium.url : JSON.stringify(medium));

/** Figures without an exponent, which no spreadsheet or reader would take for a number. */
export const plainNumber = (value: number): string => {
  const text = String(value);
  return text.includes("e") ? value.toFixed(10) : text;
};

const cellOf = (value: FieldValue | null): string => {
  if (value === null) return "";
  if (typeof value === "number") return plainNumber(value);
  if (typeof value !== "object") return String(value);
  return joinedList(
    value.map((item) => (typeof item === "string" ? item : mediumText(item))),
    SEPARATOR,
  );
};

/** Columns of our own CSV: every field by its name, `key` left out because the id stands for it. */
export const VITRINE_COLUMNS: readonly FieldName[] = FIELD_NAMES.filter((name) => name !== "key");

export const vitrineCells = (vehicle: Vehicle): readonly string[] =>
  VITRINE_COLUMNS.map((name) => cellOf(fieldOf(vehicle, name)));
