// Commands as processes: each of them, and where the system refuses what they write or ends them. Other tests run them in the
// test's process.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { createSharedSettings, openDatabase } from "../../src/adapters/database/index.ts";
import { fillDatabase } from "../builders/full-database.ts";

let folder: string;
let dataDir: string;
let program: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "command-processes-"));
  dataDir = join(folder, "data");
  program = await programFile("vitrine");
  writeFileSync(join(folder, "error.txt"), "Error: broken\n");
  const database = await openDatabase({ dataDir, url: null });
  await fillDatabase(database);
  // More than the limits below, however it is compressed.
  await createSharedSettings(database).put("random", randomBytes(150_000).toString("base64"));
  await database.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

const start = (words: readonly string[], stdout: "pipe" | number = "pipe", before: readonly string[] = []) => {
  const [file = "", ...args] = [...before, process.execPath, program, ...words];
  return spawn(file, args, {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir },
    stdio: ["ignore", stdout, "pipe"],
  });
};

const textOf = (stream: Readable | null): Promise<string> => (stream === null ? Promise.resolve("") : text(stream));

const run = async (...args: Parameters<typeof start>) => {
  const child = start(...args);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  const errors = err.split("\n").filter((line) => line !== "" && !line.startsWith("database: "));
  return { out, errors, code };
};

/** Each command with its exit code and its output. `{}`: the folder of this test. */
const COMMANDS: readonly (readonly [words: string, code: number, output: RegExp])[] = [
  ["export vehicles --as vitrine-csv", 0, /^key,id,brand,model,(?:.*\r\n){601}$/],
  ["imports", 0, /^ 2 +\S+ \S+ UTC +demo +imported /m],
  ["feeds", 0, /^north-0 +paused /m],
  ["vehicle list --overrides", 0, /^ +2 +Ä-1 .* hidden by Ä since /m],
  ["feed check tests/fixtures/feeds/vitrine.csv", 2, /^USABLE, WITH DOUBTS: 4 of 4 rows would go in/],
  ["appointments outside", 0, /^Every appointment to come fits hours and days\.\n$/],
  ["token list", 0, /^portal-0 /m],
  ["content token", 0, /^\S{32}\n$/],
  ["redirects check", 0, /^demo\/group\/content\/redirects\.csv:\d+ +warning /m],
  ["restore tests/fixtures/releases/1.0.0.zst --dry-run --replace", 0, /^Would restore the data of 2026-/],
  ["frames {}/error.txt", 0, /^Error: broken\n$/],
  ["init {}/group --country LU --name Garage --email bonjour@garage.example", 0, /\/group\/brand\.yaml$/m],
];

/** Commands that the tests below, or others, run as processes. */
const OTHER_COMMANDS = {
  backup: "below",
  doctor: "package.test.ts",
  import: "data-permissions.test.ts",
  leads: "below",
};

describe("a command as a process", () => {
  test.each(COMMANDS)("does its work: %s", async (words, code, output) => {
    const answer = await run(words.split(" ").map((word) => word.replace("{}", folder)));
    expect([answer.code, answer.out]).toEqual([code, expect.stringMatching(output)]);
  });

  test("is one of those, or has a test of its own", async () => {
    const { out } = await run(["--help"]);
    const [list = ""] = out.split("Examples:");
    const listed = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = ""]) => name);
    const tested = [...COMMANDS.map(([words]) => words.split(" ", 1)[0] ?? ""), ...Object.keys(OTHER_COMMANDS)];
    expect(new Set(listed)).toEqual(new Set([...tested, "help"]));
  });
});

/** Files of this process and its children cannot grow beyond this, so that writing fails as on a full disk. */
const limitedTo = (kibibytes: number): readonly string[] => ["bash", "-c", `ulimit -f ${kibibytes}; exec "$@"`, "bash"];

describe.skipIf(process.platform !== "linux")("a command on a full disk says one line", () => {
  test("where its output cannot be written", async () => {
    const full = openSync("/dev/full", "w");
    const { errors, code } = await run(["leads", "list", "--format", "json"], full);
    closeSync(full);
    expect([code, errors]).toEqual([3, [expect.stringMatching(/^error: .*ENOSPC/)]]);
  });

  test("where an import can write neither its copy of the feed nor the database", async () => {
    const feed = join("demo", "group", "feeds", "vehicles.csv");
    const { errors, code } = await run(["import", "vehicles", feed, "--force"], "pipe", limitedTo(96));
    expect([code, errors]).toEqual([
      3,
      [expect.stringMatching(/^error: (?:the database .+vitrine\.sqlite cannot be |EFBIG: file too large)/)],
    ]);
    expect(errors.join()).not.toContain("rollback");
  });

  test("where a backup does not fit", async () => {
    const file = join(folder, "too-large.zst");
    const { errors, code } = await run(["backup", file], "pipe", limitedTo(40));
    expect([code, errors.length, existsSync(file)]).toEqual([3, 1, false]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("where a backup of the site's folder does not fit, and leaves those of before", async () => {
    const backups = mkdtempSync(join(folder, "backups-"));
    const old = ["vitrine-2026-01-01T060000Z.zst", "vitrine-2026-01-01T120000Z.zst"];
    for (const name of old) writeFileSync(join(backups, name), "of before");
    const environment = ["env", `BACKUP_DIR=${backups}`, "BACKUP_DAYS=1"];
    const { errors, code } = await run(["backup"], "pipe", [...environment, ...limitedTo(40)]);
    expect([code, errors]).toEqual([
      3,
      [expect.stringMatching(/^error: .+zst does not fit on its disk; earlier backups are as they were/)],
    ]);
    expect(readdirSync(backups).sort()).toEqual(old);
  });

  test("and none where the reader of its output has enough", async () => {
    const child = start(["leads", "export", "--format", "json"]);
    child.stdout?.destroy();
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [err, code] = await Promise.all([textOf(child.stderr), ended]);
    expect(err).not.toMatch(/^ +at |EPIPE/m);
    expect([0, 3]).toContain(code);
  });
});

/** Starts backups until one is killed between its first and its last byte. */
const killBackup = async (): Promise<string> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const child = start(["backup", join(folder, `killed-${attempt}.zst`)]);
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    const watcher = watch(folder, (_, name) => {
      if (name?.endsWith(".part")) child.kill("SIGKILL");
    });
    await ended;
    watcher.close();
    const part = readdirSync(folder).find((name) => name.endsWith(".part"));
    if (part !== undefined) return join(folder, part);
  }
  throw new Error("no backup could be killed in time");
};

describe.skipIf(process.platform === "win32")("a killed backup", () => {
  test.each([
    ["the next backup", () => ["backup", join(dataDir, "..", "next.zst"), "--overwrite"]],
    ["a purge", () => ["leads", "purge"]],
  ])("leaves a file for the owner alone, which %s removes", async (_, words) => {
    const part = await killBackup();
    expect(statSync(part).mode & 0o777).toBe(0o600);
    expect(await run(words())).toMatchObject({ code: 0 });
    expect([existsSync(part), readdirSync(join(dataDir, "unfinished"))]).toEqual([false, []]);
  });
});
