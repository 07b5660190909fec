import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { redirectsCommand } from "../../src/cli/commands/redirects.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { CollectedOutput } from "../fakes/collected-output.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redirects-command-"));
  await mkdir(join(folder, "content"));
  await writeFile(join(folder, "content", "faq.yaml"), FAQ);
});

afterEach(() => rm(folder, { recursive: true }));

const FAQ = [
  "name: Questions",
  "title: Vos questions, nos réponses",
  "description: Une phrase qui a un début et une fin.",
  'updated_at: "2026-11-16T08:00:00Z"',
  "sections: []",
  "",
].join("\n");

const run = async (...words: readonly string[]) => {
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const dataDir = join(folder, "data");
  const context = {
    config: {
      dataDir,
      databaseUrl: null,
      site: "luxembourg",
      settingsDir: "demo/group/settings",
      siteUrl: "https://www.alzette.example",
      contentDir: join(folder, "content"),
      filesDir: "demo/group/files",
    },
    stdout,
    stderr,
    clock: { now: () => new Date() },
    openDatabase: () => openDatabase({ dataDir, url: null }),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  await redirectsCommand(context).parseAsync(words, { from: "user" });
  return { out: stdout.text, err: stderr.text, code };
};

const TABLE = ["content", "redirects.csv"] as const;

const writeTable = (...rows: readonly string[]): Promise<void> =>
  writeFile(join(folder, ...TABLE), `from,to,status\n${rows.join("\n")}\n`);

const readTable = async (): Promise<readonly string[]> =>
  (await readFile(join(folder, ...TABLE), "utf8")).trim().split("\n").slice(1);

const writeInput = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};

test("reports loops, duplicates, malformed and dead targets as errors, and chains as warnings, with their line", async () => {
  await writeTable(
    "/fr/faq,/faq,",
    "/fr/a,/fr/b,",
    "/fr/b,/fr/a,",
    "/fr/faq,/stock,",
    "/fr/c,stock,",
    "/fr/d,/nulle-part,",
    "/fr/e?x=1&y=2,/fr/faq,",
    "fr/f,/faq,",
    "/fr/g,/faq/,",
  );
  const { out, code } = await run("check", "--format", "json");
  const { rows, findings } = JSON.parse(out) as {
    readonly rows: number;
    readonly findings: readonly { readonly level: string; readonly line: number; readonly message: string }[];
  };
  expect(rows).toBe(7);
  expect(findings.map(({ level, line, message }) => `${line} ${level} ${message}`)).toEqual([
    "3 error its chain comes back to itself",
    "4 error its chain comes back to itself",
    "5 error line 2 has the same address and is the one that counts",
    '6 error "stock" is not a path from the root',
    "7 error /nulle-part: there is no such page",
    "8 warning leads to line 2: name its target /faq",
    '9 error "fr/f" is not a path from the root',
    "10 warning /faq/ is redirected: name its target",
  ]);
  expect(code).toBe(2);
});

test("says whether the table has a header, and takes the first line of one without for a row", async () => {
  await writeTable("/fr/faq,/faq,");
  expect((await run("check")).out).toBe("The first line is the header.\n1 rows, 0 errors, 0 warnings.\n");
  await writeFile(join(folder, ...TABLE), "/fr/a,/nulle-part,\n/fr/faq,/faq,\n");
  const { out, code } = await run("check");
  expect(out).toMatch(/redirects\.csv:1 +error +\/fr\/a +\/nulle-part: there is no such page\n/);
  expect(out).toContain("There is no header: the first line is a row.\n2 rows, 1 errors, 0 warnings.");
  expect(code).toBe(2);
  expect(JSON.parse((await run("check", "--format", "json")).out)).toMatchObject({ header: false, rows: 2 });
});

test("prints file and line of each finding, and ends with 0 when there are warnings only", async () => {
  await writeTable("/fr/faq,/faq,", "/fr/aide,/fr/faq,");
  const { out, code } = await run("check");
  expect(out).toMatch(/redirects\.csv:3 +warning +\/fr\/aide +leads to line 2: name its target \/faq\n/);
  expect(out).toContain("2 rows, 0 errors, 1 warnings.");
  expect(code).toBe(0);
});

