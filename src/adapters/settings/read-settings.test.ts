import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { FRENCH_SEGMENTS, marketMap, type Settings } from "#domain/site/index.ts";
import { parseSettings, readSettings } from "./read-settings.ts";

const luxembourg = readFileSync("demo/group/settings/luxembourg.yaml", "utf8");

const mustRead = (file: string): Settings => {
  const read = readSettings(file);
  if (!read.ok) throw new Error(read.error.join("\n"));
  return read.value;
};

const findProblems = (text: string): readonly string[] => {
  const parsed = parseSettings(text);
  return parsed.ok ? [] : parsed.error;
};

test("reads the settings of Luxembourg", () => {
  const settings = mustRead("demo/group/settings/luxembourg.yaml");
  expect(marketMap(settings)).toMatchObject({
    bounds: { north: 50.2465, south: 49.3397, west: 5.5655, east: 6.6273 },
    centre: { lat: 49.793, lng: 6.096 },
  });
  expect(settings.autoproffTradeIn).toBe(false);
  expect(settings.segments).toEqual(FRENCH_SEGMENTS);
  expect(settings.customFilters[0]).toMatchObject({ query: { ranges: { price: { min: null, max: 15_000 } } } });
});

test("reads the settings of the default market", () => {
  const settings = mustRead("demo/group/settings/default.yaml");
  expect(marketMap(settings).bounds).toEqual({ north: 60.75, south: 42.33, west: -7.57, east: 18.02 });
  expect(marketMap(settings).centre).toEqual({ lat: 50.04, lng: 3.725 });
  expect(settings.autoproffTradeIn).toBe(true);
  expect(settings.segments.compare).toBe("compare");
});

test.each(["demo/group/settings/luxembourg.yaml", "demo/group/settings/default.yaml"])(
  "%s names only existing lead kinds",
  (file) => {
    const { leads, retention } = mustRead(file);
    const routed = [...leads.routing, ...leads.adf].flatMap(({ kind }) => kind ?? []);
    expect(Object.keys(LEAD_KINDS)).toEqual(expect.arrayContaining([...routed, ...Object.keys(retention.kinds)]));
  },
);

/** Pages promise that a request reaches the location that it is about. */
test.each([
  ["demo/group/settings/luxembourg.yaml", "demo/group/catalogue/locations.json"],
  ["demo/group/settings/default.yaml", "demo/group/catalogue/default/locations.json"],
])("%s sends requests to addresses of the location that they name", (file, locationsFile) => {
  const { routing } = mustRead(file).leads;
  const locations = JSON.parse(readFileSync(locationsFile, "utf8")) as readonly { readonly slug: string }[];
  const general = routing.filter(({ kind }) => kind === undefined);
  expect(general.flatMap(({ location }) => location ?? []).toSorted()).toEqual(
    locations.map(({ slug }) => slug).toSorted(),
  );
});

test("reports every invalid value with its path and value", () => {
  const wrong = luxembourg
    .replace("north: 50.2465", "north: fifty")
    .replace("timeZone: Europe/Luxembourg", "timeZone: Europe/Nowhere")
    .replace("yearly: 0.0499", "yearly: 4.99")
    .replace("showBreadcrumbs:", "showBreadcrums:");
  const placeOf = (text: string): string => {
    const before = wrong.slice(0, wrong.indexOf(text)).split("\n");
    return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
  };
  expect(findProblems(wrong)).toEqual([
    `${placeOf("timeZone:")}: timeZone: must be a time zone of the IANA database; it is "Europe/Nowhere"`,
    `${placeOf("north: fifty")}: map.bounds.north: invalid input: expected number, received string; it is "fifty"`,
    expect.stringContaining("showBreadcrumbs: invalid input: expected boolean, received undefined; it is missing"),
    `${placeOf("yearly: 4.99")}: finance.rates[1].yearly: too big: expected number to be <=1; it is 4.99`,
    expect.stringContaining('unrecognized key: "showBreadcrums"'),
  ]);
});

test("reports a wrong step of a tax where it stands, also in one of several forms", () => {
  const rule = [
    "  registration_tax:",
    "    - from: 2026-01-01",
    "      owner: Direction",
    "      source: Loi",
    "      cases:",
    "        - steps:",
    "            - add: { of: horses, rate: 2 }",
    "            - { add: 1, multiply: 2 }",
  ];
  const wrong = luxembourg
    .replace("\n  bonus:\n", `\n${rule.join("\n")}\n  bonus:\n`)
    .replace("c_base: 0.5", "c_base: wide");
  const lineOf = (text: string): number => wrong.slice(0, wrong.indexOf(text)).split("\n").length;
  expect(findProblems(wrong)).toEqual([
    expect.stringMatching(
      new RegExp(`^${lineOf("c_base: wide")}:\\d+: ownership\\.tax\\[0\\]\\.c_base: .*it is "wide"$`),
    ),
    expect.stringMatching(
      new RegExp(`^${lineOf("horses")}:\\d+: ownership\\..*steps\\[0\\]\\.add\\.of: .*it is "horses"$`),
    ),
    expect.stringMatching(
      new RegExp(`^${lineOf("{ add: 1")}:\\d+: ownership\\..*steps\\[1\\]: needs one of add, multiply`),
    ),
  ]);
});

test("names the line and column of a text that begins with an asterisk", () => {
  const line = luxembourg.slice(0, luxembourg.indexOf("      warning: ")).split("\n").length;
  expect(findProblems(luxembourg.replace(/ {6}warning: .*/, "      warning: *Offre"))).toEqual([
    `${line}:16: *Offre is an alias without an anchor; a text that begins with * needs quotes`,
  ]);
});

test("without a map in the settings, the market has its country's", () => {
  const parsed = parseSettings(luxembourg.replace(/^map:\n.+\n.+\n/m, "").replace("fr-LU", "fr-BE"));
  expect(parsed.ok && marketMap(parsed.value)).toMatchObject({ bounds: { north: 51.51 }, centre: { lat: 50.5 } });
});

test.each([
  ["locale: fr-LU", "locale: fr-CH", "must be French in a country with a module: fr-LU, fr-BE, fr-FR, fr-DE, fr-NL"],
  ['query: "price-max=15000"', 'query: "prix-max=15000"', "has no such filter: prix-max"],
  ['query: "seats=7"', 'query: "seats=12"', "has a value that is not possible"],
  ["[interior-color, energy-class, towing]", "[brand]", "must be one of the optional facets"],
  ["0.840, 0.815", "0.840, 0.875", "shares must not rise with age or mileage"],
  ["hydrogen, other]", "hydrogen]", "every fuel must stand in exactly one table"],
  ["    - { to: [accueil@alzette-automobiles.example] }\n", "", "must have one rule for every lead"],
  ["link: /contact", "link: //elsewhere.example", "must be a path"],
  ["lng: 6.096", "lng: 7.1", "centre must lie within bounds"],
  ["per_person: 3", "per_person: 0", "slots.per_person: too small"],
  ["burst: 20/24h", "burst: 20/48h", "slots.burst: must be a number and a time, at most a day"],
])("rejects the change of %s to %s", (right, wrong, message) => {
  expect(luxembourg).toContain(right);
  expect(findProblems(luxembourg.replace(right, wrong)).join("\n")).toContain(message);
});

test("reports invalid YAML and a missing file", () => {
  expect(findProblems("map: [")).toHaveLength(1);
  expect(readSettings("demo/group/settings/atlantis.yaml")).toMatchObject({
    ok: false,
    error: [expect.stringContaining("demo/group/settings/atlantis.yaml cannot be read")],
  });
});
