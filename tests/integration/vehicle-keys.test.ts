import { expect, test } from "vitest";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { openStockIndex } from "#domain/search/index.ts";
import {
  FACETS,
  getVehicleField,
  parseStockQuery,
  type StockRecord,
  VEHICLE_FIELD_NAMES,
  type Vehicle,
  vehicleSlug,
  vehicleTitle,
  type VehicleFieldName,
} from "#domain/vehicles/index.ts";
import { vitrineCells, vitrineObject, VITRINE_COLUMNS } from "../../src/adapters/formats/vehicles/vitrine.ts";
import { toVehicleDetail } from "../../src/server/api/vehicles/json.ts";
import { toFacetViews } from "../../src/web/stock/filters/facet-views.ts";
import { toAttributeGroups, toEquipmentGroups } from "../../src/web/vehicle/index.ts";
import { importFeedBytes } from "../builders/imported-feed.ts";
import { buildStockIndex } from "../builders/stock-index.ts";

const KEY_FIELDS = VEHICLE_FIELD_NAMES.flatMap((field) => {
  const type = getVehicleField(field);
  return "keys" in type ? [[field, type.keys] as const] : [];
});

const importKeys = async (field: VehicleFieldName, keys: readonly string[]): Promise<readonly Vehicle[]> => {
  const rows = keys.map((key, n) => `${n + 1},Ford,Puma ${n},${key},50\n`).join("");
  const bytes = (async function* () {
    yield Buffer.from(`id,brand,model,${field},battery_kwh\n${rows}`);
  })();
  const { vehicles, issues } = await importFeedBytes(bytes, "vitrine");
  expect(issues).toEqual([]);
  const at = "2026-11-21T08:00:00.000Z";
  return vehicles.map(({ attributes }, index) => ({
    ...attributes,
    id: index + 1,
    slug: vehicleSlug(index + 1, attributes),
    title: vehicleTitle(attributes),
    first_seen_at: at,
    updated_at: at,
    content_hash: "",
  }));
};

const ALL_FILTERS = FACETS.map(({ name }) => name);

/** The labels of the filter's options, by value. */
const filterOptions = (vehicles: readonly Vehicle[], filter: string): ReadonlyMap<string, string> => {
  const records = vehicles.map(
    (vehicle): StockRecord => ({
      ...vehicle,
      inspection_is_valid: false,
      monthly_cents: null,
      net_cents: null,
      location: null,
    }),
  );
  const query = parseStockQuery(new URLSearchParams());
  const { facets } = openStockIndex(buildStockIndex(records, VEHICLE_LABELS)).search(query);
  const view = toFacetViews(query, facets, ALL_FILTERS, "").find(({ name }) => name === filter);
  return new Map(view?.kind === "values" ? view.values.map(([value, label]) => [value, label]) : []);
};

/** Everything that a page says about a vehicle in rows and lists. */
const pageText = (vehicle: Vehicle): string =>
  JSON.stringify([toAttributeGroups(vehicle, { showVin: false }), toEquipmentGroups(vehicle)]);

/** Shown in another place than rows: the energy label, the badge of what is reserved or sold. */
const SHOWN_ELSEWHERE: ReadonlySet<VehicleFieldName> = new Set(["energy_class", "availability"]);

test.each(KEY_FIELDS)("every key of %s is imported, filtered, shown and exported", async (field, keys) => {
  const vehicles = await importKeys(field, keys);
  expect(vehicles).toHaveLength(keys.length);
  const filter = getVehicleField(field).filter?.name ?? "";
  const options = filterOptions(vehicles, filter);
  for (const [index, key] of keys.entries()) {
    const vehicle = vehicles[index] as Vehicle;
    const value = getVehicleField(field).type === "keys" ? [key] : key;
    const label = options.get(key.replaceAll("+", "-"));
    expect(label, `${key} has no option of the filter ${filter}`).toBeTruthy();
    expect(SHOWN_ELSEWHERE.has(field) || pageText(vehicle).includes(label ?? "-"), `${key} has no row`).toBe(true);
    expect(
      toVehicleDetail(vehicle, {
        url: () => "/",
        siteUrl: "",
        monthlyCents: () => null,
        paymentKind: "rental",
        showVin: false,
        priceSuffix: "TTC",
      }),
    ).toHaveProperty(field, value);
    expect(vitrineObject(vehicle)).toHaveProperty(field, value);
    expect(vitrineCells(vehicle)[VITRINE_COLUMNS.indexOf(field)]).toBe(key);
  }
});
