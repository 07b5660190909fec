// The drill: a backup is restored in a scratch folder, and compared.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSharedSettings, openDatabase } from "../../src/adapters/database/index.ts";
import { fillDatabase } from "../builders/full-database.ts";
import { RELEASES } from "./release-database.ts";
import { runBackupCommand } from "./run-backup-command.ts";

const PASSPHRASE = "cinq mots choisis au hasard";

const SIGNING_KEY = "k".repeat(32);

let folder: string;
let file: string;
let encrypted: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-verify-"));
  const dataDir = join(folder, "data");
  const database = await openDatabase({ dataDir, url: null });
  await fillDatabase(database);
  await createSharedSettings(database).put("secret-key", SIGNING_KEY);
  await database.close();
  file = join(folder, "vitrine.zst");
  encrypted = join(folder, "vitrine.zst.enc");
  await runBackupCommand({ dataDir }, "backup", file);
  await runBackupCommand({ dataDir, backupPassphrase: PASSPHRASE }, "backup", encrypted);
});

afterAll(() => rmSync(folder, { recursive: true }));

type Config = Omit<Parameters<typeof runBackupCommand>[0], "dataDir">;

/** On a machine without a database. */
const verify = (config: Config, ...words: readonly string[]) =>
  runBackupCommand({ dataDir: join(folder, "none"), ...config }, "backup", "verify", ...words);

const scratchFolders = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`vitrine-scratch-${process.pid}-`));

