import { describe, expect, it } from "vitest";
import { fixedClock } from "../shared/index.ts";
import { catalogueExitCode, importCatalogue, type CatalogueReport } from "./import-catalogue.ts";
import { addressOf, type CatalogueKind } from "./kinds.ts";
import type { CatalogueChange, CatalogueObject, CatalogueWriter } from "./ports.ts";
import type { CatalogueFile } from "./rows.ts";

const digest = (text: string): string => text;

/** A catalogue of one kind in memory; `known` is what it holds. */
const memory = (brands: readonly string[] = []) => {
  const known = new Map<number, CatalogueObject>();
  const writer: CatalogueWriter = {
    change: async <T>(_kind: CatalogueKind, decide: (before: never) => CatalogueChange<T>) => {
      const change = decide({ known: [...known.values()], brands: new Set(brands) } as never);
      if (change.commit) {
        for (const id of change.remove) known.delete(id);
        for (const object of change.put) known.set(object.id, object);
      }
      return change.result;
    },
  };
  const bring = (kind: CatalogueKind, file: Partial<CatalogueFile>, force = false): Promise<CatalogueReport> =>
    importCatalogue({
      kind,
      file: { rows: [], notes: [], fault: null, ...file },
      writer,
      clock: fixedClock("2026-11-01T08:00:00Z"),
      digest,
      force,
      dryRun: false,
    });
  return { known, bring };
};

const rows = (...values: readonly unknown[]): CatalogueFile["rows"] =>
  values.map((value, index) => ({ line: index + 1, value }));

const brand = (id: number, slug: string, more: object = {}) => ({
  id,
  slug,
  name: slug,
  color: "#00095b",
  in_group: true,
  ...more,
});

const model = (id: number, of: string, slug: string) => ({ id, slug, brand: of, name: slug, kind: "passenger" });

