import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { fillDatabase } from "../builders/full-database.ts";
import { runBackupCommand } from "./run-backup-command.ts";

/** A data folder with a filled database, which no test changes. */
let dataDir: string;
let folder: string;
let file: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "backup-command-data-"));
  const database = await openDatabase({ dataDir, url: null });
  await fillDatabase(database);
  await database.close();
});

afterAll(() => rmSync(dataDir, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-command-"));
  file = join(folder, "vitrine.zst");
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command on the database of a data folder. */
const run = (of: string, command: "backup" | "restore", ...words: readonly string[]) =>
  runBackupCommand({ dataDir: of }, command, ...words);

test.skipIf(process.platform === "win32")("writes a file that its owner alone can read", async () => {
  await run(dataDir, "backup", file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("writes a file, and replaces one only where that is said", async () => {
  const { code, out } = await run(dataDir, "backup", file, "--format", "json");
  const report = JSON.parse(out) as Record<string, unknown>;
  expect({ code, report }).toMatchObject({
    code: 0,
    report: {
      file,
      bytes: statSync(file).size,
      created_at: "2026-11-22T02:00:00.000Z",
      rows: { leads: 1, uploads: 1 },
    },
  });
  const before = readFileSync(file);
  expect(await run(dataDir, "backup", file)).toMatchObject({
    code: 1,
    err: `error: ${file} exists; --overwrite replaces it\n`,
  });
  expect(readFileSync(file).equals(before)).toBe(true);
  const replaced = await run(dataDir, "backup", file, "--overwrite");
  expect(replaced).toMatchObject({
    code: 0,
    out: expect.stringMatching(/ {2}leads +1\n[^]*vitrine\.zst: \d+ bytes\n$/),
  });
});

test("writes into the site's folder, and removes expired backups there", async () => {
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const others = ["vitrine.zst", "vitrine-2026-11-01T020000Z.zst.host-1-0123456789ab.part"];
  const old = ["vitrine-2026-11-20T060000Z.zst", "vitrine-2026-11-20T120000Z.zst", "vitrine-2026-11-21T010000Z.zst"];
  for (const name of [...others, ...old]) writeFileSync(join(backups, name), "of before");
  const config = { dataDir, backups: { folder: backups, intervalSeconds: 3_600, days: 2 } };
  const { code, out } = await runBackupCommand(config, "backup", "--format", "json");
  const newest = "vitrine-2026-11-22T020000Z.zst";
  expect({ code, report: JSON.parse(out) as unknown }).toMatchObject({
    code: 0,
    report: { file: join(backups, newest), removed: [old[1], old[0]].map((name) => join(backups, name ?? "")) },
  });
  expect(new Set(readdirSync(backups))).toEqual(new Set([...others, old[2], newest]));
  expect(await run(join(folder, "copy"), "restore", join(backups, newest))).toMatchObject({ code: 0 });
  expect(await run(dataDir, "backup")).toMatchObject({
    code: 1,
    err: "error: FILE is missing, and BACKUP_DIR is not set\n",
  });
});

test("encrypts with a passphrase, without which the file is refused in one sentence", async () => {
  const backupPassphrase = "cinq mots choisis au hasard";
  expect(await runBackupCommand({ dataDir, backupPassphrase }, "backup", file)).toMatchObject({ code: 0 });
  expect(readFileSync(file, "latin1").slice(0, 22)).toBe("age-encryption.org/v1\n");
  const restoreWith = (name: string, passphrase: string | null) =>
    runBackupCommand({ dataDir: join(folder, name), backupPassphrase: passphrase }, "restore", file);
  expect(await restoreWith("none", null)).toEqual({
    code: 3,
    out: "",
    err: `error: nothing was restored: ${file}: it is encrypted, and BACKUP_PASSPHRASE is not set\n`,
  });
  const wrong = await restoreWith("none", "another passphrase of words");
  expect(wrong.err).toBe(
    `error: nothing was restored: ${file}: BACKUP_PASSPHRASE is not the passphrase with which it was encrypted, or its first lines are damaged\n`,
  );
  expect(existsSync(join(folder, "none"))).toBe(false);
  expect(await restoreWith("copy", backupPassphrase)).toMatchObject({ code: 0, out: expect.stringContaining("leads") });
  expect(await run(dataDir, "backup", file, "--overwrite")).toMatchObject({ code: 0 });
  expect(await restoreWith("of-before", backupPassphrase)).toMatchObject({ code: 0 });
});

test("writes nothing where there is no database or no folder for the file", async () => {
  const missing = join(folder, "missing");
  expect(await run(missing, "backup", file)).toMatchObject({
    code: 1,
    err: expect.stringContaining("there is no database"),
  });
  const outside = join(missing, "vitrine.zst");
  expect(await run(dataDir, "backup", outside)).toMatchObject({ code: 3, err: expect.stringContaining("ENOENT") });
  expect([existsSync(missing), existsSync(file)]).toEqual([false, false]);
});

test("restores into a new database, and into one with data only where that is said", async () => {
  await run(dataDir, "backup", file);
  const copy = join(folder, "copy");
  const dryRun = await run(copy, "restore", file, "--dry-run");
  expect(dryRun).toMatchObject({ code: 0, out: expect.stringMatching(/^Would restore the data of 2026-11-22T02/) });
  expect(existsSync(copy)).toBe(false);
  const first = await run(copy, "restore", file);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored the data of[^]* {2}vehicles +600\n/) });
  expect(await run(copy, "restore", file)).toMatchObject({
    code: 3,
    out: "",
    err: expect.stringContaining("nothing was restored: the database holds data, --replace replaces it:\n"),
  });
  const second = await run(copy, "restore", file, "--replace", "--format", "json");
  expect(JSON.parse(second.out)).toMatchObject({
    dry_run: false,
    created_at: "2026-11-22T02:00:00.000Z",
    rows: { leads: 1 },
    replaced: { leads: 1, vehicles: 600 },
    restart: false,
  });
});

test("refuses a file that is cut, no backup or not there, and creates no database for it", async () => {
  await run(dataDir, "backup", file);
  truncateSync(file, statSync(file).size - 1);
  const copy = join(folder, "copy");
  expect(await run(copy, "restore", file)).toMatchObject({
    code: 3,
    out: "",
    err: expect.stringContaining(`error: nothing was restored: ${file}: it is damaged, cut or no backup`),
  });
  writeFileSync(file, "leads,vehicles\n");
  expect(await run(copy, "restore", file)).toMatchObject({ code: 3, err: expect.stringContaining("no backup") });
  expect(await run(copy, "restore", join(folder, "none"))).toMatchObject({
    code: 3,
    err: expect.stringContaining("ENOENT"),
  });
  expect(existsSync(copy)).toBe(false);
});
