import { describe, expect, it } from "vitest";
import { SERVICE_LABELS } from "../../application/strings/services.ts";
import { type Location, locationSchema } from "./location.ts";
import { locate, type LocatorContext } from "./locator.ts";
import { EMPTY_LOCATOR_QUERY, type LocatorQuery, parseLocatorQuery, writeLocatorQuery } from "./locator-query.ts";
import { locatorSuggestions } from "./locator-suggestions.ts";

const day = [{ open: "08:00", closed: "18:00" }];
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };

const aLocation = (
  id: number,
  town: string,
  postcode: string,
  [lat, lng]: readonly [number, number],
  rest: object,
): Location => ({
  ...locationSchema.parse({
    id,
    slug: town.toLowerCase(),
    name: `Alzette Automobiles ${town}`,
    address: "1, rue de l’Exemple",
    postcode,
    country: "LU",
    town,
    lat,
    lng,
    phone: "+352 20 00 01 01",
    email: "info@alzette-automobiles.example",
    showroom_hours: { ...week, saturday: day },
    ...rest,
  }),
  updated_at: "2026-11-01T00:00:00Z",
});

const LOCATIONS = [
  aLocation(1, "Bertrange", "8080", [49.61, 6.05], {
    brands: ["ford"],
    services: ["workshop", "tyres"],
    workplace_hours: { ...week, saturday: day },
  }),
  aLocation(2, "Niederkorn", "4562", [49.54, 5.89], {
    brands: ["opel"],
    services: ["workshop", "bodywork"],
    workplace_hours: week,
  }),
  aLocation(3, "Diekirch", "9233", [49.87, 6.16], { brands: ["ford", "opel"], services: ["tyres"] }),
];

const CONTEXT: LocatorContext = {
  now: new Date("2026-11-20T10:00:00Z"),
  timeZone: "Europe/Luxembourg",
  country: "LU",
  serviceLabels: SERVICE_LABELS,
  brandNames: new Map([
    ["ford", "Ford"],
    ["opel", "Opel"],
    ["kia", "Kia"],
  ]),
};

const towns = (query: Partial<LocatorQuery>, context: Partial<LocatorContext> = {}) =>
  locate(LOCATIONS, { ...EMPTY_LOCATOR_QUERY, ...query }, { ...CONTEXT, ...context }).locations.map(
    ({ location }) => location.town,
  );

describe("locate", () => {
  it("gives all in the group's order without a query", () => {
    expect(towns({})).toEqual(["Bertrange", "Niederkorn", "Diekirch"]);
  });

  it.each([
    [{ text: "diekirch" }, ["Diekirch"]],
    [{ text: "opel" }, ["Niederkorn", "Diekirch"]],
    [{ text: "carrosserie" }, ["Niederkorn"]],
    [{ text: "L-4562" }, ["Niederkorn"]],
    [{ text: "nulle part" }, []],
    [{ brand: "ford" }, ["Bertrange", "Diekirch"]],
    [{ service: "workshop" as const }, ["Bertrange", "Niederkorn"]],
    [{ service: "workshop" as const, opening: "saturday" as const }, ["Bertrange"]],
    [{ opening: "saturday" as const }, ["Bertrange", "Niederkorn", "Diekirch"]],
    [{ text: "opel", brand: "ford" }, ["Diekirch"]],
    [{ text: "niederkorn", brand: "ford" }, []],
    [{ zone: { south: 49.5, west: 5.8, north: 49.7, east: 6.1 } }, ["Bertrange", "Niederkorn"]],
  ])("filters by %j", (query, expected) => expect(towns(query)).toEqual(expected));

  it.each([
    ["9753", "Clervaux", ["Diekirch", "Bertrange", "Niederkorn"]],
    ["Thionville", "Thionville", ["Niederkorn", "Bertrange", "Diekirch"]],
    ["F-54400 Longwy", "Longwy", ["Niederkorn", "Bertrange", "Diekirch"]],
  ])("sorts by the distance from %s", (text, origin, expected) => {
    const result = locate(LOCATIONS, { ...EMPTY_LOCATOR_QUERY, text }, CONTEXT);
    expect(result.origin?.name).toBe(origin);
    expect(result.locations.map(({ location }) => location.town)).toEqual(expected);
    expect(result.locations.every(({ distanceKm }) => distanceKm !== null && distanceKm > 0)).toBe(true);
  });

  it("sorts by the visitor's own position, unless a text is given", () => {
    const near = { lat: 49.86, lng: 6.15 };
    expect(towns({ near })).toEqual(["Diekirch", "Bertrange", "Niederkorn"]);
    expect(towns({ near, text: "bertrange" })).toEqual(["Bertrange"]);
  });

  it("knows which are open at the time, by the hours of what the visitor needs", () => {
    const saturday = new Date("2026-11-21T10:00:00Z");
    expect(towns({ opening: "now" }, { now: saturday })).toEqual(["Bertrange", "Niederkorn", "Diekirch"]);
    expect(towns({ opening: "now", service: "workshop" }, { now: saturday })).toEqual(["Bertrange"]);
    expect(towns({ opening: "now" }, { now: new Date("2026-11-22T10:00:00Z") })).toEqual([]);
  });
});

