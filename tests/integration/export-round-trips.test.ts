import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportCommand } from "../../src/cli/commands/export.ts";
import { importCommand } from "../../src/cli/commands/import.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "export-round-trips-"));
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  cpSync("demo/group/content", join(folder, "content"), {
    recursive: true,
    filter: (path) => !path.includes("assets"),
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** No server has to run. */
const vitrine = (...args: readonly string[]) =>
  runVitrine({ DATA_DIR: join(folder, "data"), CONTENT_DIR: join(folder, "content") }, args);

const KINDS = importCommand({} as CliContext).commands.map((command) => command.name());

const EXPORT_OPTIONS: Readonly<Record<string, readonly string[]>> = { vehicles: ["--as", "vitrine-json"] };

const exportKind = async (kind: string, ...options: readonly string[]): Promise<string> => {
  const file = join(folder, `${kind}.json`);
  const { code, stderr } = await vitrine("export", kind, ...options, "--out", file);
  expect([kind, code, stderr.includes(" written")]).toEqual([kind, 0, true]);
  return file;
};

type Report = { readonly changes: readonly { readonly fields: readonly { readonly path: string }[] }[] };

test("every kind that import takes in is one that export writes", () => {
  const exported = exportCommand({} as CliContext).commands.map((command) => command.name());
  expect(exported).toEqual(expect.arrayContaining([...KINDS, "redirects"]));
  expect(KINDS).toHaveLength(8);
});

test.each(KINDS)("exported and imported again, %s do not change, and a changed field is named", async (kind) => {
  const file = await exportKind(kind, ...(EXPORT_OPTIONS[kind] ?? []));
  const same = await vitrine("import", kind, file, ...(kind === "vehicles" ? ["--feed", "vitrine"] : []));
  expect([kind, same.code]).toEqual([kind, 0]);
  expect(same.stdout).toMatch(/: identical: |^0 added, 0 changed, \d+ unchanged, 0 refused\./);
  const name = { vehicles: "description", employees: "function", vacancies: "title" }[kind] ?? "name";
  const text = readFileSync(file, "utf8");
  const edited = text.replace(new RegExp(`"(${name}|trim)":( ?)"`), '"$1":$2"Essai ');
  expect(edited).not.toBe(text);
  writeFileSync(file, edited);
  const { stdout } = await vitrine("import", kind, file, "--dry-run", "--format", "json");
  const { changes } = JSON.parse(stdout) as Report;
  expect([kind, changes.length]).toEqual([kind, 1]);
  expect(changes[0]?.fields.length).toBeGreaterThan(0);
});

test.each(["csv", "json"])("exported as %s and imported again, redirects do not change", async (as) => {
  const file = join(folder, `redirects.${as}`);
  expect((await vitrine("export", "redirects", "--as", as, "--out", file)).code).toBe(0);
  const { code, stdout } = await vitrine("redirects", "import", file);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^0 added, 0 changed, \d+ unchanged, 0 refused/)]);
});