test("warns of targets that are sold, where there is a stock", async () => {
  await writeTable("/fr/a,/stock/20426-1-dacia-duster,", "/fr/b,/stock/999999-1-ford-puma,");
  expect((await run("check")).out).toContain("0 warnings");
  expect(copyDemoData(join(folder, "data"))).toBe(true);
  const { out, code } = await run("check");
  expect(out).toContain("/stock/999999-1-ford-puma: the vehicle is not in the stock any more");
  expect(out).toContain("2 rows, 0 errors, 1 warnings.");
  expect(code).toBe(0);
});

test("a market's own file replaces rows of the same address, and findings name it", async () => {
  await writeTable("/fr/faq,/faq,", "/fr/a,/nulle-part,");
  await writeFile(join(folder, "content", "redirects.luxembourg.csv"), "from,to,status\n/fr/a,/faq,\n/fr/b,/perdu,\n");
  await writeFile(join(folder, "content", "redirects.default.csv"), "from,to,status\n/fr/faq,/ailleurs,\n");
  const { out, code } = await run("check");
  expect(out).toMatch(/redirects\.luxembourg\.csv:3 +error +\/fr\/b +\/perdu: there is no such page\n/);
  expect(out).toContain("3 rows, 1 errors, 0 warnings.");
  expect(code).toBe(2);
});

test("says in one line that there is no table", async () => {
  const { out, err, code } = await run("check");
  expect([out, code]).toEqual(["", 1]);
  expect(err).toMatch(/^error: there is no table of redirects in .+\n$/);
});

test("imports CSV, a JSON object and a _redirects file into the table", async () => {
  await writeTable("/fr/faq,/faq,", "/fr/a,/old,302");
  const csv = await writeInput("old.csv", "from,to,status\n/fr/a,/faq,\n/fr/b?page=2,/stock,\n");
  expect(await run("import", csv)).toMatchObject({
    out: expect.stringContaining("1 added, 1 changed, 0 unchanged, 0 refused; the table has 3 rows."),
    code: 0,
  });
  const json = await writeInput(
    "old.json",
    JSON.stringify({ "/fr/c": "/faq", "/fr/d": { to: "/stock", status: 302 } }),
  );
  expect((await run("import", json)).code).toBe(0);
  const lines = await writeInput("_redirects", "/fr/e /faq 301\n/fr/f/* /faq 301\n");
  const third = await run("import", lines);
  expect(third.out).toContain('_redirects:2: refused: "/fr/f/*" is a pattern: name each address');
  expect(third.code).toBe(2);
  expect(await readTable()).toEqual([
    "/fr/faq,/faq,",
    "/fr/a,/faq,",
    "/fr/b?page=2,/stock,",
    "/fr/c,/faq,",
    "/fr/d,/stock,302",
    "/fr/e,/faq,",
  ]);
  expect((await run("check")).code).toBe(0);
});

test("a dry run writes nothing, and --replace leaves only the imported rows", async () => {
  await writeTable("/fr/faq,/faq,");
  const csv = await writeInput("old.csv", "from,to,status\n/fr/a,/faq,\n");
  expect((await run("import", csv, "--dry-run")).out).toContain("Nothing was written.");
  expect(await readTable()).toEqual(["/fr/faq,/faq,"]);
  await run("import", csv, "--replace");
  expect(await readTable()).toEqual(["/fr/a,/faq,"]);
});

test("imports nothing from a file that is not of its format, or into a table that cannot be read", async () => {
  const json = await writeInput("old.json", "[1]");
  expect(await run("import", json)).toMatchObject({ code: 1, err: expect.stringContaining("no") });
  await writeTable("fr/x,/faq,");
  const csv = await writeInput("old.csv", "from,to,status\n/fr/a,/faq,\n");
  const { err, code } = await run("import", csv);
  expect(err).toContain("has a line that cannot be read; correct it first: redirects.csv:2:");
  expect(code).toBe(1);
  expect(await readTable()).toEqual(["fr/x,/faq,"]);
});
