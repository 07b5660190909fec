import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStockReader, openDatabase } from "../../src/adapters/database/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { runFeedCommand } from "../builders/feed-command.ts";

const FEEDS = join(import.meta.dirname, "../fixtures/feeds");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-profile-"));
});

afterEach(() => rm(folder, { recursive: true }));

const run = (words: readonly string[], stdin?: string | Uint8Array) =>
  runFeedCommand(join(folder, "data"), words, stdin);

/** The profile that is proposed for a file, as a file. */
const propose = async (source: string) => {
  const { out, err, code } = await run(["feed", "profile", source]);
  const profile = join(folder, "proposed.yaml");
  await writeFile(profile, out);
  return { profile, out, err, code };
};

/** The vehicles that an import by the proposed profile brings. */
const importProposed = async (source: string): Promise<readonly Vehicle[]> => {
  const { profile } = await propose(source);
  const { out, code } = await run(["import", "vehicles", source, "--profile", profile]);
  expect([code, out]).toEqual([0, expect.stringContaining("imported")]);
  const database = await openDatabase({ dataDir: join(folder, "data"), url: null });
  const vehicles: Vehicle[] = [];
  for await (const vehicle of createStockReader(database).all()) vehicles.push(vehicle);
  await database.close();
  return vehicles;
};

