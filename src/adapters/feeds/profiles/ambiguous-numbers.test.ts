import { describe, expect, it } from "vitest";
import {
  bindProfile,
  type ColumnRule,
  type FeedProfile,
  listReadColumns,
  NotationScan,
  statedNotation,
  UNDECIDED,
} from "#domain/imports/index.ts";
import { getVehicleField, isFigureFieldName, isPlausibleFigure, VEHICLE_FIELD_NAMES } from "#domain/vehicles/index.ts";
import { CELL_READ_OPTIONS } from "../../../../tests/builders/feed-profile.ts";
import { loadShippedProfiles } from "./profiles.ts";

const profiles = await loadShippedProfiles();

/** Maps a row whose only values are a make, a key and the cell: a feed of one row. */
const mapCell = (profile: FeedProfile, column: string, cell: string | number) => {
  const header = listReadColumns(profile);
  const make = profile.columns.find(({ field }) => field === "brand")?.column;
  const filled = new Map<string, string | number>([
    [profile.key === "row-hash" ? "" : (profile.key[0] ?? ""), "A-1"],
    [make ?? "", "Ford"],
    [column, cell],
  ]);
  const row = { line: 2, cells: header.map((name) => filled.get(name) ?? "") };
  const scan = new NotationScan(profile, header, CELL_READ_OPTIONS.thisYear);
  scan.add(row);
  const { byColumn } = scan.decide();
  const notationOf = (name: string) => statedNotation(profile) ?? byColumn.get(name) ?? UNDECIDED;
  const bound = bindProfile(profile, header, { ...CELL_READ_OPTIONS, notationOf });
  if (!bound.ok) throw new Error(bound.error.reason);
  const mapped = bound.value.map(row);
  return { ...mapped, issue: mapped.issues.find((issue) => issue.column === column) };
};

const isFigure = ({ field }: ColumnRule): boolean => isFigureFieldName(field) && field !== "id";

const columns = profiles.flatMap((profile) =>
  profile.columns
    .filter(isFigure)
    .map((rule) => ({ profile, rule, name: `${profile.name} ${rule.column} (${rule.field})` })),
);

const cells = columns.flatMap(({ name, ...column }) =>
  ["24.990", "24,990"].map((cell) => ({ ...column, cell, name: `${cell} in ${name}` })),
);

describe("a figure that can be read in two ways", () => {
  it.each(cells)("has one of its readings or is refused with both: $name", ({ profile, rule, cell }) => {
    const { vehicle, issue } = mapCell(profile, rule.column, cell);
    const isRequired = profile.required.some((names) => names.split("|").includes(rule.column));
    const refused = isRequired ? null : mapCell(profile, rule.column, "").vehicle;
    const readings = ["24990", "24.9900"].map((text) => mapCell(profile, rule.column, text).vehicle);
    expect([issue?.code, issue?.value, issue?.reason]).toEqual(
      issue === undefined ? [undefined, undefined, undefined] : ["ambiguous-number", cell, "can be 24,990 or 24.99"],
    );
    expect(issue === undefined ? readings : [refused]).toContainEqual(vehicle);
  });

  it.each(columns.filter(({ rule }) => rule.field.startsWith("price.")))(
    "is a price of some thousand euros, or none: $name",
    ({ profile, rule }) => {
      for (const cell of ["24.990", "24,990", "24.990 EUR", "€ 24,990"]) {
        const { vehicle } = mapCell(profile, rule.column, cell);
        const cents = vehicle?.attributes.price.purchase?.cents ?? 2_499_000;
        expect([cell, cents]).toEqual([cell, 2_499_000]);
      }
    },
  );

  it.each(columns.filter(({ rule }) => !rule.quiet && getVehicleField(rule.field).type === "number"))(
    "is no thousand as a number of JSON: $name",
    ({ profile, rule }) => {
      const { vehicle, issue } = mapCell(profile, rule.column, 24.995);
      const read = mapCell(profile, rule.column, "24.9950").vehicle;
      expect([issue?.reason, vehicle]).toEqual(
        issue === undefined ? [undefined, read] : ["can be 24,995 or 24.995", vehicle],
      );
    },
  );
});

it("a field with thousandths has no plausible thousand, so that three digits are its decimals", () => {
  const decimals = VEHICLE_FIELD_NAMES.filter((name) => {
    const field = getVehicleField(name);
    return field.type === "number" && field.decimals === 3;
  });
  expect(decimals.length).toBeGreaterThan(0);
  expect(decimals.filter((name) => isFigureFieldName(name) && isPlausibleFigure(name, 1_000))).toEqual([]);
});
