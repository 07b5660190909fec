import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { createProgram, runCommand } from "../../src/cli/run.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { fillDatabase } from "../builders/full-database.ts";

/** What a command does with the database. `optional`: it works without one; `none`: it opens none. */
type Use = "reads" | "creates" | "optional" | "none";

const FEED = join("tests", "fixtures", "feeds", "vitrine.csv");
const CATALOGUE = join("demo", "group", "catalogue");

let folder: string;
/** A data folder with a filled database. */
let filled: string;

/** Arguments and use of every command that does something. */
const COMMANDS: Readonly<Record<string, readonly [Use, ...string[]]>> = {
  "import vehicles": ["creates", FEED],
  "import brands": ["creates", join(CATALOGUE, "brands.json")],
  "import models": ["creates", join(CATALOGUE, "models.json")],
  "import lease-offers": ["creates", join(CATALOGUE, "lease-offers.json")],
  "import locations": ["creates", join(CATALOGUE, "locations.json")],
  "import employees": ["creates", join(CATALOGUE, "employees.json")],
  "import vacancies": ["creates", join(CATALOGUE, "vacancies.json")],
  "import content": ["none", "FOLDER/stories.json"],
  "export vehicles": ["reads", "--as", "vitrine-json"],
  "export brands": ["reads"],
  "export models": ["reads"],
  "export lease-offers": ["reads"],
  "export locations": ["reads"],
  "export employees": ["reads"],
  "export vacancies": ["reads"],
  "export content": ["none"],
  "export redirects": ["none"],
  "vehicle show": ["reads", "V-481"],
  "vehicle list": ["reads"],
  "vehicle price": ["reads", "V-481", "19900"],
  "vehicle reserve": ["reads", "V-481"],
  "vehicle sell": ["reads", "V-481"],
  "vehicle hide": ["reads", "V-481"],
  "vehicle picture": ["reads", "V-481", join("demo", "group", "content", "assets", "workshop-inspection.webp")],
  "vehicle release": ["reads", "V-481"],
  imports: ["reads"],
  "imports show": ["reads", "1"],
  "imports rollback": ["reads", "2"],
  "imports accept": ["reads", "1", "V-481"],
  "feed profile": ["none", FEED],
  "feed check": ["reads", FEED, "--against-stock"],
  feeds: ["reads"],
  "feeds list": ["reads"],
  "feeds add": ["reads", "nord", FEED],
  "feeds change": ["reads", "nord", "--interval", "1h"],
  "feeds pause": ["reads", "nord"],
  "feeds remove": ["reads", "demo", "--confirm"],
  "leads list": ["reads"],
  "leads show": ["reads", "V7K3-2QFM"],
  "leads file": ["reads", "V7K3-2QFM"],
  "leads status": ["reads"],
  "leads deliveries": ["reads"],
  "leads retry": ["reads", "--parked"],
  "leads release": ["reads", "V7K3-2QFM"],
  "leads today": ["reads"],
  "leads assign": ["reads", "V7K3-2QFM", "anna@alzette.example", "--yes"],
  "leads answer": ["reads", "V7K3-2QFM"],
  "leads note": ["reads", "V7K3-2QFM", "calls back"],
  "leads close": ["reads", "V7K3-2QFM", "--as", "won"],
  "leads move": ["reads", "V7K3-2QFM", "bertrange"],
  "leads stats": ["reads"],
  "leads export": ["reads"],
  "leads person": ["reads", "zoe@exemple.lu"],
  "leads erase": ["reads", "zoe@exemple.lu", "--yes"],
  "leads purge": ["reads"],
  "appointments today": ["reads"],
  "appointments move": ["reads", "V7K3-2QFM", "--to", "2026-12-01 10:00"],
  "appointments cancel": ["reads", "V7K3-2QFM"],
  "appointments outside": ["reads"],
  "appointments calendar": ["reads", "bertrange"],
  "token create": ["reads", "crm", "--scope", "leads:write"],
  "token list": ["reads"],
  "token revoke": ["reads", "portal"],
  "content check": ["optional"],
  "content list": ["none"],
  "content reload": ["reads", "--wait", "1"],
  "content token": ["reads"],
  "redirects check": ["optional"],
  "redirects import": ["none", join("demo", "group", "content", "redirects.default.csv"), "--dry-run"],
  backup: ["reads", "FOLDER/vitrine.zst", "--overwrite"],
  "backup verify": ["none", "FOLDER/backup.zst"],
  restore: ["creates", "FOLDER/backup.zst", "--replace"],
  frames: ["none", join("tests", "fixtures", "links", "stock.txt")],
  init: [
    "none",
    join("FOLDER", "UNUSED"),
    "--name",
    "Garage Exemple",
    "--country",
    "BE",
    "--email",
    "a@garage.example",
  ],
  doctor: ["reads"],
};

