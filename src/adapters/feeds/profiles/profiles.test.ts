import { describe, expect, it } from "vitest";
import { VEHICLE_FIELD_NAMES } from "#domain/vehicles/index.ts";
import { loadProfile, parseProfile, listProfileNames } from "./profiles.ts";

const minimal =
  "name: mine\ndescribes: Mine\nformat: csv\nkey: [no]\ncolumns: { make: brand, fuel: { field: fuel_type, values: { Benzin: petrol } } }\n";

const problems = (text: string): readonly string[] => {
  const parsed = parseProfile(text);
  return parsed.ok ? [] : parsed.error;
};

describe("profiles", () => {
  it("ships only valid profiles, among them vitrine and autoscout24-export", async () => {
    expect(await listProfileNames()).toEqual(expect.arrayContaining(["autoscout24-export", "vitrine"]));
    for (const name of await listProfileNames()) {
      const profile = await loadProfile(name);
      expect(profile.ok ? profile.value.name : profile.error).toBe(name);
    }
  });

  it("maps every field to the column of the same name in the vitrine profile", async () => {
    const profile = await loadProfile("vitrine");
    const columns = profile.ok ? profile.value.columns.map(({ column }) => column) : [];
    expect(columns).toEqual(VEHICLE_FIELD_NAMES);
  });

  it("suggests the most similar name for an unknown profile", async () => {
    const profile = await loadProfile("autoscout-export");
    expect(profile.ok ? "" : profile.error[0]).toContain('did you mean "autoscout24-export"?');
  });

  it("reports a profile file that does not exist", async () => {
    const profile = await loadProfile("/nowhere/mine.yaml");
    expect(profile.ok ? "" : profile.error[0]).toContain("cannot be read");
  });

  it("accepts a column that is a field name alone", () => {
    const parsed = parseProfile(minimal);
    expect(parsed.ok && parsed.value.columns[0]).toEqual({
      column: "make",
      field: "brand",
      unit: null,
      unit_from: null,
      displaces: null,
      erase: [],
      breaks: [],
      quiet: false,
      values: null,
      unknown: [],
      refuse: {},
    });
  });

  it.each([
    [minimal.replace("fuel_type", "fuel_kind"), "columns.fuel.field"],
    [minimal.replace("petrol", "petroll"), 'columns.fuel: "petroll" is no fuel_type; the nearest is "petrol"'],
    [minimal.replace("make: brand, ", ""), "no column leads to the field brand"],
    [minimal.replace("format: csv", "format: xls"), "format"],
    [`${minimal}decimal_sign: "."\nthousands_sign: "."\n`, 'thousands_sign: "." is the decimal_sign too'],
    [`${minimal}colums: {}\n`, "colums"],
    ["name: [", "1:8: Flow sequence"],
    ["name: *x", "1:7: *x is an alias without an anchor"],
  ])("reports the problems of a profile (%#)", (text, message) => {
    expect(problems(text).join("\n")).toContain(message);
  });
});