/** A changed copy of the file. */
const copyOf = (name: string, content: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** In the middle. */
const withFlippedByte = (bytes: Buffer): Buffer => {
  const half = Math.floor(bytes.length / 2);
  const copy = Buffer.from(bytes);
  copy[half] = (copy[half] ?? 0) ^ 16;
  return copy;
};

/** The lines of the backup but the last one, changed by someone who knows the format: the hash is theirs. */
const withLines = (name: string, change: (lines: readonly string[]) => readonly string[]): string => {
  const lines = zstdDecompressSync(readFileSync(file)).toString().trimEnd().split("\n");
  const { rows } = JSON.parse(lines.at(-1) ?? "") as { readonly rows: object };
  const text = change(lines.slice(0, -1))
    .map((line) => `${line}\n`)
    .join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  return copyOf(name, zstdCompressSync(`${text}${JSON.stringify({ rows, sha256 })}\n`));
};

const reasonOf = async (path: string, config: Config = {}): Promise<string> => {
  const { code, out, err } = await verify(config, path);
  expect([code, out]).toEqual([3, ""]);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  return err.replace(`error: ${path} cannot be restored: `, "").trimEnd();
};

test("proves a backup, and leaves nothing behind", async () => {
  const { code, out, err } = await verify({ backupPassphrase: PASSPHRASE }, encrypted);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^ok {4}file: .+vitrine\.zst\.enc, [\d,]+ bytes, encrypted, read to its end and unchanged$/m);
  expect(out).toMatch(/^ok {4}restored into a scratch database and opened again: no damage, [\d,]+ rows as the file/m);
  expect(out).toMatch(/^ok {4}600 vehicles, 1 leads, 1 appointments, 1 files of leads, \d+ alerts$/m);
  expect(out).toMatch(/^ok {4}keys: signing key$/m);
  expect(out).toMatch(/^note {2}not in a backup: pictures \(/m);
  expect(out).toMatch(/^ok {4}\d+\.\d s; the scratch folder is removed$/m);
  expect([out.includes(PASSPHRASE), out.includes(SIGNING_KEY), out.includes("PostgreSQL")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(scratchFolders()).toEqual([]);
  expect(existsSync(join(folder, "none"))).toBe(false);
});

test("reports as JSON, and what it proves for a site on PostgreSQL", async () => {
  const config = { databaseUrl: "postgres://nobody@127.0.0.1:1/none" };
  const { out } = await verify(config, file, "--format", "json");
  const report = JSON.parse(out) as { readonly rows: object; readonly restored: object };
  expect(report).toMatchObject({
    file,
    encrypted: false,
    created_at: "2026-11-22T02:00:00.000Z",
    rows: { vehicles: 600, leads: 1, bookings: 1 },
    keys: ["signing key"],
    not_in_backup: { pictures: expect.any(String), draft_focuses: expect.any(String) },
    restored_into: "sqlite",
    database: "postgres",
    seconds: expect.any(Number),
    problems: [],
  });
  expect(report.restored).toEqual(report.rows);
  expect(await verify(config, file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^note {2}PostgreSQL: the rows were restored into SQLite/m),
  });
});

test.each([...RELEASES])("proves the backup of %s, which it migrates", async (version, release) => {
  const { code, out } = await verify({}, release.file);
  expect(code).toBe(0);
  expect(out).toContain(`by Vitrine ${version}, schema ${release.schema}`);
  expect(out).toMatch(/no damage, [\d,]+ rows as the file counts them/);
  expect(scratchFolders()).toEqual([]);
});

test("finds the newest backup of the site's folder", async () => {
  const backups = { folder: join(folder, "backups"), intervalSeconds: 3_600, days: 1 };
  mkdirSync(backups.folder);
  expect(await verify({ backups }, "--latest")).toMatchObject({
    code: 1,
    err: `error: there is no backup in ${backups.folder}\n`,
  });
  writeFileSync(join(backups.folder, "vitrine-2026-11-21T020000Z.zst"), "damaged");
  const newest = join(backups.folder, "vitrine-2026-11-22T020000Z.zst");
  writeFileSync(newest, readFileSync(file));
  expect(await verify({ backups }, "--latest")).toMatchObject({ code: 0, out: expect.stringContaining(newest) });
  const usage = { code: 1, err: "error: name a file, or use --latest with BACKUP_DIR\n" };
  expect(await verify({ backups })).toMatchObject(usage);
  expect(await verify({ backups }, file, "--latest")).toMatchObject(usage);
  expect(await verify({}, "--latest")).toMatchObject(usage);
});

test("fails for a file that is cut, and for one of which a byte has flipped", async () => {
  const bytes = readFileSync(file);
  expect(await reasonOf(copyOf("cut.zst", bytes.subarray(0, Math.floor(bytes.length / 2))))).toMatch(
    /^it is damaged, cut or no/,
  );
  expect(await reasonOf(copyOf("flipped.zst", withFlippedByte(bytes)))).toMatch(
    /^(?:it|line|a line|the table|something) /,
  );
  const damaged = withFlippedByte(readFileSync(encrypted));
  const config = { backupPassphrase: PASSPHRASE };
  expect(await reasonOf(copyOf("flipped.zst.enc", damaged), config)).toMatch(
    /^it is damaged or cut: its encrypted content/,
  );
});

test("fails with a wrong passphrase, and without one", async () => {
  expect(await reasonOf(encrypted, { backupPassphrase: "another passphrase of words" })).toBe(
    "BACKUP_PASSPHRASE is not the passphrase with which it was encrypted, or its first lines are damaged",
  );
  expect(await reasonOf(encrypted)).toBe("it is encrypted, and BACKUP_PASSPHRASE is not set");
});

test("fails for a file of which a table or a row is missing", async () => {
  const beginsTable = (line: string): boolean => line.startsWith('{"table":"leads"');
  const isRowOfLeads = (lines: readonly string[], index: number): boolean => beginsTable(lines[index - 1] ?? "");
  const withoutRow = withLines("row.zst", (lines) => lines.filter((_, index) => !isRowOfLeads(lines, index)));
  expect(await reasonOf(withoutRow)).toBe("its rows are not those that its last line counts");
  const withoutTable = withLines("table.zst", (lines) =>
    lines.filter((line, index) => !beginsTable(line) && !isRowOfLeads(lines, index)),
  );
  expect(await reasonOf(withoutTable)).toContain("is not as this Vitrine has it");
});

test("fails for the backup of a newer Vitrine, which it names", async () => {
  const newer = withLines("newer.zst", ([header = "", ...lines]) => {
    const changed = { ...(JSON.parse(header) as object), schema: "9999_later", program: "9.0.0" };
    return [JSON.stringify(changed), ...lines];
  });
  expect(await reasonOf(newer)).toMatch(
    /^it has the schema 9999_later, which is newer than \S+ of this Vitrine: restore it with the Vitrine that made it \(9\.0\.0\), or a newer one$/,
  );
});

test("fails for a backup without the key that signed links, unless the environment has it", async () => {
  const dataDir = join(folder, "without-key");
  const without = join(folder, "without-key.zst");
  const database = await openDatabase({ dataDir, url: null });
  await database.close();
  await runBackupCommand({ dataDir }, "backup", without);
  expect(await verify({}, without)).toMatchObject({
    code: 3,
    out: expect.stringMatching(/^fix {3}it has no signing key, and SECRET_KEY is not set/m),
  });
  expect(await verify({ secretKeys: [SIGNING_KEY] }, without)).toMatchObject({
    code: 0,
    out: expect.stringContaining("ok    keys: SECRET_KEY of the environment"),
  });
});
