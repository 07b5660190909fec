import { describe, expect, it } from "vitest";
import { bindProfile, listReadColumns, type ColumnRule, type FeedProfile } from "#domain/imports/index.ts";
import { getVehicleField, VEHICLE_FIELD_NAMES } from "#domain/vehicles/index.ts";
import { CELL_READ_OPTIONS } from "../../../../tests/builders/feed-profile.ts";
import { loadShippedProfiles } from "./profiles.ts";

const profiles = await loadShippedProfiles();

const isNumeric = ({ field }: ColumnRule): boolean => ["number", "year"].includes(getVehicleField(field).type);

const hasThousandths = ({ field, unit }: ColumnRule): boolean => {
  const type = getVehicleField(field);
  return unit === null && type.type === "number" && type.decimals === 3;
};

/** Maps a row whose only values are a make, a key and the cell. */
const mapCell = (profile: FeedProfile, column: string, cell: string | number) => {
  const header = listReadColumns(profile);
  const bound = bindProfile(profile, header, {
    ...CELL_READ_OPTIONS,
    numberFormat: { decimal: profile.decimal_sign, thousands: profile.thousands_sign },
  });
  if (!bound.ok) throw new Error(bound.error.reason);
  const make = profile.columns.find(({ field }) => field === "brand")?.column;
  const filled = new Map<string, string | number>([
    [profile.key === "row-hash" ? "" : (profile.key[0] ?? ""), "A-1"],
    [make ?? "", "Ford"],
    [column, cell],
  ]);
  const row = { line: 2, cells: header.map((name) => filled.get(name) ?? "") };
  const mapped = bound.value.map(row);
  return { ...mapped, issue: mapped.issues.find((issue) => issue.column === column) };
};

const columns = profiles.flatMap((profile) =>
  profile.columns.filter(isNumeric).map((rule) => ({ profile, rule, name: `${profile.name} ${rule.column}` })),
);

const withThousandths = columns.filter(({ rule }) => hasThousandths(rule));

const withoutThousandths = columns
  .filter(({ rule }) => !hasThousandths(rule))
  .flatMap(({ profile, rule, name }) =>
    [".", ","]
      .filter((separator) => separator !== profile.thousands_sign)
      .map((separator) => ({ profile, rule, name: `24${separator}990 in ${name}`, cell: `24${separator}990` })),
  );

describe("a number that can be read in two ways", () => {
  it.each(withoutThousandths)("is refused with both readings: $name", ({ profile, rule, cell }) => {
    const { vehicle, issue } = mapCell(profile, rule.column, cell);
    const isRequired = profile.required.some((names) => names.split("|").includes(rule.column));
    const reported = issue && [issue.code, issue.value, issue.reason];
    expect(reported).toEqual(rule.quiet ? undefined : ["ambiguous-number", cell, "can be 24,990 or 24.99"]);
    expect(vehicle).toEqual(isRequired ? null : mapCell(profile, rule.column, "").vehicle);
  });

  it.each(columns.filter(({ rule }) => !rule.quiet && !hasThousandths(rule)))(
    "is refused as a number of JSON: $name",
    ({ profile, rule }) => {
      expect(mapCell(profile, rule.column, 24.995).issue).toMatchObject({ reason: "can be 24,995 or 24.995" });
    },
  );

  it.each(withThousandths)("is taken literally where the unit has thousandths: $name", ({ profile, rule }) => {
    const { vehicle, issue } = mapCell(profile, rule.column, profile.decimal_sign === "." ? "5.300" : "5,30");
    expect(issue).toBeUndefined();
    expect(JSON.stringify(vehicle)).toContain("5.3");
  });

  it("reads the thousands that a profile declares", () => {
    const google = profiles.find(({ name }) => name === "google-vehicle-ads");
    const price = google && mapCell(google, "price", "24,990 EUR").vehicle?.attributes.price;
    expect(price?.purchase?.cents).toBe(2_499_000);
  });
});

it("a field with thousandths ends at 1,000, so that none of its values is a thousand", () => {
  const decimals = VEHICLE_FIELD_NAMES.map(getVehicleField).filter(
    (field) => field.type === "number" && field.decimals === 3,
  );
  expect(decimals.length).toBeGreaterThan(0);
  expect(decimals.filter((field) => "max" in field && field.max > 1000)).toEqual([]);
});