describe("the query of a locator in addresses", () => {
  it("is read as it was written", () => {
    const query: LocatorQuery = {
      text: "Esch",
      brand: "ford",
      service: "tyres",
      opening: "saturday",
      near: { lat: 49.61, lng: 6.13 },
      zone: { south: 49.5, west: 5.8, north: 49.7, east: 6.1 },
    };
    const params = writeLocatorQuery(query);
    expect(params.toString()).toBe(
      "ou=Esch&marque=ford&service=tyres&ouvert=samedi&pres=49.61%2C6.13&zone=49.5%2C5.8%2C49.7%2C6.1",
    );
    expect(parseLocatorQuery(params)).toEqual(query);
    expect(writeLocatorQuery(EMPTY_LOCATOR_QUERY).size).toBe(0);
  });

  it.each(["service=x", "ouvert=dimanche", "pres=1", "zone=1,2,3", "zone=2,2,1,1", "zone=a,b,c,d", "x=1"])(
    "ignores %s",
    (search) => {
      expect(parseLocatorQuery(new URLSearchParams(search))).toEqual(EMPTY_LOCATOR_QUERY);
    },
  );

  it("rounds the visitor's position to a kilometre", () => {
    const params = writeLocatorQuery({ ...EMPTY_LOCATOR_QUERY, near: { lat: 49.612345, lng: 6.123456 } });
    expect(params.get("pres")).toBe("49.61,6.12");
  });

  it("is cut to 80 characters", () => {
    expect(parseLocatorQuery(new URLSearchParams({ ou: "x".repeat(500) })).text).toHaveLength(80);
  });
});

describe("locatorSuggestions", () => {
  const labels = (typed: string) =>
    locatorSuggestions(LOCATIONS, typed, CONTEXT, 6).map(({ kind, label }) => `${kind} ${label}`);

  it.each([
    ["diek", ["location Alzette Automobiles Diekirch"]],
    ["ford", ["brand Ford"]],
    ["kia", []],
    ["carr", ["service Carrosserie"]],
    ["pneus", ["service Pneus et stockage"]],
    ["80", ["postcode 8080 Bertrange"]],
    ["L-9202", ["postcode 9202 Diekirch"]],
    ["ettel", ["town Ettelbruck"]],
    ["x", []],
    ["", []],
  ])("completes %j with %j", (typed, expected) => expect(labels(typed)).toEqual(expected));

  it("gives a query that finds what it says", () => {
    const [brand] = locatorSuggestions(LOCATIONS, "opel", CONTEXT, 6);
    expect(brand && towns(brand.query)).toEqual(["Niederkorn", "Diekirch"]);
    const [name] = locatorSuggestions(LOCATIONS, "niederk", CONTEXT, 6);
    expect(name && towns(name.query)).toEqual(["Niederkorn"]);
  });
});