type Opened = (database: Database) => Promise<Database>;

/** Runs a command as `./vitrine` does. */
const run = async (dataDir: string, words: readonly string[], prepare: Opened = async (database) => database) => {
  const config = readConfig({ DATA_DIR: dataDir, CONTENT_DIR: join(folder, "content") });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let code = 0;
  const context: CliContext = {
    config: config.value,
    stdin: new PassThrough(),
    stdout,
    stderr,
    clock: { now: () => new Date("2026-11-22T08:00:00Z") },
    openDatabase: async () => prepare(await openDatabase({ dataDir, url: null })),
    exit: (exitCode) => {
      code = exitCode;
    },
  };
  const output = Promise.all([text(stdout), text(stderr)]);
  await runCommand(context, ["node", "vitrine", ...words]);
  stdout.end();
  stderr.end();
  const [out, err] = await output;
  return { code, out, err, errors: err.split("\n").filter((line) => line.startsWith("error: ")) };
};

const isStack = (output: string): boolean => /^ +at .*[:(]\d+|node:internal|\[stack\]/m.test(output);

const argumentsOf = (name: string): readonly string[] => {
  const [, ...args] = COMMANDS[name] ?? ["none"];
  return [...name.split(" "), ...args.map((arg) => arg.replace("FOLDER", folder).replace("UNUSED", randomUUID()))];
};

const NAMES = Object.keys(COMMANDS);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "command-failures-"));
  filled = join(folder, "filled");
  mkdirSync(join(folder, "content"));
  writeSmallContent(join(folder, "content"));
  writeFileSync(join(folder, "stories.json"), "[]");
  const database = await openDatabase({ dataDir: filled, url: null });
  await fillDatabase(database);
  await database.close();
  const { code, err } = await run(filled, ["backup", join(folder, "backup.zst")]);
  if (code !== 0) throw new Error(err);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A new data folder for one command. */
const newData = (): string => mkdtempSync(join(folder, "data-"));

const PAGE_BYTES = 8 * 1024;

/** Page 1 stays, with the tables' names; the others hold nonsense. */
const withDamage = (): string => {
  const dataDir = newData();
  const bytes = readFileSync(join(filled, "vitrine.sqlite"));
  writeFileSync(join(dataDir, "vitrine.sqlite"), bytes.fill(0xaa, PAGE_BYTES));
  return dataDir;
};

const withNonsense = (): string => {
  const dataDir = newData();
  writeFileSync(join(dataDir, "vitrine.sqlite"), "no database".repeat(1_000));
  return dataDir;
};

/** Unreadable for every account, also for root. */
const withFolder = (): string => {
  const dataDir = newData();
  mkdirSync(join(dataDir, "vitrine.sqlite"));
  return dataDir;
};

/** The file of the database cannot grow, as on a full disk. */
const asOnFullDisk: Opened = async (database) => {
  await sql`pragma max_page_count = 1`.execute(database.db);
  const openSession = async () => {
    const session = await database.openSession();
    await sql`pragma max_page_count = 1`.execute(session.db);
    return session;
  };
  return { ...database, openSession };
};

/** What writes more than the free pages of the database hold. */
const FILLS_THE_DISK = new Set(["import vehicles", "import locations", "feeds remove"]);

/** True for an exit code of every command, and for one that the command's help names. */
const isDocumented = async (name: string, code: number): Promise<boolean> => {
  if ([0, 1, 3].includes(code)) return true;
  const { out } = await run(filled, [...name.split(" "), "--help"]);
  const codes = out.slice(Math.max(0, out.lastIndexOf("Exit codes")));
  return [...codes.matchAll(/[:;]\s(\d)\s/g)].some(([, named]) => Number(named) === code);
};

