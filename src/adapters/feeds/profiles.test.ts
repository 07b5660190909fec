import { describe, expect, it } from "vitest";
import { FIELD_NAMES } from "#domain/imports/index.ts";
import { loadProfile, parseProfile, profileNames } from "./profiles.ts";

const minimal =
  "name: mine\ndescribes: Mine\nformat: csv\nkey: [no]\ncolumns: { make: brand, fuel: { field: fuel_type, values: { Benzin: petrol } } }\n";

const problems = (text: string): readonly string[] => {
  const parsed = parseProfile(text);
  return parsed.ok ? [] : parsed.error;
};

describe("profiles", () => {
  it("ships vitrine and autoscout24-export, and every one that is shipped is right", async () => {
    expect(await profileNames()).toEqual(expect.arrayContaining(["autoscout24-export", "vitrine"]));
    for (const name of await profileNames()) {
      const profile = await loadProfile(name);
      expect(profile.ok ? profile.value.name : profile.error).toBe(name);
    }
  });

  it("reads every field under its own name in our own format", async () => {
    const profile = await loadProfile("vitrine");
    const columns = profile.ok ? profile.value.columns.map(({ column }) => column) : [];
    expect(columns).toEqual(FIELD_NAMES);
  });

  it("names the nearest profile where there is none of that name", async () => {
    const profile = await loadProfile("autoscout-export");
    expect(profile.ok ? "" : profile.error[0]).toContain('did you mean "autoscout24-export"?');
  });

  it("says so where the file of a profile is not there", async () => {
    const profile = await loadProfile("/nowhere/mine.yaml");
    expect(profile.ok ? "" : profile.error[0]).toContain("cannot be read");
  });

  it("takes a column as the name of its field alone, with everything else left out", () => {
    const parsed = parseProfile(minimal);
    expect(parsed.ok && parsed.value.columns[0]).toEqual({
      column: "make",
      field: "brand",
      unit: null,
      unit_from: null,
      displaces: null,
      erase: [],
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
    [`${minimal}colums: {}\n`, "colums"],
    ["name: [", "at line 1"],
  ])("finds what is wrong with a profile (%#)", (text, message) => {
    expect(problems(text).join("\n")).toContain(message);
  });
});
