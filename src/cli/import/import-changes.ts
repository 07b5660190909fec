import type { VehicleChange } from "#application/imports/ports.ts";

/** Vehicles that the text lists; the JSON has all of them. */
const MAX_VEHICLES = 50;

const MAX_VALUE = 60;

const valueText = (value: unknown): string => {
  const text =
    value === undefined || value === null ? "none" : typeof value === "string" ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 1)}…` : line;
};

const changeLines = ({ id, key, change, fields }: VehicleChange): readonly string[] => [
  `${change}  ${id}${key === String(id) ? "" : ` (${key})`}`,
  ...fields.map(({ path, before, after }) => `    ${path}: ${valueText(before)} → ${valueText(after)}`),
];

/** What an import changed, by vehicle and field. `changes` null: no longer stored. */
export const changesText = (changes: readonly VehicleChange[] | null): string => {
  if (changes === null) return "What it changed by vehicle is not stored.\n";
  if (changes.length === 0) return "";
  const more = changes.length - MAX_VEHICLES;
  const lines = changes.slice(0, MAX_VEHICLES).flatMap(changeLines);
  return `${[...lines, ...(more > 0 ? [`… and ${more} more vehicles: --format json lists all of them`] : [])].join("\n")}\n`;
};
