import { describe, expect, it } from "vitest";
import { catalogueExitCode } from "../../../cli/import/exit-codes.ts";
import { importCatalogue, type CatalogueReport } from "./import-catalogue.ts";
import { catalogueAddress, type CatalogueFile, type CatalogueKind } from "./kinds.ts";
import type { CatalogueChange, CatalogueObject, CatalogueWriter } from "../ports.ts";
import { aLeaseOffer } from "../../../../tests/builders/lease-offer.ts";
import { createFixedClock } from "../../../../tests/fakes/fixed-clock.ts";

const digest = (text: string): string => text;

/** An in-memory catalogue of one kind; `known` holds its objects by id. */
const createFakeCatalogue = (brands: readonly string[] = [], locations: readonly string[] = []) => {
  const known = new Map<number, CatalogueObject>();
  const writer: CatalogueWriter = {
    change: async <T>(_kind: CatalogueKind, decide: (state: never) => CatalogueChange<T>) => {
      const change = decide({
        known: [...known.values()],
        brands: new Set(brands),
        locations: new Set(locations),
      } as never);
      if (change.commit) {
        for (const id of change.remove) known.delete(id);
        for (const object of change.put) known.set(object.id, object);
      }
      return change.result;
    },
  };
  const runImport = (kind: CatalogueKind, file: Partial<CatalogueFile>, force = false): Promise<CatalogueReport> =>
    importCatalogue({
      kind,
      file: { rows: [], notes: [], fault: null, ...file },
      writer,
      clock: createFixedClock("2026-11-01T08:00:00Z"),
      digest,
      market: "LU",
      force,
      dryRun: false,
    });
  return { known, runImport };
};

const rows = (...values: readonly unknown[]): CatalogueFile["rows"] =>
  values.map((value, index) => ({ line: index + 1, value }));

const aBrand = (id: number, slug: string, overrides: object = {}) => ({
  id,
  slug,
  name: slug,
  color: "#00095b",
  in_group: true,
  ...overrides,
});

const aModel = (id: number, brandSlug: string, slug: string) => ({
  id,
  slug,
  brand: brandSlug,
  name: slug,
  kind: "passenger",
});

const VACANCY = {
  id: 1,
  slug: "mecanicien",
  title: "Mécanicien (f/h)",
  location: "bertrange",
  department: "workshop",
  contract: "permanent",
  teaser: "Vous réparez.",
  text: "Vous réparez des voitures.",
  published_on: "2026-01-05",
  valid_through: "2026-12-31",
};