describe("vitrine feed profile", () => {
  it("proposes a profile for a German list of a dealer, which loads at once and brings every car", async () => {
    const source = join(FEEDS, "unknown/bestand.csv");
    const { out, err, code } = await propose(source);
    expect(code).toBe(0);
    expect(out).toContain('# 95 %, by its name: "Ford", "Škoda", "Citroën"\n  "Marke":\n    field: "brand"');
    expect(err).toContain("17 of 18 columns have a field");
    const vehicles = await importProposed(source);
    expect(vehicles).toHaveLength(4);
    expect(vehicles[0]).toMatchObject({
      brand: { name: "Ford" },
      model: { name: "Puma" },
      trim: "1.0 EcoBoost ST-Line",
      price: { purchase: { cents: 2_499_000 } },
      first_registration: "2021-07-15",
      mileage_km: 28_400,
      power_kw: 92,
      fuel_type: "petrol",
      transmission_type: "manual",
      body_style: "suv",
      color: "blue",
      doors: 5,
      accident_free: true,
      stock_number: "F-1001",
      description: "Sehr gepflegt; 8-fach bereift",
    });
    expect(vehicles[0]?.media).toHaveLength(2);
    expect(vehicles[3]).toMatchObject({ fuel_type: "electric+petrol", accident_free: false, color: "grey" });
  });

  it("names each column that it does not read, with the reason that its name gives", async () => {
    const source = join(FEEDS, "programs/deutschland-fahrzeugliste.csv");
    const { err, out } = await propose(source);
    const lines = err.split("\n").filter((line) => line.startsWith("not read"));
    expect(lines).toEqual([
      "not read, look whether one is of ours: Verbr. innerorts, Stellplatz, HSN/TSN, Standtage, Verk., Reifen",
      expect.stringMatching(/^not read on purpose: .*HEK netto \(a price without VAT\).*Notiz intern \(for staff\)/),
    ]);
    expect(out).toContain('- "Notiz intern" # for staff: "VB bis 19.900"');
  });

  it("reads yes as no where a column says the opposite of its field, and a text by its values", async () => {
    const source = join(folder, "opposite.csv");
    await writeFile(
      source,
      `Nr;Marke;Modell;Typ;Unfall;Differenzbesteuert;Kraftst.;Preis
1;Ford;Puma;Gebraucht;nein;ja;Benz.;18990
2;Ford;Focus;Neu;ja;nein;Elektr.;22990
3;Skoda;Octavia;Vorführer;nein;nein;Dies.;25990
`,
    );
    const [puma, focus, octavia] = await importProposed(source);
    expect(puma).toMatchObject({ condition: "used", trim: null, accident_free: true, vat_deductible: false });
    expect(focus).toMatchObject({ condition: "new", accident_free: false, vat_deductible: true });
    expect(octavia).toMatchObject({ condition: "demonstrator", fuel_type: "diesel" });
    expect([puma, focus].map((vehicle) => vehicle?.fuel_type)).toEqual(["petrol", "electric"]);
  });

  it("proposes one for a French JSON that wraps its list", async () => {
    const vehicles = await importProposed(join(FEEDS, "unknown/annonces.json"));
    expect(vehicles.map(({ brand, model }) => `${brand.name} ${model?.name}`)).toEqual([
      "Renault Clio",
      "Peugeot 3008",
      "Fiat 500",
    ]);
    expect(vehicles[0]).toMatchObject({
      price: { purchase: { cents: 1_649_000 } },
      first_registration: "2022-03-14",
      power_kw: 66,
      vat_deductible: false,
      description: "Très bon état\n\n- GPS\n- Caméra",
    });
    expect(vehicles[1]).toMatchObject({
      fuel_type: "electric+petrol",
      first_registration: "2021-09-02",
      body_style: "suv",
    });
  });

  it("proposes one for Dutch XML", async () => {
    const vehicles = await importProposed(join(FEEDS, "unknown/voorraad.xml"));
    expect(vehicles).toHaveLength(2);
    expect(vehicles[0]).toMatchObject({
      brand: { name: "Volkswagen" },
      fuel_type: "petrol",
      transmission_type: "manual",
      color: "grey",
      construction_year: 2021,
    });
    expect(vehicles[0]?.media).toHaveLength(2);
    expect(vehicles[1]?.description).toBe("R&D wagen");
  });

  it("proposes one for French XML whose vehicles are nested, and for an English list that is clean by it", async () => {
    const [first, , van] = await importProposed(join(FEEDS, "unknown/annonces.xml"));
    expect(first).toMatchObject({
      brand: { name: "PEUGEOT" },
      price: { purchase: { cents: 1_499_000 } },
      mileage_km: 34_210,
      first_registration: "2021-05-12",
      power_kw: 74,
      stock_number: "AN-1",
      description: "Véhicule révisé\nPremière main",
    });
    expect(first?.media).toHaveLength(2);
    expect(van).toMatchObject({ brand: { name: "CITROËN" }, transmission_type: "manual", color: null, trim: null });
    const source = join(FEEDS, "unknown/offers.csv");
    const { profile } = await propose(source);
    expect((await run(["feed", "check", source, "--profile", profile])).out).toMatch(/^CLEAN: 3 rows/);
  });

  it("proposes one for our own fields under French names, and for a file without a header", async () => {
    const french = await importProposed(join(FEEDS, "unknown/vitrine-en-francais.csv"));
    expect(french[0]).toMatchObject({
      price: { purchase: { cents: 2_499_000 } },
      mileage_km: 12_500,
      first_registration: "2021-07-15",
      seats: 5,
    });
    const { out, code } = await propose(join(FEEDS, "unknown/sans-en-tete.csv"));
    expect([code, out]).toEqual([0, expect.stringContaining('order: ["column_1", "column_2"')]);
    expect(out).toContain('"column_4":\n    field: "fuel_type"');
  });

  it.each([
    ["Prix le plus bas (30 jours)", "22 490,00", "24 990,00"],
    ["Niedrigster Preis 30 Tage", "22.490,00", "24.990,00"],
    ["Lowest price 30 days", "22490", "24990"],
  ])("finds the lowest price of 30 days in the column %s, in euros", async (name, price, lowest) => {
    const source = join(folder, "feed.csv");
    await writeFile(source, `Nr;Marke;Preis;${name}\nA1;Ford;${price};${lowest}\nA2;Opel;${price};\n`);
    const [reduced, other] = await importProposed(source);
    expect(reduced).toMatchObject({
      price: { purchase: { cents: 2_249_000, before_discount_cents: null, reference_cents: 2_499_000 } },
      lowest_price_30_days: 2_499_000,
    });
    expect(other?.price.purchase).toEqual({ cents: 2_249_000, before_discount_cents: null });
  });

  it.each([
    "vitrine.csv",
    "vitrine.json",
    "google-vehicle-ads.csv",
    "google-vehicle-ads.xml",
    "meta-automotive.csv",
    "meta-automotive.xml",
    "autoscout24-excerpt.csv",
    "mobile-de.csv",
  ])("proposes one that loads for %s, although a shipped one fits", async (file) => {
    const { profile, code } = await propose(join(FEEDS, file));
    expect(code).toBe(0);
    const { out } = await run(["feed", "check", join(FEEDS, file), "--profile", profile, "--format", "json"]);
    expect(JSON.parse(out)).toMatchObject({ profile: file.replace(/\..*$/, ""), vehicles: expect.any(Number) });
  });

  it("proposes one for an export of a dealer program, whose options become equipment, and asks what it cannot know", async () => {
    const source = join(FEEDS, "programs/belgique-atelier.csv");
    const { out, err } = await propose(source);
    expect(out).toContain('decimal_sign: ","');
    expect(err).toContain('to decide: Dépôt: add to locations which number of yours is "MOU", "ATH", "TOU"');
    expect(err).toContain('to decide: Carrosserie (body_style): no key is known for "Utilitaire"');
    const vehicles = await importProposed(source);
    expect(vehicles[0]).toMatchObject({
      brand: { name: "CUPRA" },
      condition: "new",
      price: { purchase: { cents: 3_883_000 } },
      seats: 5,
      warranty_months: 60,
      availability: "available",
      fuel_type: "electric",
      equipment: expect.arrayContaining(["removable_tow_bar", "rear_camera", "isofix"]),
      options: expect.arrayContaining(["Sièges sport; baquets"]),
    });
    expect(vehicles[0]?.options).not.toContain("Attelage amovible");
    expect(vehicles.map(({ availability }) => availability)).toEqual(
      "available available available available available reserved available sold available available".split(" "),
    );
  });

  it("names the rows whose key is empty or double, and a column of states that it does not understand", async () => {
    const source = join(folder, "feed.csv");
    const rows = Array.from(
      { length: 30 },
      (_, index) => `A${index === 7 ? 3 : index};Ford;Puma;${20_000 + index};Phase ${index % 3}`,
    );
    rows[11] = ";Ford;Puma;21000;Vendu";
    await writeFile(source, `N° stock;Marque;Modèle;Prix;Code\n${rows.join("\n")}\n`);
    const { out, err } = await propose(source);
    expect(out).toContain('key: ["N° stock"]');
    expect(err).toContain(
      "to decide: N° stock (key) is empty in row 12, the same as before in row 8: an import refuses these rows",
    );
    expect(err).toContain('to decide: Code is not read, but "Vendu" look like states of sale');
  });

  it("never takes a price without VAT, and asks for the other", async () => {
    const source = join(folder, "feed.csv");
    await writeFile(
      source,
      "Nr;Marke;Modell;VK Netto;EK\nA1;Ford;Puma;20.000,00;17.000,00\nA2;Opel;Astra;15.000,00;12.500,00\n",
    );
    const { out, err } = await propose(source);
    expect(out).not.toContain("price.purchase");
    expect(err).toContain("to decide: VK Netto is a price without VAT: no column is the price with VAT");
  });

  it("names what is no feed", async () => {
    expect(await run(["feed", "profile", "-"], "<html><body>x</body></html>")).toMatchObject({
      code: 3,
      err: expect.stringContaining("this is an HTML page"),
    });
    expect(await run(["feed", "profile", "-"], Buffer.from("PK\u0003\u0004"))).toMatchObject({ code: 3, out: "" });
    expect((await run(["feed", "profile", "-"], "")).err).toBe("error: the feed is empty\n");
  });
});
