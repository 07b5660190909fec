import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSharedSettings, openDatabase, SITE_URL_SETTING } from "../../src/adapters/database/index.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

let elsewhere: string;

beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), "command-elsewhere-"));
  process.chdir(elsewhere);
});

afterEach(async () => {
  process.chdir(PROJECT);
  await rm(elsewhere, { recursive: true });
});

const run = (environment: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  runVitrine(environment, args);

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
    const { stdout, stderr, code } = await run({ DATA_DIR: missing }, ...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`there is no database at ${join(PROJECT, missing, "vitrine.sqlite")}`);
    expect(existsSync(join(PROJECT, missing))).toBe(false);
    expect(await readdir(elsewhere)).toEqual([]);
  });

  it("says which database it read, on standard error", async () => {
    const dataDir = join(elsewhere, "data");
    await (await openDatabase({ dataDir, url: null })).close();
    const { stdout, stderr, code } = await run({ DATA_DIR: dataDir }, "leads", "list");
    expect([code, stdout]).toEqual([0, "No leads.\n"]);
    expect(stderr).toBe(`database: ${join(dataDir, "vitrine.sqlite")}\n`);
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
    expect((await run({ DATA_DIR: dataDir }, ...exportAds)).stdout).toContain("https://www.alzette.example/");
    const named = await run({ DATA_DIR: dataDir, SITE_URL: "https://other.example" }, ...exportAds);
    expect(named.stdout).toContain("https://other.example/");
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
