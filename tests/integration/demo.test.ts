import { readFile } from "node:fs/promises";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE_SCHEMAS } from "#domain/catalogue/index.ts";
import { isIban, isLuxembourgVatNumber } from "#domain/locations/index.ts";
import { fixedClock } from "#domain/shared/index.ts";
import {
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  EQUIPMENT,
  FUEL_TYPES,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { demoBrands } from "../../demo/generator/brands.ts";
import { DEMO_DATE } from "../../demo/generator/demo-date.ts";
import { demoEmployees } from "../../demo/generator/employees.ts";
import { demoFiles } from "../../demo/generator/files.ts";
import { demoLocations } from "../../demo/generator/locations.ts";
import { demoModels } from "../../demo/generator/models.ts";
import { VEHICLE_COUNT } from "../../demo/generator/stock.ts";
import { demoVacancies } from "../../demo/generator/vacancies.ts";
import {
  catalogueRepository,
  createStockReader,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { importDemoGroup, type DemoImport } from "../../src/cli/import/demo-group.ts";

const DEMO = join(import.meta.dirname, "..", "..", "demo");

const clock = fixedClock("2026-11-01T08:00:00Z");

let folder: string;
let database: Database;
let done: DemoImport | null;
let vehicles: readonly Vehicle[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
  database = await openDatabase({ dataDir: folder, url: null });
  done = await importDemoGroup(database, clock);
  const found: Vehicle[] = [];
  for await (const vehicle of createStockReader(database).all()) found.push(vehicle);
  vehicles = found;
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Slugs of the vehicles for which something does not hold, so that a failure names the car. */
const offenders = (holds: (vehicle: Vehicle) => boolean): string[] =>
  vehicles.filter((vehicle) => !holds(vehicle)).map(({ slug }) => slug);

const missing = (keys: Readonly<Record<string, string>>, read: (vehicle: Vehicle) => unknown): string[] => {
  const met = new Set(vehicles.map(read));
  return Object.keys(keys).filter((key) => !met.has(key));
};

describe("the demo group's files", () => {
  it("come out byte for byte as they are kept, however often they are made", async () => {
    const files = demoFiles();
    expect(Object.keys(files)).toHaveLength(6);
    expect(demoFiles()).toEqual(files);
    for (const [path, content] of Object.entries(files)) {
      expect(
        (await readFile(join(DEMO, path), "utf8")) === content,
        `demo/${path} is not what the generator makes`,
      ).toBe(true);
    }
  });

  it("pass the schemas of the catalogue, and lose nothing on the way", () => {
    expect(CATALOGUE_SCHEMAS.brands.array().parse(demoBrands())).toEqual(demoBrands());
    expect(CATALOGUE_SCHEMAS.models.array().parse(demoModels())).toEqual(demoModels());
    expect(CATALOGUE_SCHEMAS.locations.array().parse(demoLocations())).toEqual(demoLocations());
    expect(CATALOGUE_SCHEMAS.employees.array().parse(demoEmployees())).toEqual(demoEmployees());
    expect(CATALOGUE_SCHEMAS.vacancies.array().parse(demoVacancies())).toEqual(demoVacancies());
  });
});

describe("importing the demo group", () => {
  it("takes every row of it in", () => {
    expect(done?.catalogue.map(({ kind, status, issues }) => [kind, status, issues])).toEqual([
      ["brands", "imported", []],
      ["models", "imported", []],
      ["locations", "imported", []],
      ["employees", "imported", []],
      ["vacancies", "imported", []],
    ]);
    expect(done?.vehicles.status).toBe("imported");
    expect(done?.vehicles.counts).toMatchObject({ rows: VEHICLE_COUNT, added: VEHICLE_COUNT, refused: 0, warnings: 0 });
    expect(done?.vehicles.notes).toEqual([]);
  });

  it("does nothing to a database that somebody has used", async () => {
    expect(await importDemoGroup(database, clock)).toBeNull();
    expect(await createStockReader(database).version()).toBe(1);
    expect(await catalogueRepository(database).version()).toBe(5);
  });
});

describe("the demo group's places and makes", () => {
  it("are four sites on the map of Luxembourg, with numbers that are well formed and never ring", async () => {
    const places = await catalogueRepository(database).locations.all();
    expect(places.map(({ slug }) => slug)).toEqual(["bertrange", "niederkorn", "esch-sur-alzette", "diekirch"]);
    for (const place of places) {
      expect(place.lat).toBeGreaterThan(49.3397);
      expect(place.lat).toBeLessThan(50.2465);
      expect(place.lng).toBeGreaterThan(5.5655);
      expect(place.lng).toBeLessThan(6.6273);
      expect(isLuxembourgVatNumber(place.vat_number ?? "")).toBe(true);
      expect(isIban(place.iban ?? "")).toBe(true);
      for (const { phone, email } of [place, ...place.departments]) {
        expect(phone).toMatch(/^\+352 20 00 0\d \d\d$/);
        expect(email).toMatch(/@alzette-automobiles\.example$/);
      }
    }
  });

  it("sell ten makes, each at one site at least, and models of every one of them", async () => {
    const { brands, models, locations } = catalogueRepository(database);
    const sold = (await locations.all()).flatMap(({ brands: slugs }) => slugs);
    const all = await brands.all();
    expect(all).toHaveLength(10);
    for (const { slug } of all) {
      expect(sold).toContain(slug);
      expect((await models.ofBrand(slug)).length).toBeGreaterThanOrEqual(3);
    }
    expect((await models.all()).length).toBeGreaterThanOrEqual(60);
  });

  it("describe each model with versions whose cheapest is the price it is advertised from", async () => {
    for (const model of await catalogueRepository(database).models.all()) {
      const prices = model.versions.map(({ price }) => price ?? Number.NaN);
      expect([model.slug, Math.min(...prices)]).toEqual([model.slug, model.cash_price_from]);
      expect(new Set(model.versions.map(({ fuel }) => fuel))).toEqual(new Set(model.fuels));
      expect(model.intro).not.toBeNull();
      expect(model.highlights.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the demo group's vehicles", () => {
  it("have every fuel, body, colour, gearbox, drive, upholstery, standard, kind and condition there is", () => {
    expect(missing(FUEL_TYPES, (v) => v.fuel_type)).toEqual([]);
    expect(missing(BODY_STYLES, (v) => v.body_style)).toEqual([]);
    expect(missing(COLORS, (v) => v.color)).toEqual([]);
    expect(missing(TRANSMISSIONS, (v) => v.transmission_type)).toEqual([]);
    expect(missing(DRIVES, (v) => v.drive)).toEqual([]);
    expect(missing(UPHOLSTERIES, (v) => v.upholstery)).toEqual([]);
    expect(missing(EMISSION_STANDARDS, (v) => v.emission_standard)).toEqual([]);
    expect(missing(VEHICLE_KINDS, (v) => v.kind)).toEqual([]);
    expect(missing(CONDITIONS, (v) => v.condition)).toEqual([]);
    expect(missing({ available: "", reserved: "", sold: "" }, (v) => v.availability)).toEqual([]);
  });

  it("have nearly every piece of equipment among them", () => {
    const met = new Set(vehicles.flatMap(({ equipment }) => equipment));
    expect(met.size).toBeGreaterThanOrEqual(Object.keys(EQUIPMENT).length * 0.95);
  });

  it("keep the ids of the feed, under slugs that are all different", () => {
    expect(new Set(vehicles.map(({ slug }) => slug)).size).toBe(VEHICLE_COUNT);
    expect(new Set(vehicles.map(({ stock_number }) => stock_number)).size).toBe(VEHICLE_COUNT);
    expect(Math.min(...vehicles.map(({ id }) => id))).toBeGreaterThan(20_000);
  });

  it("stand at the four sites, and new ones only where their make is sold", async () => {
    const places = new Map((await catalogueRepository(database).locations.all()).map((place) => [place.id, place]));
    expect(offenders(({ location_id }) => places.has(location_id ?? 0))).toEqual([]);
    expect(
      offenders((v) => v.condition !== "new" || places.get(v.location_id ?? 0)?.brands.includes(v.brand.slug) === true),
    ).toEqual([]);
    for (const id of places.keys()) expect(vehicles.filter((v) => v.location_id === id).length).toBeGreaterThan(60);
  });

  it("have a price, and a former one only where it was higher", () => {
    expect(offenders((v) => (v.price.purchase?.cents ?? 0) >= 1_000_00)).toEqual([]);
    const before = (v: Vehicle): number => v.price.purchase?.before_discount_cents ?? Number.POSITIVE_INFINITY;
    expect(offenders((v) => before(v) > (v.price.purchase?.cents ?? 0))).toEqual([]);
    const reduced = vehicles.filter((v) => Number.isFinite(before(v))).length;
    expect(reduced / VEHICLE_COUNT).toBeGreaterThan(0.08);
    expect(reduced / VEHICLE_COUNT).toBeLessThan(0.16);
  });

  it("are electric without cylinders, exhaust or fuel, and with a battery and a range", () => {
    const electric = (v: Vehicle): boolean => v.fuel_type === "electric";
    expect(offenders((v) => !electric(v) || (v.cylinders === null && v.cylinder_capacity_cc === null))).toEqual([]);
    expect(offenders((v) => !electric(v) || (v.co2_g_km === 0 && v.consumption?.combined === null))).toEqual([]);
    expect(offenders((v) => !electric(v) || (v.battery_kwh !== null && v.range_km !== null))).toEqual([]);
    expect(
      offenders((v) => !electric(v) || (v.transmission_type === "automatic" && v.emission_standard === null)),
    ).toEqual([]);
  });

  it("burn something where they have cylinders, and say how much", () => {
    const burns = (v: Vehicle): boolean => v.fuel_type !== "electric" && v.fuel_type !== "hydrogen";
    expect(
      offenders(
        (v) => !burns(v) || ((v.co2_g_km ?? 0) > 0 && (v.consumption?.combined ?? 0) > 0 && v.cylinders !== null),
      ),
    ).toEqual([]);
    expect(offenders((v) => !burns(v) || v.emission_standard !== null)).toEqual([]);
  });

  it("were registered before the demo date, in the order a life has", () => {
    const month = DEMO_DATE.slice(0, 7);
    expect(offenders((v) => v.first_registration === null || v.first_registration.slice(0, 7) <= month)).toEqual([]);
    expect(offenders((v) => (v.condition === "new") === (v.first_registration === null))).toEqual([]);
    const year = (v: Vehicle): number => Number(v.first_registration?.slice(0, 4) ?? v.construction_year);
    expect(
      offenders((v) => year(v) - (v.construction_year ?? 0) >= 0 && year(v) - (v.construction_year ?? 0) <= 1),
    ).toEqual([]);
  });

  it("have the mileage of their condition", () => {
    const most: Readonly<Record<string, number>> = { new: 50, preregistered: 100, demonstrator: 15_000, used: 290_000 };
    expect(
      offenders((v) => (v.mileage_km ?? -1) >= 0 && (v.mileage_km ?? 0) <= (most[v.condition ?? ""] ?? 0)),
    ).toEqual([]);
    expect(offenders((v) => v.condition !== "used" || (v.mileage_km ?? 0) >= 1_000)).toEqual([]);
  });

  it("were measured by WLTP once that was the law, and by NEDC before", () => {
    const cars = (v: Vehicle): boolean => v.kind === "passenger";
    expect(offenders((v) => !cars(v) || v.wltp === (v.first_registration ?? "9") >= "2018-09")).toEqual([]);
  });

  it("cost less the older they are", () => {
    const used = vehicles.filter((v) => v.condition === "used" && v.kind === "passenger");
    const average = (from: number, to: number): number => {
      const prices = used
        .filter((v) => (v.construction_year ?? 0) >= from && (v.construction_year ?? 0) <= to)
        .map((v) => v.price.purchase?.cents ?? 0);
      return prices.reduce((sum, cents) => sum + cents, 0) / prices.length;
    };
    expect(average(2024, 2026)).toBeGreaterThan(average(2020, 2023));
    expect(average(2020, 2023)).toBeGreaterThan(average(2015, 2018));
    expect(average(2015, 2018)).toBeGreaterThan(average(2000, 2013));
  });

  it("carry no pictures of their own: the studio draws them", () => {
    expect(offenders((v) => v.media.length === 0)).toEqual([]);
  });

  it("are described, many of them, in sober French", () => {
    const described = vehicles.filter(({ description }) => description !== null);
    expect(described.length).toBeGreaterThan(VEHICLE_COUNT * 0.55);
    expect(new Set(described.map(({ description }) => description)).size).toBeGreaterThan(described.length * 0.9);
    expect(
      offenders((v) => !/[!']|undefined|null|NaN|\bde [aeo](?:vril|oût|ctobre)/.test(v.description ?? "")),
    ).toEqual([]);
    const sentences = (text: string): number => text.split(/\. /).length;
    expect(
      offenders((v) => v.description === null || (sentences(v.description) >= 2 && sentences(v.description) <= 5)),
    ).toEqual([]);
  });
});
