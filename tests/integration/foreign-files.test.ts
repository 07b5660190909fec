// Files of another account, as a copy made as root, a volume and a restored folder have them.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { prepareSite } from "../browser-support/sites/site.ts";
import { addressOf, freePort, waitForEnd } from "../browser-support/sites/site-process.ts";
import { findServerAccount } from "../postgres/account.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Root runs the site as another account. Nobody else may give a file away: they close it to themselves. */
const account = await findServerAccount();
const own = account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const REFUSAL =
  account === null
    ? /PATH belongs to this account, which may not read and write it; run: chmod -R u\+rwX 'FOLDER'/
    : /PATH belongs to root \(0\), and this account, \S+ \(\d+\), may not read and write it; run as root: chown -R UID 'FOLDER'/;

const sentence = (path: string, folder: string): RegExp =>
  new RegExp(REFUSAL.source.replace("PATH", path).replace("FOLDER", folder).replace("UID", `${own.uid}:${own.gid}`));

/** The build is its maker's alone where the umask says so. */
beforeAll(async () => {
  await programFile("server");
  if (account !== null) execFileSync("chmod", ["-R", "go+rX", join(ROOT, "build")]);
});

let folder = "";
let dataDir = "";
const children: ChildProcess[] = [];

/** The site's account has everything, until a test takes something away. */
const giveAway = (path: string): void => {
  chownSync(path, own.uid, own.gid);
  for (const name of readdirSync(path, { recursive: true })) chownSync(join(path, String(name)), own.uid, own.gid);
};

const takeAway = (path: string): void => {
  if (account === null) chmodSync(path, 0);
  else chownSync(path, 0, 0);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "foreign-"));
  chmodSync(folder, 0o755);
  dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  // The demo's data, as a start makes it.
  const { dataDir: prepared, remove } = await prepareSite({});
  cpSync(prepared, dataDir, { recursive: true });
  await remove();
  giveAway(dataDir);
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill("SIGKILL");
    await waitForEnd(child);
  }
  rmSync(folder, { recursive: true, force: true });
});

const run = async (
  program: "server" | "vitrine",
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) => {
  const script = join(dirname(await programFile("server")), `${program}.js`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(await freePort()), DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  children.push(child);
  return child;
};

const refuse = async (): Promise<string> => {
  const child = await run("server", {});
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), waitForEnd(child)]);
  expect(code).toBe(1);
  return out + err;
};

test.each([
  ["the write-ahead log", "vitrine.sqlite-wal", 0o600],
  ["the database, readable for all", "vitrine.sqlite", 0o644],
  ["a lock", "backup.lock", 0o600],
])("a start is refused by one sentence where %s is another account's", async (_, name, mode) => {
  const file = join(dataDir, name);
  writeFileSync(file, "", { flag: "a" });
  chownSync(file, own.uid, own.gid);
  chmodSync(file, mode);
  takeAway(file);
  const said = await refuse();
  expect(said).toMatch(sentence(file, dataDir));
  expect(said).not.toMatch(/^ +at |chmod -R go=/m);
  expect(said.trim().split("\n")).toHaveLength(1);
});

test("the site serves where only pictures and backups cannot be written, and health, log and doctor say so", async () => {
  const [backups, media] = [join(folder, "backups"), join(folder, "media")];
  for (const path of [backups, media]) {
    mkdirSync(path, { mode: 0o755 });
    takeAway(path);
  }
  const env = { BACKUP_DIR: backups, MEDIA_DIR: media };
  const child = await run("server", env);
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => lines.push(...chunk.toString().split("\n")));
  const url = await addressOf(child);
  expect((await fetch(`${url}/stock`)).status).toBe(200);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(200);
  const { degraded } = (await ready.json()) as { readonly degraded: readonly string[] };
  const said = degraded.join("\n");
  expect(said).toMatch(/^no backup can be made in BACKUP_DIR: /m);
  expect(said).toMatch(/^pictures cannot be stored in MEDIA_DIR: /m);
  for (const path of [backups, media]) expect(said).toMatch(sentence(path, path));
  const ofFolders = (): readonly string[] => lines.filter((line) => /BACKUP_DIR|MEDIA_DIR/.test(line));
  await expect.poll(() => ofFolders().join("\n")).toMatch(/MEDIA_DIR(?:.|\n)*BACKUP_DIR|BACKUP_DIR(?:.|\n)*MEDIA_DIR/);
  expect(ofFolders().join("\n")).not.toContain('"stack"');
  const doctor = await run("vitrine", env, "doctor");
  const report = await text(doctor.stdout);
  expect(report).toMatch(/^fix +permissions: MEDIA_DIR: .*chown|^fix +permissions: MEDIA_DIR: .*chmod/m);
  expect(report).toMatch(/^fix +backups: BACKUP_DIR: .*(?:chown|chmod)/m);
});
