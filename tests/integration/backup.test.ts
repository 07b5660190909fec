import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { runVitrine, runVitrineProcess } from "../browser-support/sites/run-vitrine.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { findFormPath, openForm, submitForm } from "../reliability/lead-visitor.ts";

let folder: string;
let databaseUrl: string;
let site: Site;
/** Serves on an empty PostgreSQL. */
let moved: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  databaseUrl = await createDatabase(await sharedPostgresUrl());
  site = await startSite();
  moved = await startSite({ env: { DATABASE_URL: databaseUrl }, fill: false });
});

afterAll(async () => {
  await moved?.dispose();
  await site?.dispose();
  rmSync(folder, { recursive: true });
});

const vitrine = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  runVitrine({ ...process.env, ...env }, args);

/** Runs `./vitrine backup` beside this test, which goes on sending forms. */
const backUp = async (dataDir: string, file: string) =>
  runVitrineProcess(await programFile("vitrine"), { ...process.env, DATA_DIR: dataDir }, [
    "backup",
    file,
    "--format",
    "json",
  ]);

const submitLead = async (path: string): Promise<string> =>
  (await submitForm(site, await openForm(site, path, "Léa"))) ?? "";

const listLeads = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { stdout } = await vitrine(env, "leads", "list", "--format", "json");
  return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference);
};

const readTotal = async ({ url }: Site): Promise<number> =>
  ((await (await fetch(`${url}/api/v1/vehicles?perPage=1`)).json()) as { total: number }).total;

test("a site that takes leads is backed up, copied, and moved to PostgreSQL while that serves", async () => {
  const file = join(folder, "vitrine.zst");
  const path = await findFormPath(site);
  const first = await submitLead(path);
  const ended = new AbortController();
  const running = backUp(site.dataDir, file).finally(() => ended.abort());
  const references = [first];
  while (!ended.signal.aborted) references.push(await submitLead(path));
  const { stdout, code } = await running;
  expect(code).toBe(0);
  expect(references).not.toContain("");
  const { rows } = JSON.parse(stdout) as { rows: Record<string, number> };

  const copy = { DATA_DIR: join(folder, "copy") };
  expect(await vitrine(copy, "restore", file)).toMatchObject({ code: 0 });
  expect(await vitrine(copy, "doctor")).toMatchObject({ code: 0 });
  const copied = await listLeads(copy);
  expect(copied).toContain(first);
  expect(copied).toHaveLength(rows["leads"] ?? 0);
  expect(references).toEqual(expect.arrayContaining([...copied]));

  expect(await readTotal(moved)).toBe(0);
  const target = { DATA_DIR: moved.dataDir, DATABASE_URL: databaseUrl };
  const restored = await vitrine(target, "restore", file, "--format", "json");
  expect(restored.code).toBe(0);
  expect(JSON.parse(restored.stdout)).toMatchObject({ rows, restart: true });
  await expect.poll(() => readTotal(moved)).toBe(await readTotal(site));
  expect(await listLeads(target)).toEqual(copied);
});
