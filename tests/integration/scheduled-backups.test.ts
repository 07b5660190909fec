import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { freePort } from "../browser-support/sites/site-process.ts";

let folder: string;
let site: Site;
let statusUrl: string;

const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "scheduled-backups-"));
  const statusPort = await freePort();
  statusUrl = `http://127.0.0.1:${statusPort}/metrics`;
  const env = { STATUS_PORT: String(statusPort), BACKUP_DIR: folder };
  site = await startSite({ env, onOutput: (line) => lines.push(line) });
});

afterAll(async () => {
  await site?.dispose();
  rmSync(folder, { recursive: true });
});

const readNewest = async (): Promise<number> =>
  Number(/^vitrine_last_backup_timestamp_seconds (\S+)/m.exec(await (await fetch(statusUrl)).text())?.[1]);

test("a server with BACKUP_DIR makes a backup there, which is restored, and says when", async () => {
  await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith(".zst"))).toHaveLength(1);
  const [name = ""] = readdirSync(folder);
  const [, day, hour, minute, second] = /^vitrine-(.+T)(..)(..)(..Z)\.zst$/.exec(name) ?? [];
  expect(await readNewest()).toBe(Date.parse(`${day}${hour}:${minute}:${second}`) / 1_000);
  const dryRun = await site.vitrine("restore", join(folder, name), "--dry-run", "--replace", "--format", "json");
  expect(dryRun).toMatchObject({ code: 0, stdout: expect.stringMatching(/"vehicles": \d+/) });
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect(existsSync(join(site.dataDir, "unfinished")) ? readdirSync(join(site.dataDir, "unfinished")) : []).toEqual([]);
});
