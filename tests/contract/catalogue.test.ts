import { describe, expect, it } from "vitest";
import {
  createCatalogueRepository,
  createCatalogueWriter,
  createStockWriter,
  type Database,
} from "../../src/adapters/database/index.ts";
import { sha256Digest } from "../../src/adapters/signing/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { aLeaseOffer, aLeaseOfferRow } from "../builders/lease-offer.ts";
import { importCatalogue, type CatalogueKind, type CatalogueReport } from "#application/imports/index.ts";
import { createFixedClock } from "../fakes/fixed-clock.ts";

const MORNING = "2026-03-01T08:00:00.000Z";
const EVENING = "2026-03-01T20:00:00.000Z";

const importObjects = (
  database: Database,
  kind: CatalogueKind,
  values: readonly unknown[],
  options: { readonly at?: string; readonly force?: boolean; readonly dryRun?: boolean } = {},
): Promise<CatalogueReport> => {
  const clock = createFixedClock(options.at ?? MORNING);
  return importCatalogue({
    kind,
    file: { rows: values.map((value, index) => ({ line: index + 1, value })), notes: [], fault: null },
    writer: createCatalogueWriter(database, clock),
    clock,
    digest: sha256Digest,
    market: "LU",
    force: options.force ?? false,
    dryRun: options.dryRun ?? false,
  });
};

const aBrand = (id: number, slug: string, more: object = {}) => ({
  id,
  slug,
  name: slug.toUpperCase(),
  color: "#00095b",
  in_group: true,
  ...more,
});

const aModel = (id: number, of: string, slug: string, more: object = {}) => ({
  id,
  slug,
  brand: of,
  name: slug,
  kind: "passenger",
  ...more,
});

const BERTRANGE = {
  id: 1,
  slug: "bertrange",
  name: "Alzette Automobiles Bertrange",
  address: "1, rue de l’Exemple",
  postcode: "8080",
  town: "Bertrange",
  lat: 49.6,
  lng: 6.05,
  phone: "+352 20 00 01 01",
  email: "bertrange@alzette-automobiles.example",
  showroom_hours: {},
};

const anEmployee = (id: number, last_name: string, more: object = {}) => ({
  id,
  slug: `personne-${id}`,
  first_name: "Anne",
  last_name,
  function: "Conseillère commerciale",
  department: "sales",
  locations: ["bertrange"],
  ...more,
});

const aVacancy = (id: number, published_on: string) => ({
  id,
  slug: `poste-${id}`,
  title: "Mécanicien (f/h)",
  location: "bertrange",
  department: "workshop",
  contract: "permanent",
  teaser: "Une phrase.",
  text: "Un texte.",
  published_on,
  valid_through: "2026-02-28",
});

