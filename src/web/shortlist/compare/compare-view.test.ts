import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { shortlistStrings as strings } from "../lists/shortlist-strings.ts";
import { exampleMonthlyOffer, exampleVehicle } from "../../vehicle/card/vehicle.examples.ts";
import { costTexts } from "../../leasing/index.ts";
import { availabilityView } from "../../vehicle/index.ts";
import { NOT_APPLICABLE } from "./compare-value.ts";
import { buildCompareView, type CompareInput } from "./compare-view.ts";

const COMPARE_LIMIT = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.";

const viewOf = (vehicles: readonly Vehicle[], changes: Partial<CompareInput> = {}) =>
  buildCompareView({
    vehicles,
    removedVehicles: [],
    removedCount: 0,
    shared: false,
    query: new URLSearchParams(),
    crumbs: [],
    newest: [],
    cards: {
      hrefOf: ({ slug }) => `/stock/${slug}`,
      monthlyOf: exampleMonthlyOffer,
      locationNameOf: () => "Bertrange",
      wltp: true,
      now: new Date("2026-11-20T10:00:00Z"),
      stockOpenedAt: null,
    },
    estimateOf: () => null,
    costTexts: costTexts(COUNTRIES.LU.terms, null),
    settings: { wltp: true, co2Image: true, timeZone: "Europe/Luxembourg", countryTerms: COUNTRIES.LU.terms },
    paths: createPaths(FRENCH_SEGMENTS),
    siteUrl: "https://www.example.lu",
    ...changes,
  });

const pair = (first: Partial<Vehicle>, second: Partial<Vehicle>) =>
  viewOf([exampleVehicle({ id: 1, ...first }), exampleVehicle({ id: 2, ...second })]);

const rowsOf = ({ groups, sameGroups }: ReturnType<typeof viewOf>) =>
  new Map([...groups, ...sameGroups].flatMap(({ rows }) => rows.map((row) => [row.label, row])));

test("a row differs unless all values are equal", () => {
  const rows = rowsOf(pair({ mileage_km: 12_500 }, { mileage_km: 30_000 }));
  expect(rows.get("Kilométrage")?.differs).toBe(true);
  expect(rows.get("Puissance")?.differs).toBe(false);
});

test("the table has the offer, what differs, consumption and emissions; what else is equal is listed once", () => {
  const { groups, sameGroups } = pair({ doors: 5, seats: 5 }, { doors: 5, seats: 7 });
  expect(groups.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ["Offre", ["Prix", "Mensualité", "À voir à"]],
    ["Carrosserie et intérieur", ["Places"]],
    ["Consommation", ["Consommation mixte", "Émissions de CO₂"]],
  ]);
  expect(sameGroups.flatMap(({ rows }) => rows).some(({ differs }) => differs)).toBe(false);
  expect(sameGroups.flatMap(({ rows }) => rows).map(({ label }) => label)).toContain("Portes");
});

test("a single vehicle has all its rows in the table", () => {
  const { groups, sameGroups } = viewOf([exampleVehicle()]);
  expect(groups.flatMap(({ rows }) => rows).length).toBeGreaterThan(20);
  expect(sameGroups).toEqual([]);
});

test("drawings of one body are no row, photographs and other bodies are", () => {
  const media = (url: string) => [{ type: "image", url, alt: null }] as const;
  expect(pair({}, { color: "blue" }).hasPictures).toBe(false);
  expect(pair({}, { body_style: "estate" }).hasPictures).toBe(true);
  expect(pair({}, { media: media("/1.webp") }).hasPictures).toBe(true);
  expect(pair({ media: media("/1.webp") }, { media: media("/2.webp") }).hasPictures).toBe(true);
  expect(viewOf([exampleVehicle()]).hasPictures).toBe(true);
});

test("the action of a column is that of the vehicle's page", () => {
  const vehicles = (["available", "reserved", "sold"] as const).map((availability, id) =>
    exampleVehicle({ id: id + 1, availability }),
  );
  expect(viewOf(vehicles).columns.map(({ availability }) => [availability.label, availability.action])).toEqual(
    vehicles.map((vehicle) => {
      const { label, action } = availabilityView(vehicle, "2026-11-20");
      return [label, action];
    }),
  );
});

test("each vehicle has the form of its action, a sold one has none", () => {
  const view = pair({ slug: "1-opel-corsa" }, { availability: "sold" });
  expect(view.columns.map(({ requestHref }) => requestHref)).toEqual(["/stock/1-opel-corsa/interessee", null]);
});

test("a row appears when one vehicle has a value, and is unknown for the other", () => {
  expect(rowsOf(pair({ owners: 2 }, { owners: null })).get("Propriétaires")).toMatchObject({
    values: ["2", "Non renseignés"],
    differs: true,
  });
  expect(rowsOf(pair({ towing_kg: 900 }, { towing_kg: null })).get("Masse remorquable")?.values[1]).toBeNull();
  expect(rowsOf(pair({ towing_kg: null }, { towing_kg: null })).has("Masse remorquable")).toBe(false);
});