describe("importCatalogue", () => {
  it("imports valid rows and reports an invalid one by line, field, value and reason", async () => {
    const { known, runImport } = createFakeCatalogue();
    const report = await runImport("brands", {
      rows: rows(aBrand(1, "ford"), aBrand(2, "opel", { color: "yellow" }), aBrand(3, "kia")),
    });
    expect(report.issues).toEqual([
      { line: 2, field: "color", value: "yellow", reason: "must be a colour as #1a2b3c" },
    ]);
    expect(report.counts).toEqual({ rows: 3, added: 2, changed: 0, unchanged: 0, removed: 0, refused: 1 });
    expect([...known.keys()]).toEqual([1, 3]);
    expect(catalogueExitCode(report)).toBe(2);
  });

  it("reports by object and field what it changes, and what a rejected file would change", async () => {
    const { runImport } = createFakeCatalogue();
    const all = ["a", "b", "c", "d", "e", "f"].map((slug, index) => aBrand(index + 1, slug));
    expect((await runImport("brands", { rows: rows(...all) })).changes[0]).toEqual({
      id: 1,
      key: "a",
      change: "added",
      fields: [],
    });
    const changed = [{ ...all[0], name: "Neuf", vans: true }, ...all.slice(1, 5), aBrand(7, "g")];
    const expected = [
      {
        id: 1,
        key: "a",
        change: "changed",
        fields: [
          { path: "name", before: "a", after: "Neuf" },
          { path: "vans", before: false, after: true },
        ],
      },
      { id: 7, key: "g", change: "added", fields: [] },
      { id: 6, key: "f", change: "removed", fields: [] },
    ];
    expect((await runImport("brands", { rows: rows(...changed) })).changes).toEqual(expected);
    expect((await runImport("brands", { rows: rows(...changed) })).changes).toEqual([]);
    const rejected = await runImport("brands", { rows: rows(aBrand(1, "a")) });
    expect([rejected.status, rejected.changes.length]).toEqual(["quarantined", 6]);
  });

  it("reports a missing field, and an unknown field with the closest known one", async () => {
    const { runImport } = createFakeCatalogue();
    const { in_group: _, ...lacking } = aBrand(1, "ford", { colour: "#000000" });
    const report = await runImport("brands", { rows: rows(lacking) });
    expect(report.issues).toEqual([
      { line: 1, field: "in_group", value: "", reason: "is missing" },
      { line: 1, field: "colour", value: "#000000", reason: 'is not known; the nearest is "color"' },
    ]);
  });

  it("refuses the second row with the same id or slug", async () => {
    const { runImport } = createFakeCatalogue();
    const report = await runImport("brands", {
      rows: rows(aBrand(1, "ford"), aBrand(1, "opel"), aBrand(2, "ford"), aBrand(3, "kia")),
    });
    expect(report.issues.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, "id", "is the id of line 1 already"],
      [3, "slug", "is the slug of line 1 already"],
    ]);
  });

  it("refuses a model of an unknown brand", async () => {
    const { runImport } = createFakeCatalogue(["ford", "opel"]);
    const report = await runImport("models", { rows: rows(aModel(1, "ford", "puma"), aModel(2, "frod", "kuga")) });
    expect(report.issues).toEqual([
      { line: 2, field: "brand", value: "frod", reason: 'is no brand of the catalogue; the nearest is "ford"' },
    ]);
  });

  it("refuses employees and vacancies of an unknown location", async () => {
    const { runImport } = createFakeCatalogue([], ["bertrange", "diekirch"]);
    const employee = (id: number, locations: readonly string[]) => ({
      id,
      slug: `personne-${id}`,
      first_name: "Anne",
      last_name: "Weber",
      function: "Conseillère",
      department: "sales",
      locations,
    });
    const employees = await runImport("employees", {
      rows: rows(employee(1, ["bertrange", "diekirch"]), employee(2, ["bertrange", "paris"])),
    });
    expect(employees.issues).toEqual([
      {
        line: 2,
        field: "locations.1",
        value: "paris",
        reason: "is no location of the catalogue; import it first",
      },
    ]);
    const vacancy = { ...VACANCY, location: "dikirch" };
    expect((await runImport("vacancies", { rows: rows(vacancy) })).issues).toEqual([
      {
        line: 1,
        field: "location",
        value: "dikirch",
        reason: 'is no location of the catalogue; the nearest is "diekirch"',
      },
    ]);
  });

  it("says in plain words which number or date is wrong", async () => {
    const { runImport } = createFakeCatalogue([], ["bertrange"]);
    const vacancy = { ...VACANCY, weekly_hours: "38,5", valid_through: "31/12/2026" };
    expect((await runImport("vacancies", { rows: rows(vacancy) })).issues).toEqual([
      { line: 1, field: "weekly_hours", value: "38,5", reason: "must be a number, with a point before its decimals" },
      { line: 1, field: "valid_through", value: "31/12/2026", reason: "must be a date as YYYY-MM-DD" },
    ]);
  });

  it("advises to import the brands before the models", async () => {
    const { runImport } = createFakeCatalogue();
    const report = await runImport("models", { rows: rows(aModel(1, "ford", "puma")) });
    expect(report.status).toBe("quarantined");
    expect(report.issues[0]?.reason).toBe("is no brand of the catalogue; import the brands first");
  });

  it("leaves the object of a refused row unchanged", async () => {
    const { known, runImport } = createFakeCatalogue();
    await runImport("brands", { rows: rows(aBrand(1, "ford"), aBrand(2, "opel"), aBrand(3, "kia")) });
    const report = await runImport("brands", {
      rows: rows(aBrand(1, "ford"), aBrand(2, "opel", { order: -1 }), aBrand(3, "kia")),
    });
    expect(report).toMatchObject({ status: "identical", counts: { refused: 1, unchanged: 2, removed: 0 } });
    expect(catalogueExitCode(report)).toBe(2);
    expect(known.size).toBe(3);
  });

  it("removes the object of a refused row if another row has its address", async () => {
    const { known, runImport } = createFakeCatalogue();
    await runImport("brands", {
      rows: rows(...["a", "b", "c", "d", "e"].map((slug, index) => aBrand(index + 1, slug))),
    });
    const report = await runImport("brands", {
      rows: rows(
        aBrand(1, "a"),
        aBrand(2, "b"),
        aBrand(3, "c"),
        aBrand(4, "d"),
        aBrand(5, "e", { order: -1 }),
        aBrand(6, "e"),
      ),
    });
    expect(report.counts).toMatchObject({ added: 1, removed: 1, refused: 1 });
    expect([...known.values()].map(({ id, address }) => [id, address]).at(-1)).toEqual([6, "e"]);
  });

  it.each(["vacancies", "lease-offers"] as const)("takes the last %s off for a list without objects", async (kind) => {
    const { known, runImport } = createFakeCatalogue();
    known.set(1, { id: 1, address: "a", attributes: {} as never, content_hash: "" });
    expect(await runImport(kind, { rows: [] })).toMatchObject({ status: "imported", counts: { removed: 1 } });
    expect(known.size).toBe(0);
    expect(await runImport(kind, { rows: [] })).toMatchObject({ status: "identical", reason: null });
  });

  it.each([
    ["is empty", { rows: [] }, "the file is empty", "quarantined"],
    ["has one of ten objects", { rows: rows(aBrand(1, "b1")) }, "9 of 10 brands would be gone", "quarantined"],
    ["has mostly refused rows", { rows: rows(aBrand(1, "b1"), {}, {}) }, "2 of 3 rows were refused", "quarantined"],
    [
      "is truncated",
      { fault: { code: "truncated", reason: "the feed ends before the array does" } },
      "the feed ends before the array does",
      "failed",
    ],
  ] as const)("changes nothing if the file %s", async (_, file, reason, status) => {
    const { known, runImport } = createFakeCatalogue();
    await runImport("brands", {
      rows: rows(...Array.from({ length: 10 }, (__, index) => aBrand(index + 1, `b${index + 1}`))),
    });
    const report = await runImport("brands", file);
    expect(report).toMatchObject({ status, reason });
    expect(catalogueExitCode(report)).toBe(3);
    expect(known.size).toBe(10);
  });

  it("imports a smaller file if it is forced, but never a truncated one", async () => {
    const { known, runImport } = createFakeCatalogue();
    await runImport("brands", { rows: rows(aBrand(1, "a"), aBrand(2, "b"), aBrand(3, "c")) });
    const truncated = await runImport("brands", { fault: { code: "truncated", reason: "cut" } }, true);
    expect([truncated.status, truncated.counts.removed, known.size]).toEqual(["failed", 0, 3]);
    const forced = await runImport("brands", { rows: rows(aBrand(1, "a")) }, true);
    expect([forced.status, forced.counts.removed, known.size]).toEqual(["imported", 2, 1]);
    expect(catalogueExitCode(forced)).toBe(0);
  });

  it("refuses an unreadable row with the reader's reason", async () => {
    const { runImport } = createFakeCatalogue();
    const broken = { line: 2, value: null, broken: { value: "{]", reason: "is not JSON" } };
    const report = await runImport("brands", { rows: [...rows(aBrand(1, "ford")), broken] });
    expect(report.issues).toEqual([{ line: 2, field: null, value: "{]", reason: "is not JSON" }]);
  });
});

describe("catalogueAddress", () => {
  it("is the slug, of a model with the brand's slug before it", () => {
    expect(
      catalogueAddress({
        ...aBrand(1, "ford"),
        logo: null,
        vans: false,
        order: 1,
        warranty_months: null,
        manufacturer: null,
      }),
    ).toBe("ford");
    expect(catalogueAddress({ brand: "ford", slug: "puma", versions: [] } as never)).toBe("ford/puma");
    expect(catalogueAddress(aLeaseOffer({ slug: "ford-puma" }))).toBe("ford-puma");
  });
});
