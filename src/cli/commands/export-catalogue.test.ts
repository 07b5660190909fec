import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { Command } from "commander";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CATALOGUE_KINDS, type CatalogueKind } from "#application/imports/index.ts";
import { openDatabase } from "../../adapters/database/index.ts";
import type { Config } from "../../server/environment/config.ts";
import type { CliContext } from "../context.ts";
import { exportCommand } from "./export.ts";
import { catalogueImportCommands } from "./import-catalogue.ts";
import { createFixedClock } from "../../../tests/fakes/fixed-clock.ts";

const DEMO = join(import.meta.dirname, "../../../demo/group");

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

const vitrine = async (...args: readonly string[]) => {
  const [out, errors] = [createCollector(), createCollector()];
  let code = 0;
  const context: CliContext = {
    config: { dataDir: folder, databaseUrl: null, site: "luxembourg", settingsDir: "demo/group/settings" } as Config,
    stdin: Readable.from([]),
    stdout: out.stream,
    stderr: errors.stream,
    clock: createFixedClock("2026-11-01T08:00:00Z"),
    openDatabase: () => openDatabase({ dataDir: folder, url: null }),
    exit: (exitCode) => {
      code = exitCode;
    },
  };
  const imports = new Command("import");
  for (const subcommand of catalogueImportCommands(context)) imports.addCommand(subcommand);
  const program = new Command("vitrine").exitOverride().addCommand(imports).addCommand(exportCommand(context));
  await program.parseAsync(args, { from: "user" });
  return { code, out: out.text(), errors: errors.text() };
};

const importFile = async (kind: CatalogueKind, file: string, ...flags: readonly string[]) => {
  const { code, out } = await vitrine("import", kind, file, "--format", "json", ...flags);
  return { code, ...(JSON.parse(out) as { readonly status: string; readonly counts: Record<string, number> }) };
};

const demoFile = (kind: CatalogueKind): string => join(DEMO, `catalogue/${kind}.json`);

const importDemo = async (kinds: readonly CatalogueKind[] = CATALOGUE_KINDS): Promise<void> => {
  for (const kind of kinds) expect((await importFile(kind, demoFile(kind))).code).toBe(0);
};

describe("vitrine export of catalogue objects", () => {
  it("writes every kind of the demo group as a file whose import changes nothing", async () => {
    await importDemo();
    for (const kind of CATALOGUE_KINDS) {
      const file = join(folder, `${kind}.json`);
      const { code, errors } = await vitrine("export", kind, "--out", file);
      const { length } = JSON.parse(await readFile(demoFile(kind), "utf8")) as readonly unknown[];
      expect([kind, code, errors.includes(`${length} ${kind} written\n`)]).toEqual([kind, 0, true]);
      expect(await importFile(kind, file)).toMatchObject({
        code: 0,
        status: "identical",
        counts: { rows: length, added: 0, changed: 0, removed: 0, refused: 0 },
      });
    }
  });

  it("writes files from which an empty installation becomes the same", async () => {
    await importDemo();
    const before = new Map<CatalogueKind, string>();
    for (const kind of CATALOGUE_KINDS) before.set(kind, (await vitrine("export", kind)).out);
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), "vitrine-cli-"));
    for (const [kind, content] of before) {
      const file = join(folder, `${kind}.json`);
      await writeFile(file, content);
      expect((await importFile(kind, file)).code).toBe(0);
      expect((await vitrine("export", kind)).out).toBe(content);
    }
  });

  it.each(["locations", "employees"] as const)("writes the %s of the default market's demo group", async (kind) => {
    await importDemo(["brands"]);
    for (const needed of ["locations", kind] as const)
      await importFile(needed, join(DEMO, `catalogue/default/${needed}.json`));
    const file = join(folder, `${kind}.json.gz`);
    await vitrine("export", kind, "--gzip", "--out", file);
    expect(JSON.parse(gunzipSync(await readFile(file)).toString())).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]),
    );
    expect(await importFile(kind, file)).toMatchObject({ code: 0, status: "identical" });
  });

  it("reports only the object that was edited in the file", async () => {
    await importDemo(["brands", "locations"]);
    const file = join(folder, "locations.json");
    const locations = JSON.parse((await vitrine("export", "locations")).out) as { name: string }[];
    await writeFile(file, JSON.stringify(locations.map((one, index) => (index === 0 ? { ...one, name: "Neu" } : one))));
    expect(await importFile("locations", file, "--dry-run")).toMatchObject({
      status: "imported",
      counts: { added: 0, changed: 1, removed: 0 },
    });
  });

  it("completes objects that an earlier version stored without an attribute of today", async () => {
    await importDemo(["brands", "locations"]);
    const database = await openDatabase({ dataDir: folder, url: null });
    const [row] = await database.db
      .selectFrom("catalogue_objects")
      .selectAll()
      .where("kind", "=", "locations")
      .execute();
    const { social: _social, ...before } = JSON.parse(row?.document ?? "{}") as Record<string, unknown>;
    await database.db
      .updateTable("catalogue_objects")
      .set({ document: JSON.stringify(before) })
      .where("kind", "=", "locations")
      .execute();
    await database.close();
    const [location] = JSON.parse((await vitrine("export", "locations")).out) as { readonly social: unknown }[];
    expect(location?.social).toEqual([]);
  });

  it("exits with 3 and writes nothing where the file cannot be written", async () => {
    await importDemo(["brands"]);
    const file = join(folder, "missing/brands.json");
    const { code, errors } = await vitrine("export", "brands", "--out", file);
    expect([code, errors.includes("error: ")]).toEqual([3, true]);
    await expect(access(file)).rejects.toThrow(/ENOENT/);
  });

  it("exits with 1 where there is no database, and creates none", async () => {
    const { code, errors } = await vitrine("export", "locations");
    expect([code, errors.includes("there is no database")]).toEqual([1, true]);
  });

  it("teaches by its help what the file is for", async () => {
    const help = exportCommand({} as CliContext).commands.map((command) => {
      let text = "";
      command.configureOutput({ writeOut: (piece) => (text += piece) }).outputHelp();
      return text;
    });
    for (const kind of CATALOGUE_KINDS) {
      expect(help.some((text) => text.includes(`vitrine import ${kind} ${kind}.json --dry-run`))).toBe(true);
    }
  });
});
