import { describe, expect, it } from "vitest";
import type { VehicleAttributes } from "../../vehicles/index.ts";
import type { VehicleFieldName } from "../../vehicles/index.ts";
import type { ColumnRule, FeedProfile } from "../feed-profile.ts";
import { FEED_PROFILE, aColumnRule, mapRowWith, CELL_READ_OPTIONS } from "../../../../tests/builders/feed-profile.ts";
import { bindProfile } from "./bind-profile.ts";
import type { Cell } from "../feed-row.ts";
import type { CellReadOptions } from "../readers/cell-result.ts";

/** Maps one cell of a field in an otherwise valid row. */
const readField = (
  field: VehicleFieldName,
  cell: Cell,
  overrides: Partial<ColumnRule> = {},
  options: Partial<CellReadOptions> = {},
) => {
  const columns = [aColumnRule("make", "brand"), aColumnRule("it", field, overrides)];
  const { vehicle, issues } = mapRowWith({ columns }, ["make", "it"], ["Ford", cell], options);
  return { attributes: vehicle?.attributes ?? null, issue: issues[0] ?? null, issues };
};

const readAttribute = (
  field: VehicleFieldName & keyof VehicleAttributes,
  cell: Cell,
  overrides: Partial<ColumnRule> = {},
) => readField(field, cell, overrides).attributes?.[field];

