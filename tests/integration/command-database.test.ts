import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { createSharedSettings, openDatabase, SITE_URL_SETTING } from "../../src/adapters/database/index.ts";
import { readConfig } from "../../src/server/environment/config.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

let elsewhere: string;

beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), "command-elsewhere-"));
});

afterEach(() => rm(elsewhere, { recursive: true }));

/** Runs a command in another folder than the project's. */
const run = async (environment: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [await programFile("vitrine"), ...args], {
    cwd: elsewhere,
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
};

describe("a command that is run in another folder", () => {
  it.each([
    ["leads", "list"],
    ["leads", "erase", "zoe@exemple.lu", "--yes"],
    ["leads", "purge"],
    ["imports"],
    ["export", "vehicles", "--as", "vitrine-csv"],
    ["content", "token"],
    ["backup", "vitrine.zst"],
  ])("refuses a missing database and names the file it looked for: %s %s", async (...args) => {
    const missing = join(".cache", `missing-${randomUUID()}`);
    const { out, err, code } = await run({ DATA_DIR: missing }, ...args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`there is no database at ${join(PROJECT, missing, "vitrine.sqlite")}`);
    expect(existsSync(join(PROJECT, missing))).toBe(false);
    expect(await readdir(elsewhere)).toEqual([]);
  });

  it("says which database it read, on standard error", async () => {
    const dataDir = join(elsewhere, "data");
    await (await openDatabase({ dataDir, url: null })).close();
    const { out, err, code } = await run({ DATA_DIR: dataDir }, "leads", "list");
    expect([code, out]).toEqual([0, "No leads.\n"]);
    expect(err).toBe(`database: ${join(dataDir, "vitrine.sqlite")}\n`);
  });

  it("writes the public address that the server saved, unless SITE_URL names one", async () => {
    const dataDir = join(elsewhere, "data");
    const feed = join(PROJECT, "tests", "fixtures", "feeds", "vitrine.csv");
    const { code } = await run({ DATA_DIR: dataDir }, "import", "vehicles", feed);
    expect(code).toBe(0);
    const database = await openDatabase({ dataDir, url: null });
    await createSharedSettings(database).put(SITE_URL_SETTING, "https://www.alzette.example");
    await database.close();
    const exportAds = ["export", "vehicles", "--as", "meta-automotive"];
    expect((await run({ DATA_DIR: dataDir }, ...exportAds)).out).toContain("https://www.alzette.example/");
    const named = await run({ DATA_DIR: dataDir, SITE_URL: "https://other.example" }, ...exportAds);
    expect(named.out).toContain("https://other.example/");
  });
});

it("resolves relative paths of the environment from the project", () => {
  const config = readConfig({ STOCK_FEED_URL: "mobile-de+feeds/stock.csv" });
  expect(config).toMatchObject({
    ok: true,
    value: {
      dataDir: join(PROJECT, "data"),
      contentDir: join(PROJECT, "demo", "group", "content"),
      filesDir: join(PROJECT, "demo", "group", "files"),
      stockFeed: { profile: "mobile-de", source: join(PROJECT, "feeds", "stock.csv") },
    },
  });
});
