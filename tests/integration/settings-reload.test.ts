import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { collect } from "../../bench/search/memory.ts";
import { invalidateContentCache, openDatabase } from "../../src/adapters/database/index.ts";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { createSite, type Site } from "../../src/server/site.ts";
import { bookByRequest, type Fields, somebody } from "../browser-support/leads/book-by-request.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { builtWorkers } from "../browser-support/sites/site.ts";

type LogEntry = readonly [level: string, details: Readonly<Record<string, unknown>>, message: string];

/** Label of a named stock query in the settings. */
const PRESET = /Moins de 15\s000\s€|Petit budget/u;

/** Pause of a visitor between two pages: without it the requests would starve the reload. */
const PAUSE_MS = 10;

let folder: string;
let settingsFile: string;
let site: Site;
let server: Server;
let entries: LogEntry[] = [];
/** The settings that were read last: the site for them holds them. */
let settings: WeakRef<object>;
let onEntry: () => void = () => undefined;

const createTestLog = () => {
  const add =
    (level: string) =>
    (details: unknown, message = ""): void => {
      entries.push([level, details as LogEntry[1], message]);
      onEntry();
    };
  const log = {
    debug: add("debug"),
    info: add("info"),
    warn: add("warn"),
    error: add("error"),
    child: (): object => log,
  };
  return log;
};

const openData = () => openDatabase({ dataDir: join(folder, "data"), url: null });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "settings-reload-"));
  settingsFile = join(folder, "settings.yaml");
  await cp("demo/group/settings/default.yaml", settingsFile);
  await cp("demo/group/content", join(folder, "content"), { recursive: true });
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  const config = readConfig({
    SITE: "default",
    DATA_DIR: join(folder, "data"),
    CONTENT_DIR: join(folder, "content"),
    LEADS_MIN_FILL_SECONDS: "0",
  });
  if (!config.ok) throw new Error(config.error.join("\n"));
  site = await createSite(config.value, {
    log: createTestLog() as never,
    readSettings: () => {
      const read = readSettings(settingsFile);
      if (read.ok) settings = new WeakRef(read.value);
      return read;
    },
    workers: await builtWorkers(),
  });
  // A reload on a busy machine takes longer than the five seconds after which Node closes an idle connection.
  server = createServer({ keepAliveTimeout: 60_000 }, site.listener);
  site.guard(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});

// Each test changes the files that the one before has left.
beforeEach(() => {
  entries = [];
});

afterAll(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await site.close();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

const siteUrl = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const get = (path: string): Promise<Response> => fetch(siteUrl() + path, { redirect: "manual" });

const book = async (fields: Fields): Promise<number> =>
  (await bookByRequest({ url: siteUrl() }, "diekirch", fields)).status;

const edit = async (change: (text: string) => string): Promise<void> =>
  writeFile(settingsFile, change(await readFile(settingsFile, "utf8")));

const entry = (message: string): LogEntry | undefined => entries.findLast(([, , text]) => text === message);

/** Resolves when the message is logged. */
const logged = (message: string): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (entry(message) !== undefined) resolve();
    };
    onEntry = check;
    check();
  });

const vehicleCount = async (query: string): Promise<number> => {
  const response = await get(`/api/v1/vehicles?${query}`);
  return ((await response.json()) as { readonly total: number }).total;
};