describe("mapRow", () => {
  it("takes the quotation marks off cells of every type", () => {
    expect(readAttribute("model", "\u201cPuma\u201d")).toMatchObject({ name: "Puma" });
    expect(readAttribute("mileage_km", "\u201e12 500\u201c")).toBe(12_500);
    expect(readAttribute("fuel_type", "\u00ab diesel \u00bb")).toBe("diesel");
    expect(readAttribute("options", "\u201cGPS|Isofix\u201d")).toEqual(["GPS", "Isofix"]);
    expect(readAttribute("options", "\u201cGPS\u201d|\u201cIsofix\u201d")).toEqual(["GPS", "Isofix"]);
    expect(readAttribute("media", "\u201chttps://photos.example/1.jpg\u201d")).toHaveLength(1);
    expect(mapRowWith({}, ["make"], ["\u201eFord\u201c"]).vehicle?.attributes.brand.name).toBe("Ford");
  });

  it("sets every attribute without a value to null", () => {
    const { vehicle, issues } = mapRowWith({}, ["make"], ["Citroën"]);
    expect(issues).toEqual([]);
    const { brand, equipment, options, media, availability, price, ...rest } =
      vehicle?.attributes ?? ({} as VehicleAttributes);
    expect({ brand, equipment, options, media, availability, price }).toEqual({
      brand: { slug: "citroen", name: "Citroën" },
      equipment: [],
      options: [],
      media: [],
      availability: "available",
      price: { purchase: null },
    });
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  it.each([
    ["price.purchase.cents", "5", "it"],
    ["price.purchase.cents", "-5", "it"],
    ["price.purchase.cents", "99999999999", "it"],
    ["mileage_km", "-2", "it"],
    ["mileage_km", "1000001", "it"],
    ["power_kw", "2001", "it"],
    ["power_kw", "-2", "it"],
  ] as const)("refuses the row when %s is %s", (field, cell, column) => {
    const { attributes, issue } = readField(field, cell);
    expect(attributes).toBeNull();
    expect(issue).toMatchObject({ severity: "refused", code: "impossible-value", line: 7, column, value: cell });
  });

  it("refuses a row without a valid make", () => {
    for (const cell of ["", "  ", "???", undefined]) {
      const { vehicle, issues } = mapRowWith({}, ["make"], [cell]);
      expect(vehicle).toBeNull();
      expect(issues[0]).toMatchObject({ severity: "refused", code: "no-make", column: "make" });
    }
    const refuse = [aColumnRule("make", "brand", { refuse: { "Trailer-Anhänger": "is a trailer" } })];
    expect(mapRowWith({ columns: refuse }, ["make"], ["trailer-anhanger"]).issues[0]).toMatchObject({
      code: "not-a-vehicle",
      reason: "is a trailer",
    });
  });

  it("refuses a row with more or fewer fields than the header", () => {
    const { vehicle, issues } = mapRowWith({}, ["make", "model"], ["Ford", "Puma", "3"]);
    expect(vehicle).toBeNull();
    expect(issues).toMatchObject([{ code: "broken-row", line: 7, reason: "has 3 fields where the header has 2" }]);
    const columns = [aColumnRule("make", "brand"), aColumnRule("model", "model"), aColumnRule("trim", "trim")];
    const width = (...cells: string[]) => mapRowWith({ columns }, ["make", "model", "trim"], cells).vehicle === null;
    expect([
      width("Ford"),
      width("Ford", "Puma"),
      width("Ford", "Puma", "ST", " "),
      width("Ford", "Puma", "ST", "x"),
    ]).toEqual([true, false, false, true]);
  });

  it("uses the first filled key column and refuses a row without a key", () => {
    const profile = { key: ["key", "id"], columns: [aColumnRule("make", "brand"), aColumnRule("id", "id")] };
    expect(mapRowWith(profile, ["make", "key", "id"], ["Ford", "", ""]).issues[0]).toMatchObject({ code: "no-key" });
    expect(mapRowWith(profile, ["make", "key", "id"], ["Ford", "A-1", "12"]).vehicle).toMatchObject({
      key: "A-1",
      requestedId: 12,
    });
    expect(mapRowWith(profile, ["make", "key", "id"], ["Ford", " ", "12"]).vehicle).toMatchObject({
      key: "12",
      requestedId: 12,
    });
  });

  it("accepts next year's vehicles and drops placeholder numbers", () => {
    expect(readAttribute("construction_year", "2027")).toBe(2027);
    expect(readField("mileage_km", "999999")).toMatchObject({
      attributes: { mileage_km: null },
      issue: { severity: "warning" },
    });
    expect(readField("power_kw", "1")).toMatchObject({
      attributes: { power_kw: null },
      issue: { code: "unlikely-value" },
    });
  });

  it("converts power to kilowatts and prices to cents", () => {
    expect(readAttribute("power_kw", "116", { unit: "hp" })).toBe(85);
    expect(readField("price.purchase.cents", "24990.50", { unit: "euro" }).attributes?.price.purchase?.cents).toBe(
      2_499_050,
    );
  });

  it("drops an unknown key with a warning that names the closest known one", () => {
    const { attributes, issue } = readField("fuel_type", "Dieselo");
    expect(attributes).toMatchObject({ fuel_type: null, brand: { name: "Ford" } });
    expect(issue).toEqual({
      severity: "warning",
      code: "unknown-key",
      line: 7,
      column: "it",
      value: "Dieselo",
      reason: 'is not known; the nearest is "diesel"',
    });
  });

  it.each([
    ["doors", "five", "not-a-number"],
    ["doors", "5.5", "not-a-number"],
    ["doors", "12", "impossible-value"],
    ["construction_year", "1899", "impossible-value"],
    ["construction_year", "2028", "impossible-value"],
    ["construction_year", "19", "impossible-value"],
    ["first_registration", "2020-13", "not-a-date"],
    ["first_registration", "2021-02-29", "not-a-date"],
    ["available_from", "2026-05", "not-a-date"],
    ["accident_free", "maybe", "not-yes-or-no"],
    ["trim", "x".repeat(161), "too-long"],
    ["trim", ["a"], "not-a-number"],
  ] as const)("drops %s of %s", (field, cell, code) => {
    const { attributes, issue } = readField(field, cell);
    expect(attributes?.[field]).toBeNull();
    expect(issue).toMatchObject({ severity: "warning", code });
  });

  it.each([
    ["first_registration", "2020-02", "2020-02"],
    ["first_registration", "2020-02-29", "2020-02-29"],
    ["accident_free", "Yes", true],
    ["accident_free", "0", false],
    ["accident_free", false, false],
    ["construction_year", "0", null],
    ["doors", 5, 5],
    ["trim", " 1.0 \t EcoBoost\u0000 ", "1.0 EcoBoost"],
    ["location_id", "Autohaus Nord", 3],
    ["location_id", 1, 1],
    ["color", "GREY", "grey"],
  ] as const)("reads %s of %s", (field, cell, value) => {
    expect(readAttribute(field, cell)).toBe(value);
  });

  it("sorts known equipment and warns of unknown equipment", () => {
    const { attributes, issues } = readField("equipment", "tow_bar|abs| |isofx|abs");
    expect(attributes?.equipment).toEqual(["abs", "tow_bar"]);
    expect(issues.map(({ value, reason }) => `${value}: ${reason}`)).toEqual([
      'isofx: is not known; the nearest is "isofix"',
    ]);
    expect(readField("equipment", ["tow_bar"]).attributes?.equipment).toEqual(["tow_bar"]);
  });

  it("translates only the values of the profile, ignoring case, and drops its unknown values without a warning", () => {
    const rule = { values: { Gasoline: "petrol" }, unknown: ["-/- (Fuel)"] };
    expect(readAttribute("fuel_type", "gasoline", rule)).toBe("petrol");
    expect(readField("fuel_type", "diesel", rule).issue?.code).toBe("unknown-key");
    expect(readField("fuel_type", "-/- (Fuel)", rule)).toMatchObject({ attributes: { fuel_type: null }, issues: [] });
  });

  it("assigns a vehicle of an unknown location to the profile's default location, with a warning", () => {
    const columns = [aColumnRule("make", "brand"), aColumnRule("place", "location_id")];
    const overrides = { columns, default_location: 2 };
    const mapped = mapRowWith(overrides, ["make", "place"], ["Ford", "Bertrang"], { defaultLocation: 2 });
    expect(mapped.vehicle?.attributes.location_id).toBe(2);
    expect(mapped.issues[0]).toMatchObject({
      code: "unknown-location",
      reason: 'is not known; the nearest is "bertrange"',
    });
    expect(
      mapRowWith(overrides, ["make", "place"], ["Ford", ""], { defaultLocation: 2 }).vehicle?.attributes.location_id,
    ).toBe(2);
  });

  it("joins two-word makes that the source splits at the space", () => {
    const profile = {
      columns: [aColumnRule("make", "brand"), aColumnRule("model", "model")],
      cut_brands: ["Alfa Romeo", "Aston Martin"],
    };
    const splitName = (make: string, model: string) => {
      const { brand, model: modelName } =
        mapRowWith(profile, ["make", "model"], [make, model]).vehicle?.attributes ?? ({} as VehicleAttributes);
      return [brand.slug, modelName?.name ?? null];
    };
    expect(splitName("Alfa", "Romeo Giulia")).toEqual(["alfa-romeo", "Giulia"]);
    expect(splitName("Aston", "Martin")).toEqual(["aston-martin", null]);
    expect(splitName("Alfa", "Giulia")).toEqual(["alfa", "Giulia"]);
    expect(splitName("Renault", "Alpine A110")).toEqual(["renault", "Alpine A110"]);
  });

  it("applies the profile's constants unless a column has a value", () => {
    const columns = [aColumnRule("make", "brand"), aColumnRule("state", "condition")];
    const profile = { columns, constants: { condition: "used", kind: "van" } };
    expect(mapRowWith(profile, ["make", "state"], ["Ford", ""]).vehicle?.attributes).toMatchObject({
      condition: "used",
      kind: "van",
    });
    expect(mapRowWith(profile, ["make", "state"], ["Ford", "new"]).vehicle?.attributes).toMatchObject({
      condition: "new",
    });
  });
});

describe("bindProfile", () => {
  const bind = (profile: Partial<FeedProfile>, header: readonly string[]) =>
    bindProfile({ ...FEED_PROFILE, ...profile }, header, CELL_READ_OPTIONS);

  it("finds columns by name, ignoring case", () => {
    expect(bind({}, ["MAKE "]).ok).toBe(true);
  });

  it("reports the missing columns of another file", () => {
    const bound = bind({ key: ["key", "id"] }, ["brand"]);
    expect(bound.ok ? null : bound.error).toEqual({
      code: "not-this-profile",
      reason: 'the profile "mine" needs the columns "make", "key or id", which are not there',
    });
  });

  it("rejects a header with a duplicate column", () => {
    expect(bind({}, ["make", "Make"])).toMatchObject({
      ok: false,
      error: { reason: 'the column "Make" stands in the header twice' },
    });
  });

  it("notes unknown columns and suggests the closest known name", () => {
    const columns = [aColumnRule("make", "brand"), aColumnRule("mileage", "mileage_km")];
    const bound = bind({ columns }, ["make", "milage", "internal"]);
    expect(bound.ok && bound.value.notes).toEqual([
      'column "milage" is not read; did you mean "mileage"?',
      'column "internal" is not read',
    ]);
  });
});