onBothDialects("the catalogue", (fixture) => {
  it("is empty at version 0 initially", async () => {
    const { brands, models, locations, version } = createCatalogueRepository(fixture().database);
    expect(await version()).toBe(0);
    expect([await brands.all(), await models.all(), await locations.all()]).toEqual([[], [], []]);
    expect(await brands.bySlug("ford")).toBeNull();
    expect(await models.bySlug("ford", "puma")).toBeNull();
    expect(await locations.byId(1)).toBeNull();
  });

  it("returns the imported object with the time of its last change", async () => {
    const { database } = fixture();
    await importObjects(database, "brands", [aBrand(1, "ford", { name: "Ford Ünïcode “1”" })]);
    expect(await createCatalogueRepository(database).brands.bySlug("ford")).toStrictEqual({
      id: 1,
      slug: "ford",
      name: "Ford Ünïcode “1”",
      logo: null,
      color: "#00095b",
      in_group: true,
      vans: false,
      order: 1000,
      warranty_months: null,
      manufacturer: null,
      updated_at: MORNING,
    });
  });

  it("sorts brands by order, and models by brand and name", async () => {
    const { database } = fixture();
    await importObjects(database, "brands", [aBrand(1, "opel", { order: 20 }), aBrand(2, "ford", { order: 10 })]);
    await importObjects(database, "models", [
      aModel(1, "opel", "zafira"),
      aModel(2, "ford", "puma"),
      aModel(3, "opel", "astra"),
    ]);
    const { brands, models } = createCatalogueRepository(database);
    expect((await brands.all()).map(({ slug }) => slug)).toEqual(["ford", "opel"]);
    expect((await models.all()).map(({ slug }) => slug)).toEqual(["puma", "astra", "zafira"]);
    expect((await models.byBrand("opel")).map(({ slug }) => slug)).toEqual(["astra", "zafira"]);
  });

  it("saves the configurator of a model", async () => {
    const { database } = fixture();
    await importObjects(database, "brands", [aBrand(1, "ford")]);
    const configurator_url = "https://configure.example/puma";
    await importObjects(database, "models", [aModel(1, "ford", "puma", { configurator_url }), aModel(2, "ford", "ka")]);
    const { models } = createCatalogueRepository(database);
    expect((await models.all()).map((model) => model.configurator_url)).toEqual([null, configurator_url]);
  });

  it("distinguishes models with the same slug by brand", async () => {
    const { database } = fixture();
    await importObjects(database, "brands", [aBrand(1, "fiat"), aBrand(2, "abarth")]);
    await importObjects(database, "models", [aModel(5, "fiat", "500"), aModel(6, "abarth", "500")]);
    const { models } = createCatalogueRepository(database);
    expect((await models.bySlug("fiat", "500"))?.id).toBe(5);
    expect((await models.bySlug("abarth", "500"))?.id).toBe(6);
    expect(await models.bySlug("ford", "500")).toBeNull();
  });

  it("sorts employees by order and name, and vacancies newest first, expired ones included", async () => {
    const { database } = fixture();
    await importObjects(database, "locations", [BERTRANGE]);
    await importObjects(database, "employees", [
      anEmployee(1, "Weber"),
      anEmployee(2, "Thill"),
      anEmployee(3, "Adam", { order: 2000 }),
    ]);
    await importObjects(database, "vacancies", [
      aVacancy(1, "2026-01-05"),
      aVacancy(2, "2026-02-05"),
      aVacancy(3, "2026-02-05"),
    ]);
    const { employees, vacancies, version } = createCatalogueRepository(database);
    expect((await employees.all()).map(({ last_name }) => last_name)).toEqual(["Thill", "Weber", "Adam"]);
    expect((await vacancies.all()).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect((await employees.all())[0]).toMatchObject({ portrait: null, languages: [], updated_at: MORNING });
    expect(await version()).toBe(3);
  });

  describe("a second import", () => {
    it("writes nothing and leaves the version when nothing has changed", async () => {
      const { database } = fixture();
      await importObjects(database, "brands", [aBrand(1, "ford")]);
      const again = await importObjects(database, "brands", [aBrand(1, "ford")], { at: EVENING });
      expect(again).toMatchObject({ status: "identical", counts: { unchanged: 1, added: 0, changed: 0, removed: 0 } });
      expect(await createCatalogueRepository(database).version()).toBe(1);
      expect((await createCatalogueRepository(database).brands.bySlug("ford"))?.updated_at).toBe(MORNING);
    });

    it("adds, changes and removes objects in one new version", async () => {
      const { database } = fixture();
      const six = ["a", "b", "c", "d", "e", "f"].map((slug, index) => aBrand(index + 1, slug));
      await importObjects(database, "brands", six);
      const report = await importObjects(
        database,
        "brands",
        [...six.slice(0, 4), aBrand(5, "e", { vans: true }), aBrand(9, "g")],
        {
          at: EVENING,
        },
      );
      expect(report.counts).toEqual({ rows: 6, added: 1, changed: 1, unchanged: 4, removed: 1, refused: 0 });
      const { brands, version } = createCatalogueRepository(database);
      expect(await version()).toBe(2);
      expect((await brands.all()).map(({ slug, updated_at }) => [slug, updated_at])).toEqual([
        ["a", MORNING],
        ["b", MORNING],
        ["c", MORNING],
        ["d", MORNING],
        ["e", EVENING],
        ["g", EVENING],
      ]);
    });

    it("lets two objects swap their slugs", async () => {
      const { database } = fixture();
      await importObjects(database, "brands", [aBrand(1, "ford"), aBrand(2, "opel")]);
      const report = await importObjects(database, "brands", [aBrand(1, "opel"), aBrand(2, "ford")]);
      expect(report.counts.changed).toBe(2);
      expect((await createCatalogueRepository(database).brands.bySlug("ford"))?.id).toBe(2);
    });
  });

  it("changes nothing in a dry run, not even the list of imports", async () => {
    const { database } = fixture();
    const report = await importObjects(database, "brands", [aBrand(1, "ford")], { dryRun: true });
    expect(report).toMatchObject({ status: "imported", dry_run: true, counts: { added: 1 } });
    expect(await createCatalogueRepository(database).brands.all()).toEqual([]);
    expect(await createStockWriter(database, createFixedClock(MORNING)).listImports(10)).toEqual([]);
  });

  it("saves the record of an import with those of vehicles", async () => {
    const { database } = fixture();
    await importObjects(database, "brands", [aBrand(1, "ford")]);
    await importObjects(database, "brands", []);
    const imports = await createStockWriter(database, createFixedClock(MORNING)).listImports(10);
    expect(imports.map(({ feed, status, version, reason }) => [feed, status, version, reason])).toEqual([
      ["brands", "quarantined", null, "the file is empty"],
      ["brands", "imported", 1, null],
    ]);
  });

  it("runs two concurrent imports one after the other", async () => {
    const { database, openAnother: another } = fixture();
    const node = await another();
    const reports = await Promise.all([
      importObjects(database, "brands", [aBrand(1, "ford")]),
      importObjects(node, "brands", [aBrand(1, "ford")]),
    ]);
    expect(reports.map(({ status }) => status).sort()).toEqual(["identical", "imported"]);
    expect(await createCatalogueRepository(node).version()).toBe(1);
  });

  it("imports lease offers of known brands and finds them by a slug that is unique among all kinds", async () => {
    const { database } = fixture();
    await importObjects(database, "brands", [aBrand(1, "ford")]);
    const report = await importObjects(database, "lease-offers", [
      aLeaseOfferRow(),
      aLeaseOfferRow({ id: 2, kind: "business" }),
      aLeaseOfferRow({ id: 3, slug: "opel-corsa", brand: "opel" }),
      aLeaseOfferRow({ id: 4, slug: "ford-puma-business", kind: "business", deposit: -1 }),
      aLeaseOfferRow({ id: 5, slug: "ford-transit", kind: "van", body_style: null }),
      aLeaseOfferRow({ id: 6, slug: "ford-puma-st-line" }),
    ]);
    expect(report.issues.map(({ line, field }) => [line, field])).toEqual([
      [2, "slug"],
      [3, "brand"],
      [4, "deposit"],
    ]);
    const stored = await createCatalogueRepository(database).leaseOffers.all();
    expect(stored.map(({ slug, kind }) => [slug, kind])).toEqual([
      ["ford-puma", "private"],
      ["ford-transit", "van"],
      ["ford-puma-st-line", "private"],
    ]);
    expect(stored[0]).toEqual({ ...aLeaseOffer(), updated_at: MORNING });
  });
});