it("puts settings, redirects and stories in force together, without a failed request", async () => {
  expect(await (await get("/stock")).text()).toMatch(PRESET);
  expect((await get("/concessions")).headers.get("location")).toBe("/locations");
  expect((await get("/locations")).status).toBe(200);
  expect((await get("/stock/comparer")).headers.get("location")).toBe("/stock/compare");
  const cheap = await vehicleCount("monthly-max=300");
  await edit((text) =>
    text
      .replace(PRESET, "Petit budget")
      .replace("  compare: compare", "  compare: comparer")
      .replaceAll("yearly: 0.0529", "yearly: 0.1529"),
  );
  await appendFile(join(folder, "content", "redirects.csv"), "/fr/nouveau-chemin,/faq,\n");
  const statuses: number[] = [];
  const reloaded = new AbortController();
  const load = (async () => {
    while (!reloaded.signal.aborted) {
      const response = await get("/faq");
      // A response that is not read keeps its connection, and the next request opens another.
      await response.arrayBuffer();
      statuses.push(response.status);
      await sleep(PAUSE_MS);
    }
  })();
  await site.reload();
  reloaded.abort();
  await load;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get("/stock/compare")).headers.get("location")).toBe("/stock/comparer");
  expect(await (await get("/stock")).text()).toContain("Petit budget");
  expect((await get("/fr/nouveau-chemin")).headers.get("location")).toBe("/faq");
  expect(await vehicleCount("monthly-max=300")).toBeLessThan(cheap);
  expect(entry("settings reloaded")?.[1]).toEqual({ changed: ["customFilters", "segments", "finance"] });
  expect(entry("redirects reloaded")?.[1]).toMatchObject({ added: 1 });
});

it("puts the limits of appointments in force", async () => {
  const lea = { ...somebody(1), email: "lea@example.org" };
  await edit((text) => text.replace("per_person: 3", "per_person: 1"));
  await site.reload();
  expect([await book(lea), await book(lea)]).toEqual([303, 409]);
  await edit((text) => text.replace("per_person: 1", "per_person: 2"));
  await site.reload();
  expect(entry("settings reloaded")?.[1]).toEqual({ changed: ["slots"] });
  expect([await book(lea), await book(lea)]).toEqual([303, 409]);
});

it("leaves wrong settings aside and says what is wrong, and still reads stories and redirects", async () => {
  await edit((text) => text.replace("  stock: stock", "  stock: Not A Segment"));
  await appendFile(join(folder, "content", "redirects.csv"), "/fr/autre-chemin,/faq,\n");
  await site.reload();
  await edit((text) => text.replace("  stock: Not A Segment", "  stock: stock"));
  expect((await get("/stock")).status).toBe(200);
  expect((await get("/fr/autre-chemin")).status).toBe(301);
  const [level, details] = entry("settings are invalid; keeping the previous ones") ?? [];
  expect(level).toBe("error");
  expect(details?.["problems"]).toEqual([expect.stringContaining("segments.stock: must be one part of an address")]);
});

it("follows a reload of every node, and keeps the last good version of a broken story", async () => {
  const home = await (await get("/faq")).text();
  await writeFile(join(folder, "content", "faq.yaml"), 'name: "Cassée"\ntitle: [\n');
  await edit((text) => text.replace(PRESET, "Grand budget"));
  const database = await openData();
  await invalidateContentCache(database);
  await database.close();
  await logged("settings reloaded");
  expect(await (await get("/stock")).text()).toContain("Grand budget");
  const faq = await get("/faq");
  expect(faq.status).toBe(200);
  expect(/<h1[^>]*>[^<]*/.exec(await faq.text())?.[0]).toBe(/<h1[^>]*>[^<]*/.exec(home)?.[0]);
});

it("warns of a setting that is not read any more", async () => {
  const warning = "setting is obsolete: redirects may lead to any host";
  expect(entry(warning)).toBeUndefined();
  await edit((text) => text.replace(/^hosts:$/m, "hosts:\n  redirects: [media.example.lu]"));
  await site.reload();
  expect(entry(warning)).toEqual(["warn", { setting: "hosts.redirects" }, warning]);
});

it("releases a replaced site although connections of its visitors wait and limits of its mails run", async () => {
  const replace = async (): Promise<void> => {
    await edit((text) =>
      text.replace(/showBreadcrumbs: (true|false)/, (_, now) => `showBreadcrumbs: ${now !== "true"}`),
    );
    await site.reload();
  };
  await replace();
  const replaced = settings;
  expect(await book(somebody(7))).toBe(303);
  await (await get("/faq")).text();
  await replace();
  expect(settings).not.toBe(replaced);
  await expect.poll(() => (collect(), replaced.deref())).toBeUndefined();
});
