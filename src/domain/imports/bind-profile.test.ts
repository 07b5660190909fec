import { describe, expect, it } from "vitest";
import type { VehicleFacts } from "../vehicles/index.ts";
import type { FieldName } from "./fields.ts";
import type { ColumnRule, FeedProfile } from "./profile.ts";
import { base, column, mapWith, ways } from "./bind-profile.harness.ts";
import { bindProfile } from "./bind-profile.ts";
import type { Cell } from "./row.ts";
import type { Ways } from "./ways.ts";

/** What becomes of one cell of one field, in a row that is sound besides. */
const readField = (field: FieldName, cell: Cell, given: Partial<ColumnRule> = {}, more: Partial<Ways> = {}) => {
  const columns = [column("make", "brand"), column("it", field, given)];
  const { vehicle, issues } = mapWith({ columns }, ["make", "it"], ["Ford", cell], more);
  return { facts: vehicle?.facts ?? null, issue: issues[0] ?? null, issues };
};

const fact = (field: FieldName & keyof VehicleFacts, cell: Cell, given: Partial<ColumnRule> = {}) =>
  readField(field, cell, given).facts?.[field];

describe("a row of a feed", () => {
  it("becomes facts in which everything the feed does not say is null", () => {
    const { vehicle, issues } = mapWith({}, ["make"], ["Citroën"]);
    expect(issues).toEqual([]);
    const { brand, equipment, options, media, availability, price, ...rest } = vehicle?.facts ?? ({} as VehicleFacts);
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
    ["price.purchase.cents", "0", "it"],
    ["price.purchase.cents", "-5", "it"],
    ["price.purchase.cents", "99999999999", "it"],
    ["construction_year", "1899", "it"],
    ["construction_year", "2028", "it"],
    ["mileage_km", "-1", "it"],
    ["mileage_km", "1000001", "it"],
    ["power_kw", "2001", "it"],
    ["power_kw", "-1", "it"],
  ] as const)("is refused with %s of %s: that is no vehicle", (field, cell, where) => {
    const { facts, issue } = readField(field, cell);
    expect(facts).toBeNull();
    expect(issue).toMatchObject({ severity: "refused", code: "impossible-value", line: 7, column: where, value: cell });
  });

  it("is refused without a make, and where the make is none", () => {
    for (const cell of ["", "  ", "???", undefined]) {
      const { vehicle, issues } = mapWith({}, ["make"], [cell]);
      expect(vehicle).toBeNull();
      expect(issues[0]).toMatchObject({ severity: "refused", code: "no-make", column: "make" });
    }
    const refuse = [column("make", "brand", { refuse: { "Trailer-Anhänger": "is a trailer" } })];
    expect(mapWith({ columns: refuse }, ["make"], ["trailer-anhanger"]).issues[0]).toMatchObject({
      code: "not-a-vehicle",
      reason: "is a trailer",
    });
  });

  it("is refused where it has more or fewer fields than the header", () => {
    const { vehicle, issues } = mapWith({}, ["make", "model"], ["Ford", "Puma", "3"]);
    expect(vehicle).toBeNull();
    expect(issues).toMatchObject([{ code: "broken-row", line: 7, reason: "has 3 fields where the header has 2" }]);
    expect(mapWith({}, ["make", "model"], ["Ford"]).vehicle).toBeNull();
  });

  it("is refused without a key where the feed has keys, and takes the first that is filled", () => {
    const profile = { key: ["key", "id"], columns: [column("make", "brand"), column("id", "id")] };
    expect(mapWith(profile, ["make", "key", "id"], ["Ford", "", ""]).issues[0]).toMatchObject({ code: "no-key" });
    expect(mapWith(profile, ["make", "key", "id"], ["Ford", "A-1", "12"]).vehicle).toMatchObject({
      key: "A-1",
      wanted_id: 12,
    });
    expect(mapWith(profile, ["make", "key", "id"], ["Ford", " ", "12"]).vehicle).toMatchObject({
      key: "12",
      wanted_id: 12,
    });
  });

  it("takes next year's vehicles, and drops figures that stand for an unknown one", () => {
    expect(fact("construction_year", "2027")).toBe(2027);
    expect(readField("mileage_km", "999999")).toMatchObject({
      facts: { mileage_km: null },
      issue: { severity: "warning" },
    });
    expect(readField("power_kw", "1")).toMatchObject({ facts: { power_kw: null }, issue: { code: "unlikely-value" } });
  });

  it("counts power in kilowatts and prices in cents whatever the column is counted in", () => {
    expect(fact("power_kw", "116", { unit: "hp" })).toBe(85);
    expect(readField("price.purchase.cents", "24990.50", { unit: "euro" }).facts?.price.purchase?.cents).toBe(
      2_499_050,
    );
  });

  it("drops only the value where a value is odd, and says which is the nearest known one", () => {
    const { facts, issue } = readField("fuel_type", "Dieselo");
    expect(facts).toMatchObject({ fuel_type: null, brand: { name: "Ford" } });
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
    ["first_registration", "2020-13", "not-a-date"],
    ["first_registration", "2021-02-29", "not-a-date"],
    ["available_from", "2026-05", "not-a-date"],
    ["accident_free", "maybe", "not-yes-or-no"],
    ["trim", "x".repeat(161), "too-long"],
    ["trim", ["a"], "not-a-number"],
  ] as const)("drops %s of %s", (field, cell, code) => {
    const { facts, issue } = readField(field, cell);
    expect(facts?.[field]).toBeNull();
    expect(issue).toMatchObject({ severity: "warning", code });
  });

  it.each([
    ["first_registration", "2020-02", "2020-02"],
    ["first_registration", "2020-02-29", "2020-02-29"],
    ["accident_free", "Yes", true],
    ["accident_free", "0", false],
    ["accident_free", false, false],
    ["doors", 5, 5],
    ["trim", " 1.0 \t EcoBoost\u0000 ", "1.0 EcoBoost"],
    ["location_id", "Autohaus Nord", 3],
    ["location_id", 1, 1],
    ["color", "GREY", "grey"],
  ] as const)("reads %s of %s", (field, cell, value) => {
    expect(fact(field, cell)).toBe(value);
  });

  it("keeps the equipment it knows, sorted, and names what it does not", () => {
    const { facts, issues } = readField("equipment", "tow_bar|abs| |isofx|abs");
    expect(facts?.equipment).toEqual(["abs", "tow_bar"]);
    expect(issues.map(({ value, reason }) => `${value}: ${reason}`)).toEqual([
      'isofx: is not known; the nearest is "isofix"',
    ]);
    expect(readField("equipment", ["tow_bar"]).facts?.equipment).toEqual(["tow_bar"]);
  });

  it("translates by the profile's table only, without case, and says nothing of a word for unknown", () => {
    const rule = { values: { Gasoline: "petrol" }, unknown: ["-/- (Fuel)"] };
    expect(fact("fuel_type", "gasoline", rule)).toBe("petrol");
    expect(readField("fuel_type", "diesel", rule).issue?.code).toBe("unknown-key");
    expect(readField("fuel_type", "-/- (Fuel)", rule)).toMatchObject({ facts: { fuel_type: null }, issues: [] });
  });

  it("sends a vehicle of an unknown place to the profile's default, and says so", () => {
    const columns = [column("make", "brand"), column("place", "location_id")];
    const given = { columns, default_location: 2 };
    const lost = mapWith(given, ["make", "place"], ["Ford", "Bertrang"], { defaultLocation: 2 });
    expect(lost.vehicle?.facts.location_id).toBe(2);
    expect(lost.issues[0]).toMatchObject({
      code: "unknown-location",
      reason: 'is not known; the nearest is "bertrange"',
    });
    expect(mapWith(given, ["make", "place"], ["Ford", ""], { defaultLocation: 2 }).vehicle?.facts.location_id).toBe(2);
  });

  it("puts makes together again that the source cut at the space", () => {
    const profile = {
      columns: [column("make", "brand"), column("model", "model")],
      cut_brands: ["Alfa Romeo", "Aston Martin"],
    };
    const named = (make: string, model: string) => {
      const { brand, model: found } =
        mapWith(profile, ["make", "model"], [make, model]).vehicle?.facts ?? ({} as VehicleFacts);
      return [brand.slug, found?.name ?? null];
    };
    expect(named("Alfa", "Romeo Giulia")).toEqual(["alfa-romeo", "Giulia"]);
    expect(named("Aston", "Martin")).toEqual(["aston-martin", null]);
    expect(named("Alfa", "Giulia")).toEqual(["alfa", "Giulia"]);
    expect(named("Renault", "Alpine A110")).toEqual(["renault", "Alpine A110"]);
  });

  it("gets the profile's constants, which a column of its own overrides", () => {
    const columns = [column("make", "brand"), column("state", "condition")];
    const profile = { columns, constants: { condition: "used", kind: "van" } };
    expect(mapWith(profile, ["make", "state"], ["Ford", ""]).vehicle?.facts).toMatchObject({
      condition: "used",
      kind: "van",
    });
    expect(mapWith(profile, ["make", "state"], ["Ford", "new"]).vehicle?.facts).toMatchObject({ condition: "new" });
  });
});

describe("a feed's header", () => {
  const bind = (profile: Partial<FeedProfile>, header: readonly string[]) =>
    bindProfile({ ...base, ...profile }, header, ways);

  it("is found by name, without case", () => {
    expect(bind({}, ["MAKE "]).ok).toBe(true);
  });

  it("of another file names the columns that are missing", () => {
    const bound = bind({ key: ["key", "id"] }, ["brand"]);
    expect(bound.ok ? null : bound.error).toEqual({
      code: "not-this-profile",
      reason: 'the profile "mine" needs the columns "make", "key or id", which are not there',
    });
  });

  it("with a column twice is refused", () => {
    expect(bind({}, ["make", "Make"])).toMatchObject({
      ok: false,
      error: { reason: 'the column "Make" stands in the header twice' },
    });
  });

  it("with columns nobody reads gets a note, with the name that may have been meant", () => {
    const columns = [column("make", "brand"), column("mileage", "mileage_km")];
    const bound = bind({ columns }, ["make", "milage", "internal"]);
    expect(bound.ok && bound.value.notes).toEqual([
      'column "milage" is not read; did you mean "mileage"?',
      'column "internal" is not read',
    ]);
  });
});