describe("a command", () => {
  it("stands in the table of this test", async () => {
    const context = { config: {}, stdout: process.stdout, stderr: process.stderr } as unknown as CliContext;
    const namesOf = (command: Command): readonly string[] =>
      command.commands.flatMap((child) => {
        const own =
          child.commands.length === 0 || ["imports", "feeds", "backup"].includes(child.name()) ? [child.name()] : [];
        return [...own, ...namesOf(child).map((name) => `${child.name()} ${name}`)];
      });
    expect(namesOf(await createProgram(context, undefined)).toSorted()).toEqual(NAMES.toSorted());
  });

  const named = (use: Use | "all"): readonly string[] =>
    NAMES.filter((name) => use === "all" || COMMANDS[name]?.[0] === use);

  it.each(named("reads"))("without its database says so in one line: %s", async (name) => {
    const dataDir = join(folder, "missing", name);
    const { code, out, err, errors } = await run(dataDir, argumentsOf(name));
    expect(isStack(out + err)).toBe(false);
    expect([code, errors]).toEqual([
      1,
      [expect.stringContaining(`error: there is no database at ${join(dataDir, "vitrine.sqlite")}`)],
    ]);
  });

  it.each(["creates", "optional", "none"] as const)("without its database needs none: %s", async (use) => {
    for (const name of named(use)) {
      const { code, out, err, errors } = await run(join(folder, "missing", name), argumentsOf(name));
      expect([name, isStack(out + err), errors]).toEqual([name, false, []]);
      expect([name, code, await isDocumented(name, code)]).toEqual([name, code, true]);
    }
  });

  const DAMAGED = ["damaged", withDamage, /damage/] as const;

  const FAULTS = [
    DAMAGED,
    ["nonsense", withNonsense, /is damaged or no database/],
    ["unreadable", withFolder, /cannot be opened/],
  ] as const;

  /** A command of each use, on which a database is tried that cannot be opened at all: the others open it in the same way. */
  const OF_EACH_USE = new Set([
    "import brands",
    "content check",
    "leads list",
    "doctor",
    "backup",
    "restore",
    "frames",
  ]);

  it.each(NAMES.filter((name) => COMMANDS[name]?.[0] !== "none" || OF_EACH_USE.has(name)))(
    "says in one line that its database is damaged or unreadable: %s",
    async (name) => {
      for (const [fault, create, reason] of OF_EACH_USE.has(name) ? FAULTS : [DAMAGED]) {
        const { code, out, err, errors } = await run(create(), argumentsOf(name));
        // The doctor reports damage on standard output.
        const lines = errors.length > 0 ? errors : out.split("\n").filter((line) => line.startsWith("fix   database"));
        expect([name, fault, isStack(out + err)]).toEqual([name, fault, false]);
        const isOpened = COMMANDS[name]?.[0] !== "none";
        expect([name, fault, code, lines.length]).toEqual([name, fault, isOpened ? 3 : 0, isOpened ? 1 : 0]);
        expect([name, fault, lines.every((line) => reason.test(line))]).toEqual([name, fault, true]);
      }
    },
  );

  it.each(NAMES.filter((name) => COMMANDS[name]?.[0] !== "none"))(
    "on a full disk ends as its help says, in one line: %s",
    async (name) => {
      const dataDir = newData();
      copyFileSync(join(filled, "vitrine.sqlite"), join(dataDir, "vitrine.sqlite"));
      const { code, out, err, errors } = await run(dataDir, argumentsOf(name), asOnFullDisk);
      expect([name, isStack(out + err), errors.length > 1]).toEqual([name, false, false]);
      expect([name, code, await isDocumented(name, code)]).toEqual([name, code, true]);
      const isFull = errors.some((line) => line.includes("the disk is full"));
      expect([name, isFull && code !== 3]).toEqual([name, false]);
      expect([name, isFull]).toEqual([name, FILLS_THE_DISK.has(name)]);
    },
  );
});
