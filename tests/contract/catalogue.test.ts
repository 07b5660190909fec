import { describe, expect, it } from "vitest";
import { importCatalogue, type CatalogueKind, type CatalogueReport } from "#domain/catalogue/index.ts";
import { fixedClock } from "#domain/shared/index.ts";
import {
  catalogueRepository,
  createCatalogueWriter,
  createStockWriter,
  type Database,
} from "../../src/adapters/database/index.ts";
import { sha256 } from "../../src/adapters/feeds/index.ts";
import { onBothDialects } from "./databases.ts";

const MORNING = "2026-03-01T08:00:00.000Z";
const EVENING = "2026-03-01T20:00:00.000Z";

const bring = (
  database: Database,
  kind: CatalogueKind,
  values: readonly unknown[],
  options: { readonly at?: string; readonly force?: boolean; readonly dryRun?: boolean } = {},
): Promise<CatalogueReport> => {
  const clock = fixedClock(options.at ?? MORNING);
  return importCatalogue({
    kind,
    file: { rows: values.map((value, index) => ({ line: index + 1, value })), notes: [], fault: null },
    writer: createCatalogueWriter(database, clock),
    clock,
    digest: sha256,
    force: options.force ?? false,
    dryRun: options.dryRun ?? false,
  });
};

const brand = (id: number, slug: string, more: object = {}) => ({
  id,
  slug,
  name: slug.toUpperCase(),
  color: "#00095b",
  in_group: true,
  ...more,
});

const model = (id: number, of: string, slug: string, more: object = {}) => ({
  id,
  slug,
  brand: of,
  name: slug,
  kind: "passenger",
  ...more,
});

const employee = (id: number, last_name: string, more: object = {}) => ({
  id,
  slug: `personne-${id}`,
  first_name: "Anne",
  last_name,
  function: "Conseillère commerciale",
  department: "sales",
  locations: ["bertrange"],
  ...more,
});

const vacancy = (id: number, published_on: string) => ({
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
  it("is empty at version 0 at first", async () => {
    const { brands, models, locations, version } = catalogueRepository(fixture().database);
    expect(await version()).toBe(0);
    expect([await brands.all(), await models.all(), await locations.all()]).toEqual([[], [], []]);
    expect(await brands.bySlug("ford")).toBeNull();
    expect(await models.bySlug("ford", "puma")).toBeNull();
    expect(await locations.byId(1)).toBeNull();
  });

  it("gives back what was imported, with the time of its last change", async () => {
    const { database } = fixture();
    await bring(database, "brands", [brand(1, "ford", { name: "Ford Ünïcode “1”" })]);
    expect(await catalogueRepository(database).brands.bySlug("ford")).toStrictEqual({
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

  it("lists brands as they are to be shown, and models by brand and name", async () => {
    const { database } = fixture();
    await bring(database, "brands", [brand(1, "opel", { order: 20 }), brand(2, "ford", { order: 10 })]);
    await bring(database, "models", [model(1, "opel", "zafira"), model(2, "ford", "puma"), model(3, "opel", "astra")]);
    const { brands, models } = catalogueRepository(database);
    expect((await brands.all()).map(({ slug }) => slug)).toEqual(["ford", "opel"]);
    expect((await models.all()).map(({ slug }) => slug)).toEqual(["puma", "astra", "zafira"]);
    expect((await models.ofBrand("opel")).map(({ slug }) => slug)).toEqual(["astra", "zafira"]);
  });

  it("tells models of one name apart by their brand", async () => {
    const { database } = fixture();
    await bring(database, "brands", [brand(1, "fiat"), brand(2, "abarth")]);
    await bring(database, "models", [model(5, "fiat", "500"), model(6, "abarth", "500")]);
    const { models } = catalogueRepository(database);
    expect((await models.bySlug("fiat", "500"))?.id).toBe(5);
    expect((await models.bySlug("abarth", "500"))?.id).toBe(6);
    expect(await models.bySlug("ford", "500")).toBeNull();
  });

  it("lists people in the group's order and vacancies newest first, expired ones too", async () => {
    const { database } = fixture();
    await bring(database, "employees", [
      employee(1, "Weber"),
      employee(2, "Thill"),
      employee(3, "Adam", { order: 2000 }),
    ]);
    await bring(database, "vacancies", [vacancy(1, "2026-01-05"), vacancy(2, "2026-02-05"), vacancy(3, "2026-02-05")]);
    const { employees, vacancies, version } = catalogueRepository(database);
    expect((await employees.all()).map(({ last_name }) => last_name)).toEqual(["Thill", "Weber", "Adam"]);
    expect((await vacancies.all()).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect((await employees.all())[0]).toMatchObject({ portrait: null, languages: [], updated_at: MORNING });
    expect(await version()).toBe(2);
  });

  describe("importing again", () => {
    it("writes nothing and keeps the version where nothing has changed", async () => {
      const { database } = fixture();
      await bring(database, "brands", [brand(1, "ford")]);
      const again = await bring(database, "brands", [brand(1, "ford")], { at: EVENING });
      expect(again).toMatchObject({ status: "identical", counts: { unchanged: 1, added: 0, changed: 0, removed: 0 } });
      expect(await catalogueRepository(database).version()).toBe(1);
      expect((await catalogueRepository(database).brands.bySlug("ford"))?.updated_at).toBe(MORNING);
    });

    it("changes what has changed, takes off what is gone, and is one new version", async () => {
      const { database } = fixture();
      const six = ["a", "b", "c", "d", "e", "f"].map((slug, index) => brand(index + 1, slug));
      await bring(database, "brands", six);
      const report = await bring(
        database,
        "brands",
        [...six.slice(0, 4), brand(5, "e", { vans: true }), brand(9, "g")],
        {
          at: EVENING,
        },
      );
      expect(report.counts).toEqual({ rows: 6, added: 1, changed: 1, unchanged: 4, removed: 1, refused: 0 });
      const { brands, version } = catalogueRepository(database);
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
      await bring(database, "brands", [brand(1, "ford"), brand(2, "opel")]);
      const report = await bring(database, "brands", [brand(1, "opel"), brand(2, "ford")]);
      expect(report.counts.changed).toBe(2);
      expect((await catalogueRepository(database).brands.bySlug("ford"))?.id).toBe(2);
    });
  });

  it("changes nothing in a dry run, not even the list of imports", async () => {
    const { database } = fixture();
    const report = await bring(database, "brands", [brand(1, "ford")], { dryRun: true });
    expect(report).toMatchObject({ status: "imported", dry_run: true, counts: { added: 1 } });
    expect(await catalogueRepository(database).brands.all()).toEqual([]);
    expect(await createStockWriter(database, fixedClock(MORNING)).listImports(10)).toEqual([]);
  });

  it("keeps the record of an import beside those of vehicles", async () => {
    const { database } = fixture();
    await bring(database, "brands", [brand(1, "ford")]);
    await bring(database, "brands", []);
    const kept = await createStockWriter(database, fixedClock(MORNING)).listImports(10);
    expect(kept.map(({ feed, status, version, reason }) => [feed, status, version, reason])).toEqual([
      ["brands", "quarantined", null, "the file is empty"],
      ["brands", "imported", 1, null],
    ]);
  });

  it("takes two imports at the same moment one after the other", async () => {
    const { database, another } = fixture();
    const node = await another();
    const reports = await Promise.all([
      bring(database, "brands", [brand(1, "ford")]),
      bring(node, "brands", [brand(1, "ford")]),
    ]);
    expect(reports.map(({ status }) => status).sort()).toEqual(["identical", "imported"]);
    expect(await catalogueRepository(node).version()).toBe(1);
  });
});
