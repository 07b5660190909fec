import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { Command } from "commander";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCatalogueRepository, openDatabase } from "../../adapters/database/index.ts";
import { aLeaseOfferRow } from "../../../tests/builders/lease-offer.ts";
import type { Config } from "../../server/environment/config.ts";
import type { CliContext } from "../context.ts";
import { catalogueImportCommands } from "./import-catalogue.ts";
import { createFixedClock } from "../../../tests/fakes/fixed-clock.ts";

const FORD = { id: 1, slug: "ford", name: "Ford", color: "#00095b", in_group: true };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-cli-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const createCollector = () => {
  const pieces: string[] = [];
  const stream = new Writable({
    write: (piece, _, done) => {
      pieces.push(String(piece));
      done();
    },
  });
  return { stream, text: () => pieces.join("") };
};

const vitrineImport = async (args: readonly string[], stdin = "") => {
  const [out, errors] = [createCollector(), createCollector()];
  let code = 0;
  const context: CliContext = {
    config: { dataDir: folder, databaseUrl: null, site: "luxembourg", settingsDir: "demo/group/settings" } as Config,
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: out.stream,
    stderr: errors.stream,
    clock: createFixedClock("2026-11-01T08:00:00Z"),
    openDatabase: () => openDatabase({ dataDir: folder, url: null }),
    exit: (exitCode) => {
      code = exitCode;
    },
  };
  const command = new Command("import").exitOverride();
  for (const subcommand of catalogueImportCommands(context)) command.addCommand(subcommand);
  await command.parseAsync(args, { from: "user" });
  return { code, out: out.text(), errors: errors.text() };
};

const file = async (content: unknown): Promise<string> => {
  const path = join(folder, "brands.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

const storedBrands = async (): Promise<readonly string[]> => {
  const database = await openDatabase({ dataDir: folder, url: null });
  const brands = await createCatalogueRepository(database).brands.all();
  await database.close();
  return brands.map(({ slug }) => slug);
};

describe("vitrine import brands", () => {
  it("imports a file with exit code 0 and reports nothing new the second time", async () => {
    const path = await file([FORD]);
    const first = await vitrineImport(["brands", path]);
    expect([first.code, first.errors]).toEqual([0, ""]);
    expect(first.out).toMatch(/^brands: imported\n/);
    expect(await storedBrands()).toEqual(["ford"]);
    const second = await vitrineImport(["brands", path]);
    expect([second.code, second.out.split("\n")[0]]).toEqual([
      0,
      "brands: identical: the catalogue already holds this, nothing was written",
    ]);
  });

  it("prints by object and field what the file changes", async () => {
    await vitrineImport(["brands", await file([FORD])]);
    const { out } = await vitrineImport(["brands", await file([{ ...FORD, name: "Ford Europe" }]), "--dry-run"]);
    expect(out).toContain("changed  1 (ford)\n    name: Ford → Ford Europe\n");
  });

  it("exits with 2 for a refused row and prints its line, field, value and reason", async () => {
    const path = await file(`[${JSON.stringify(FORD)},\n${JSON.stringify({ ...FORD, id: 2, slug: "Opel" })}]`);
    const { code, out } = await vitrineImport(["brands", path]);
    expect(code).toBe(2);
    expect(out).toMatch(/^ {3}2 {2}slug {3}Opel {3}must be a slug/m);
  });

  it("exits with 3 and changes nothing for a truncated or missing file", async () => {
    const truncated = await vitrineImport(["brands", await file(JSON.stringify([FORD]).slice(0, -1))]);
    expect([truncated.code, truncated.out.split("\n")[0]]).toEqual([3, "brands: FAILED: the old ones stay"]);
    const missing = await vitrineImport(["brands", join(folder, "nothing.json")]);
    expect(missing.code).toBe(3);
    expect(await storedBrands()).toEqual([]);
  });

  it("prints only the report as JSON on standard output", async () => {
    await vitrineImport(["brands", await file([])]);
    const { out, errors } = await vitrineImport(
      ["brands", "-", "--format", "json", "--dry-run"],
      JSON.stringify([FORD]),
    );
    expect(JSON.parse(out)).toMatchObject({ kind: "brands", status: "imported", dry_run: true, counts: { added: 1 } });
    expect(errors).toBe("");
    expect(await storedBrands()).toEqual([]);
  });

  it("imports a file despite the guards with --force", async () => {
    await vitrineImport(["brands", await file([FORD, { ...FORD, id: 2, slug: "opel" }])]);
    const smaller = await file([FORD]);
    expect((await vitrineImport(["brands", smaller])).code).toBe(3);
    expect((await vitrineImport(["brands", smaller, "--force"])).code).toBe(0);
    expect(await storedBrands()).toEqual(["ford"]);
  });

  it("warns of lease offers that it stores and the site does not show", async () => {
    await vitrineImport(["brands", await file([FORD])]);
    const offers = [aLeaseOfferRow(), aLeaseOfferRow({ id: 2, slug: "ford-old", valid_until: "2026-10-31" })];
    const { code, errors } = await vitrineImport(["lease-offers", await file(offers)]);
    expect(code).toBe(0);
    expect(errors).toContain("warning: 2 stored lease offers are not shown on the site today:");
    expect(errors).toContain('ford-puma names the model "ford/puma", which is not in the catalogue');
    expect(errors).toContain("ford-old ended on 2026-10-31; ");
  });
});
