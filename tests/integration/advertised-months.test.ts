import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";
import { readConfig } from "../../src/server/config.ts";
import { createSite, type Site } from "../../src/server/site.ts";
import { copyDemoData } from "../browser/demo-data.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const silentLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

type RunningSite = { readonly site: Site; readonly server: Server; readonly url: string };

let folder: string;
let running: RunningSite | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "advertised-months-"));
});

afterEach(async () => {
  const { site, server } = running ?? {};
  await new Promise((closed) => (server ? server.close(closed) : closed(null)));
  await site?.close();
  running = null;
  await rm(folder, { recursive: true });
});

/** Starts the demo site with changed settings and returns a reader of its pages. */
const openSite = async (change: (settings: string) => string = (settings) => settings) => {
  const settingsFile = join(folder, "settings.yaml");
  await writeFile(settingsFile, change(await readFile("settings/luxembourg.yaml", "utf8")));
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  const config = readConfig({ SITE: "luxembourg", DATA_DIR: join(folder, "data") });
  if (!config.ok) throw new Error(config.error.join("\n"));
  const site = await createSite(config.value, {
    log: silentLog as never,
    readSettings: () => readSettings(settingsFile),
  });
  const server = createServer(site.listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running = { site, server, url };
  return async (path: string): Promise<HTMLElement> => {
    const answer = await fetch(url + path, { headers: { "user-agent": BROWSER } });
    expect(answer.status, path).toBe(200);
    return parse(await answer.text());
  };
};

const NEW_CARS = "/stock?condition=new&kind=passenger";

/** One page of each kind that can state a monthly payment. */
const findPages = async (read: (path: string) => Promise<HTMLElement>): Promise<readonly string[]> => {
  const list = await read(NEW_CARS);
  const vehicles = list
    .querySelectorAll(".card:has(.monthly) .card-link")
    .flatMap((link) => link.getAttribute("href") ?? []);
  const [one = "", other = ""] = vehicles;
  const ids = [one, other].map((href) => /\/(\d+)-/.exec(href)?.[1] ?? "").join(".");
  return [
    NEW_CARS,
    "/",
    one,
    `${one}/fiche`,
    `/stock/comparer?ids=${ids}`,
    `/stock/favoris?ids=${ids}`,
    "/ford",
    "/ford/puma",
    "/ford/models/puma",
    "/private-lease",
  ];
};

const AMOUNTS = ".monthly, .price:has(.price-suffix), .sheet-amount";

const isMonthly = (element: HTMLElement): boolean => element.text.includes("mois");

const CONDITIONS = /Leasing sur .+ par an, premier versement .+ sous réserve d’acceptation du dossier/s;
const EMISSIONS = /\/100\skm.*CO₂ \d+\sg\/km|CO₂.*g\/km/s;

/** The smallest element around an amount that states conditions and emissions; null if only the whole page does. */
const statementOf = (amount: HTMLElement): HTMLElement | null => {
  let element: HTMLElement | null = amount;
  while (element !== null && !(CONDITIONS.test(element.text) && EMISSIONS.test(element.text))) {
    element = element.parentNode;
  }
  return element === null || ["MAIN", "BODY", "UL"].includes(element.tagName) ? null : element;
};

test("every monthly payment stands beside its conditions, CO₂ and consumption", async () => {
  const read = await openSite();
  for (const path of await findPages(read)) {
    const amounts = (await read(path)).querySelectorAll(AMOUNTS).filter(isMonthly);
    expect(amounts.length, `${path} has monthly payments`).toBeGreaterThan(0);
    const bare = amounts.filter((amount) => statementOf(amount) === null);
    expect(bare.map((amount) => `${path}: ${amount.text}`)).toEqual([]);
  }
}, 120_000);

test("wltp: false hides measured values on every page", async () => {
  const read = await openSite((settings) => settings.replace("\nwltp: true", "\nwltp: false"));
  // Editors write the tables of a model's story themselves.
  for (const path of (await findPages(read)).filter((page) => page !== "/ford/puma")) {
    const main = (await read(path)).querySelector("main")?.text ?? "";
    expect(main, path).not.toMatch(/CO₂ \d|\d\sg\/km|\d\s(?:l|kg|kWh)\/100\skm|Consommation WLTP|Autonomie WLTP/);
  }
}, 120_000);

test("lease.co2: false leaves CO₂ out beside the lease of a model", async () => {
  const read = await openSite((settings) => settings.replace("lease: { co2: true }", "lease: { co2: false }"));
  const prices = (await read("/ford/models/puma")).querySelector(".model-prices")?.text ?? "";
  expect(prices).toMatch(/5,3\sl\/100\skm \(WLTP\)/);
  expect(prices).not.toContain("CO₂");
  expect((await read("/private-lease")).querySelector("main")?.text).not.toMatch(/CO₂ \d/);
}, 120_000);