describe("importing a file of the catalogue", () => {
  it("refuses a bad row by line, field, value and reason, and takes the good ones in", async () => {
    const { known, bring } = memory();
    const report = await bring("brands", {
      rows: rows(brand(1, "ford"), brand(2, "opel", { color: "yellow" }), brand(3, "kia")),
    });
    expect(report.issues).toEqual([
      { line: 2, field: "color", value: "yellow", reason: "must be a colour as #1a2b3c" },
    ]);
    expect(report.counts).toEqual({ rows: 3, added: 2, changed: 0, unchanged: 0, removed: 0, refused: 1 });
    expect([...known.keys()]).toEqual([1, 3]);
    expect(catalogueExitCode(report)).toBe(2);
  });

  it("names the field that is missing and, for one it does not know, the nearest it does", async () => {
    const { bring } = memory();
    const { in_group: _, ...lacking } = brand(1, "ford", { colour: "#000000" });
    const report = await bring("brands", { rows: rows(lacking) });
    expect(report.issues).toEqual([
      { line: 1, field: "in_group", value: "", reason: "is missing" },
      { line: 1, field: "colour", value: "#000000", reason: 'is not known; the nearest is "color"' },
    ]);
  });

  it("refuses the second of two rows with one id or one slug", async () => {
    const { bring } = memory();
    const report = await bring("brands", {
      rows: rows(brand(1, "ford"), brand(1, "opel"), brand(2, "ford"), brand(3, "kia")),
    });
    expect(report.issues.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, "id", "is the id of line 1 already"],
      [3, "slug", "is the slug of line 1 already"],
    ]);
  });

  it("refuses a model of a brand that nobody knows", async () => {
    const { bring } = memory(["ford", "opel"]);
    const report = await bring("models", { rows: rows(model(1, "ford", "puma"), model(2, "frod", "kuga")) });
    expect(report.issues).toEqual([
      { line: 2, field: "brand", value: "frod", reason: 'is no brand of the catalogue; the nearest is "ford"' },
    ]);
  });

  it("says of a model that came before its brand what to do", async () => {
    const { bring } = memory();
    const report = await bring("models", { rows: rows(model(1, "ford", "puma")) });
    expect(report.status).toBe("quarantined");
    expect(report.issues[0]?.reason).toBe("is no brand of the catalogue; import the brands first");
  });

  it("leaves an object as it was where its row is refused", async () => {
    const { known, bring } = memory();
    await bring("brands", { rows: rows(brand(1, "ford"), brand(2, "opel"), brand(3, "kia")) });
    const report = await bring("brands", {
      rows: rows(brand(1, "ford"), brand(2, "opel", { order: -1 }), brand(3, "kia")),
    });
    expect(report).toMatchObject({ status: "identical", counts: { refused: 1, unchanged: 2, removed: 0 } });
    expect(catalogueExitCode(report)).toBe(2);
    expect(known.size).toBe(3);
  });

  it("gives a refused object's address to whoever the file gives it to", async () => {
    const { known, bring } = memory();
    await bring("brands", { rows: rows(...["a", "b", "c", "d", "e"].map((slug, at) => brand(at + 1, slug))) });
    const report = await bring("brands", {
      rows: rows(
        brand(1, "a"),
        brand(2, "b"),
        brand(3, "c"),
        brand(4, "d"),
        brand(5, "e", { order: -1 }),
        brand(6, "e"),
      ),
    });
    expect(report.counts).toMatchObject({ added: 1, removed: 1, refused: 1 });
    expect([...known.values()].map(({ id, address }) => [id, address]).at(-1)).toEqual([6, "e"]);
  });

  it.each([
    ["is empty", { rows: [] }, "the file is empty", "quarantined"],
    ["names one of ten where ten were", { rows: rows(brand(1, "b1")) }, "9 of 10 brands would be gone", "quarantined"],
    ["is refused for the most part", { rows: rows(brand(1, "b1"), {}, {}) }, "2 of 3 rows were refused", "quarantined"],
    [
      "was cut off",
      { fault: { code: "truncated", reason: "the feed ends before the array does" } },
      "the feed ends before the array does",
      "failed",
    ],
  ] as const)("changes nothing where the file %s", async (_, file, reason, status) => {
    const { known, bring } = memory();
    await bring("brands", { rows: rows(...Array.from({ length: 10 }, (__, at) => brand(at + 1, `b${at + 1}`))) });
    const report = await bring("brands", file);
    expect(report).toMatchObject({ status, reason });
    expect(catalogueExitCode(report)).toBe(3);
    expect(known.size).toBe(10);
  });

  it("takes a smaller file in where that is forced, but never one that was cut off", async () => {
    const { known, bring } = memory();
    await bring("brands", { rows: rows(brand(1, "a"), brand(2, "b"), brand(3, "c")) });
    const cut = await bring("brands", { fault: { code: "truncated", reason: "cut" } }, true);
    expect([cut.status, cut.counts.removed, known.size]).toEqual(["failed", 0, 3]);
    const forced = await bring("brands", { rows: rows(brand(1, "a")) }, true);
    expect([forced.status, forced.counts.removed, known.size]).toEqual(["imported", 2, 1]);
    expect(catalogueExitCode(forced)).toBe(0);
  });

  it("refuses a row that could not be read, with the reader's reason", async () => {
    const { bring } = memory();
    const broken = { line: 2, value: null, broken: { value: "{]", reason: "is not JSON" } };
    const report = await bring("brands", { rows: [...rows(brand(1, "ford")), broken] });
    expect(report.issues).toEqual([{ line: 2, field: null, value: "{]", reason: "is not JSON" }]);
  });
});

describe("the address of an object", () => {
  it("is the slug, of a model behind its brand's", () => {
    expect(
      addressOf({ ...brand(1, "ford"), logo: null, vans: false, order: 1, warranty_months: null, manufacturer: null }),
    ).toBe("ford");
    expect(addressOf({ brand: "ford", slug: "puma" } as never)).toBe("ford/puma");
  });
});