test("equipment is yes or no, and unknown for a vehicle without an equipment list", () => {
  const rows = rowsOf(pair({ equipment: ["abs", "tow_bar"] }, { equipment: ["abs"] }));
  expect(rows.get("Attelage")?.values).toEqual([true, false]);
  expect(rows.get("ABS")).toMatchObject({ values: [true, true], differs: false });
  expect(rows.has("Isofix à l’avant")).toBe(false);
  expect(rowsOf(pair({ equipment: ["abs"] }, { equipment: [] })).get("ABS")?.values).toEqual([true, null]);
});

test("impossible attributes are not applicable, and non-deductible VAT is stated", () => {
  const rows = rowsOf(
    pair(
      { fuel_type: "electric", cylinders: null, range_km: 400, vat_deductible: false },
      { cylinders: 3, range_km: null },
    ),
  );
  expect(rows.get("Cylindres")?.values).toEqual([NOT_APPLICABLE, "3"]);
  expect(rows.get("Autonomie électrique")?.values[1]).toBe(NOT_APPLICABLE);
  expect(rows.get("TVA")?.values).toEqual(["Non déductible", "Déductible"]);
});

test("the lowest price, the lowest mileage and the latest year are best", () => {
  const rows = rowsOf(
    pair(
      { price: { purchase: { cents: 1_000_000, before_discount_cents: null } }, mileage_km: 50_000 },
      { construction_year: 2025 },
    ),
  );
  expect(rows.get("Prix")?.best).toEqual({ label: listPageStrings.compare.best.price, columns: [0] });
  expect(rows.get("Kilométrage")?.best?.columns).toEqual([1]);
  expect(rows.get("Année de construction")?.best?.columns).toEqual([1]);
});

test("what is not for sale has no lowest price, but its other best values", () => {
  const cheap = { price: { purchase: { cents: 1_000_000, before_discount_cents: null } }, mileage_km: 5_000 };
  const dear = exampleVehicle({ id: 3, price: { purchase: { cents: 3_000_000, before_discount_cents: null } } });
  const reserved = exampleVehicle({ id: 1, ...cheap, availability: "reserved" });
  const rows = rowsOf(viewOf([reserved, exampleVehicle({ id: 2 }), dear]));
  expect(rows.get("Prix")?.best?.columns).toEqual([1]);
  expect(rows.get("Kilométrage")?.best?.columns).toEqual([0]);
  expect(rowsOf(viewOf([reserved, dear])).get("Prix")?.best).toBeNull();
});

test("nothing is best if a value is unknown, if all are equal, or if the test cycles differ", () => {
  expect(rowsOf(pair({ price: { purchase: null } }, {})).get("Prix")?.best).toBeNull();
  expect(rowsOf(pair({}, {})).get("Kilométrage")?.best).toBeNull();
  const co2 = "Émissions de CO₂";
  expect(rowsOf(pair({ co2_g_km: 90 }, { co2_g_km: 120 })).get(co2)?.best?.columns).toEqual([0]);
  expect(rowsOf(pair({ co2_g_km: 90, wltp: false }, { co2_g_km: 120 })).get(co2)?.best).toBeNull();
  expect(rowsOf(pair({ co2_g_km: 90, wltp: null }, { co2_g_km: 120, wltp: null })).get(co2)?.best).toBeNull();
});

test("all vehicles with the best value are best", () => {
  const three = [10_000, 10_000, 90_000].map((mileage_km, index) => exampleVehicle({ id: index + 1, mileage_km }));
  expect(rowsOf(viewOf(three)).get("Kilométrage")?.best?.columns).toEqual([0, 1]);
});

test("every row has one value for each vehicle, and no group is empty", () => {
  const view = viewOf([1, 2, 3].map((id) => exampleVehicle({ id, owners: id, options: id === 2 ? [] : ["Pack"] })));
  for (const { rows } of [...view.groups, ...view.sameGroups]) {
    expect(rows.length).toBeGreaterThan(0);
    for (const { values } of rows) expect(values).toHaveLength(3);
  }
});

test("the shared URL contains the vehicles, and an empty comparison has no groups", () => {
  expect(pair({}, {}).share.url).toBe("https://www.example.lu/stock/comparer?ids=1.2");
  expect(viewOf([]).groups).toEqual([]);
});

test("the message for a seventh vehicle is exactly that of the specification", () => {
  expect(strings.full.compare).toBe(COMPARE_LIMIT);
  expect(viewOf([], { query: new URLSearchParams("refus=1") }).notices.refused).toBe(COMPARE_LIMIT);
});
