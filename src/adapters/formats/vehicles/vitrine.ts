import {
  createFieldReader,
  getVehicleField,
  type InspectionMark,
  type Medium,
  type NameWithSlug,
  VEHICLE_FIELD_NAMES,
  type VehicleFieldName,
} from "#domain/vehicles/index.ts";
import type { ExportedVehicle } from "#application/exports/ports.ts";
import { joinList } from "./join-list.ts";

type ExportValue = string | number | boolean | readonly string[] | readonly Medium[] | readonly InspectionMark[];

type FieldReader = (vehicle: ExportedVehicle) => ExportValue | null;

const createExportReader = (name: VehicleFieldName): FieldReader => {
  if (name === "key") return ({ key }) => key ?? null;
  const read = createFieldReader(name);
  const field = getVehicleField(name);
  if (field.type !== "text" || !field.named) return read as FieldReader;
  return (vehicle) => (read(vehicle) as NameWithSlug | null)?.name ?? null;
};

const readers = new Map(VEHICLE_FIELD_NAMES.map((name) => [name, createExportReader(name)]));

/** The value of a Vitrine format field; null if the vehicle has none. */
const readField = (vehicle: ExportedVehicle, name: VehicleFieldName): ExportValue | null =>
  readers.get(name)?.(vehicle) ?? null;

const isFilled = (value: ExportValue | null): value is ExportValue =>
  value !== null && !(Array.isArray(value) && value.length === 0);

type ValueTree = { [name: string]: ValueTree | ExportValue };

const setPath = (tree: ValueTree, [name, ...rest]: readonly string[], value: ExportValue): void => {
  if (name === undefined) return;
  if (rest.length === 0) tree[name] = value;
  else setPath((tree[name] ??= {}) as ValueTree, rest, value);
};

/** A vehicle by `docs/schemas/vitrine-vehicle.schema.json`, without empty fields. */
export const vitrineObject = (vehicle: ExportedVehicle): Readonly<Record<string, unknown>> => {
  const tree: ValueTree = {};
  for (const name of VEHICLE_FIELD_NAMES) {
    const value = readField(vehicle, name);
    if (isFilled(value)) setPath(tree, name.split("."), value);
  }
  return tree;
};

const LIST_SEPARATOR = "|";

const isUrlOnly = ({ type, url, alt }: Medium): boolean =>
  alt === null && type === (/\.(?:mp4|webm|mov)(?:[?#]|$)/i.test(url) ? "video" : "image");

/** The URL if it implies the type and there is no alt text, else JSON. */
const formatMedium = (medium: Medium): string => (isUrlOnly(medium) ? medium.url : JSON.stringify(medium));

const formatItem = (item: string | Medium | InspectionMark): string => {
  if (typeof item === "string") return item;
  return "url" in item ? formatMedium(item) : JSON.stringify(item);
};

/** Formats without an exponent, which spreadsheets and readers would not parse. */
const formatPlainNumber = (value: number): string => {
  const text = String(value);
  return text.includes("e") ? value.toFixed(10) : text;
};

const formatCell = (value: ExportValue | null): string => {
  if (value === null) return "";
  if (typeof value === "number") return formatPlainNumber(value);
  if (typeof value !== "object") return String(value);
  return joinList(value.map(formatItem), LIST_SEPARATOR);
};

/** Columns of the Vitrine CSV: every field. */
export const VITRINE_COLUMNS: readonly VehicleFieldName[] = VEHICLE_FIELD_NAMES;

export const vitrineCells = (vehicle: ExportedVehicle): readonly string[] =>
  VITRINE_COLUMNS.map((name) => formatCell(readField(vehicle, name)));
