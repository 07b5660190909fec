// docs/how-to/your-group.md to the letter, from an empty folder to the first pages, and what a start says of a file with an error.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import {
  createCatalogueRepository,
  createSharedSettings,
  createStockReader,
  type Database,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { isEmptyDatabase } from "../../src/shared-container/group-data.ts";
import { commandsOf, readGuide, readWords } from "../builders/guide-blocks.ts";
import { type CommandAnswer, runVitrine } from "../browser-support/sites/run-vitrine.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";

type Commands = (...args: readonly string[]) => Promise<CommandAnswer>;

const home = mkdtempSync(join(tmpdir(), "your-group-"));

let environment: Record<string, string> = { HOME: home };
let site: Site | undefined;

const answers: { readonly command: string; readonly answer: CommandAnswer }[] = [];

/** Does a line of the guide as a reader with this home does. `npm start` serves until the end of the test. */
const follow = async (command: string): Promise<void> => {
  const [program, ...args] = readWords(command, environment);
  if (program === "export") {
    const values = args.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)] as const);
    environment = { ...environment, ...Object.fromEntries(values) };
  } else if (program === "npm") {
    expect(args).toEqual(["start"]);
    const { DATA_DIR = "", ...env } = environment;
    site = await startSite({ dataDir: DATA_DIR, env });
  } else {
    expect(program).toBe("./vitrine");
    const run: Commands = site?.vitrine ?? ((...words) => runVitrine(environment, words));
    answers.push({ command, answer: await run(...args) });
  }
};

/** Writes a file of the guide where the text before it says. */
const writeFileOf = (text: string, before: string): void => {
  const names = [...before.matchAll(/`(catalogue\/[\w-]+\.json)`/g)].map(([, name]) => name ?? "");
  const [name = expect.fail(before)] = names.slice(-1);
  const file = join(environment["GROUP_DIR"] ?? "", name);
  expect(existsSync(dirname(file)), `${dirname(file)} was made by the guide`).toBe(true);
  writeFileSync(file, text);
};

const get = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await fetch(`${site?.url}${path}`, { headers: { "user-agent": "Mozilla/5.0" } });
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  for (const { language, text, before } of readGuide("docs/how-to/your-group.md", "## 4. The brand")) {
    if (language === "json") writeFileOf(text, before);
    else for (const command of commandsOf({ language, text, before })) await follow(command);
  }
});

afterAll(async () => {
  await site?.dispose();
  rmSync(home, { recursive: true, force: true });
});

const answerOf = (pattern: RegExp): CommandAnswer =>
  answers.find(({ command }) => pattern.test(command))?.answer ?? expect.fail(`no command ${pattern.source}`);

test("the guide leads from an empty folder to the group's first pages", async () => {
  expect((await get("/")).status).toBe(200);
  expect(await get("/concessions/ciney")).toMatchObject({
    status: 200,
    text: expect.stringMatching(/Condroz Mobilité Ciney[^]*Rue du Commerce 98/),
  });
});

test("each command of the guide does what it says", () => {
  expect(answerOf(/vitrine init/)).toMatchObject({ code: 0 });
  expect(answerOf(/vitrine doctor/)).toMatchObject({ code: 2, stdout: expect.stringMatching(/^fix {3}to-fill-in: /m) });
  expect(answerOf(/vitrine doctor/).stdout).not.toMatch(/^(?:fix|warn) {2,3}catalogue/m);
  for (const kind of ["brands", "locations"])
    expect(answerOf(new RegExp(`import ${kind}`))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("identical"),
    });
});

const [group, dataDir] = [join(home, "faulty"), join(home, "faulty-data")];

const start = (): Promise<void> => fillEmptyDatabase({ GROUP_DIR: group, DATA_DIR: dataDir });

const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ dataDir, url: null });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Does `work` while a text of a file is another one. */
const withFault = async (path: string, [from, to]: readonly [string, string], work: () => Promise<void>) => {
  const file = join(group, path);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  try {
    await work();
  } finally {
    writeFileSync(file, text);
  }
};

describe("the group's files at a start", () => {
  beforeAll(() => {
    cpSync(environment["GROUP_DIR"] ?? "", group, { recursive: true });
    mkdirSync(join(group, "feeds"), { recursive: true });
    const lines = readFileSync(join("demo", "group", "feeds", "vehicles.csv"), "utf8")
      .split("\n")
      .slice(0, 3);
    writeFileSync(join(group, "feeds", "vehicles.csv"), `${lines.join("\n")}\n`);
  });

  test("end it with file, line, field and reason of a refused row, and without a stack", () =>
    withFault("catalogue/locations.json", ['"5590"', '"L-559"'], async () => {
      const message = await startSiteProcess({ dataDir, env: { GROUP_DIR: group } }).then(
        () => expect.fail("it started"),
        (error: Error) => error.message,
      );
      expect(message).toContain("ended with 1");
      const file = join(group, "catalogue/locations.json");
      expect(message).toContain(`${file}, line 4, postcode "L-559": must be a postcode of BE, as `);
      expect(message).not.toMatch(/^\s+at /m);
    }));

  test.each([
    [
      "catalogue/brands.json",
      ['"in_group"', '"in_the_group"'],
      /, line 4, in_group: is missing\n.+, line 4, in_the_group "true": is not known; the nearest is "in_group"\n/,
    ],
    ["catalogue/locations.json", ["]\n}", ""], /: .+\n/],
    ["feeds/vehicles.csv", ["20426,Dacia", "20426,"], /, line 2, brand: .+\n/],
  ] as const)("are imported all or not at all: an error in %s", (path, fault, sentence) =>
    withFault(path, fault, async () => {
      const expected = new RegExp(
        `^The group's files are not imported, none of them:\n${join(group, path)}${sentence.source}`,
      );
      await expect(start()).rejects.toThrow(expected);
      expect(await withDatabase(isEmptyDatabase)).toBe(true);
    }),
  );

  test("are imported completely after a start that was killed halfway", async () => {
    await runVitrine({ GROUP_DIR: group, DATA_DIR: dataDir }, [
      "import",
      "brands",
      join(group, "catalogue/brands.json"),
    ]);
    await start();
    const locations = () => withDatabase((database) => createCatalogueRepository(database).locations.all());
    expect(await locations()).toEqual([]);
    await withDatabase((database) => createSharedSettings(database).put("group-import", group));
    await start();
    expect(await locations()).toMatchObject([{ slug: "ciney", country: "BE" }]);
    expect(await withDatabase((database) => createStockReader(database).version())).toBe(1);
    expect(await withDatabase((database) => createSharedSettings(database).get("group-import"))).toBeNull();
  });
});
