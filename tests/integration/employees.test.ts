import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";
import { readConfig } from "../../src/server/config.ts";
import { createSite, type Site } from "../../src/server/site.ts";
import { createDemoEmployees } from "../../demo/generator/employees.ts";
import { copyDemoData } from "../browser/demo-data.ts";

type RunningSite = { readonly folder: string; readonly site: Site; readonly server: Server };

let running: RunningSite | null = null;

/** The demo group's site, with or without its employees; returns the text of a page. */
const openSite = async (showEmployees: boolean): Promise<(path: string) => Promise<string>> => {
  const folder = await mkdtemp(join(tmpdir(), "employees-"));
  const settingsFile = join(folder, "settings.yaml");
  const settings = await readFile("settings/luxembourg.yaml", "utf8");
  await writeFile(settingsFile, settings.replace("showEmployees: true", `showEmployees: ${showEmployees}`));
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  const config = readConfig({ SITE: "luxembourg", DATA_DIR: join(folder, "data") });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const site = await createSite(config.value, {
    log: pino({ level: "silent" }),
    readSettings: () => readSettings(settingsFile),
  });
  const server = createServer(site.listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  running = { folder, site, server };
  const { port } = server.address() as AddressInfo;
  return async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
};

afterEach(async () => {
  if (running === null) return;
  const { folder, site, server } = running;
  running = null;
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const MAILBOXES = createDemoEmployees().flatMap(({ email }) => email ?? []);

const mailboxesIn = (html: string): number => MAILBOXES.filter((mailbox) => html.includes(mailbox)).length;

const vehiclePath = async (get: (path: string) => Promise<string>, query: string): Promise<string> => {
  const { vehicles } = JSON.parse(await get(`/api/v1/vehicles?${query}&perPage=1`)) as { vehicles: { slug: string }[] };
  return `/stock/${vehicles[0]?.slug}`;
};

test("vehicles name the person to ask, and the pages of people show them with portrait and languages", async () => {
  const get = await openSite(true);
  const vehicle = await get(await vehiclePath(get, "brand=volvo&condition=new&location=bertrange"));
  expect(vehicle).toContain("Votre contact");
  expect(vehicle).toContain("Elisabeth Lindholm");
  expect(vehicle).toContain("Parle anglais, français et allemand");
  expect(vehicle).toContain("/media/portraits/elisabeth-lindholm.webp");
  expect(mailboxesIn(await get("/collaborateurs"))).toBe(MAILBOXES.length);
  expect(mailboxesIn(await get("/home-page-bertrange"))).toBeGreaterThan(0);
}, 60_000);

test("showEmployees: false hides every employee, on every page", async () => {
  const get = await openSite(false);
  const vehicle = await vehiclePath(get, "brand=volvo&condition=new&location=bertrange");
  const paths = [vehicle, "/collaborateurs", "/home-page-bertrange", "/contact", "/carrieres"];
  for (const path of paths) expect([path, mailboxesIn(await get(path))]).toEqual([path, 0]);
  expect(await get(vehicle)).not.toContain("Votre contact");
}, 60_000);
