import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { readSettingsFile } from "../builders/settings-file.ts";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { startSite } from "../browser-support/sites/site.ts";

const site = sharedSite();

const [HEAD = "", ...ROWS] = readFileSync("demo/group/feeds/vehicles.csv", "utf8").trim().split("\n");
const column = (name: string): number => HEAD.split(",").indexOf(name);

/** Cells before the description are never quoted but for commas, which options may have. */
const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

const VEHICLES = ROWS.map(cellsOf).map((cells) => ({
  id: cells[column("id")] ?? "",
  condition: cells[column("condition")] ?? "",
  vin: cells[column("vin")] ?? "",
}));
const NUMBERS = new Set(VEHICLES.flatMap(({ vin }) => vin || []));
const OLD = VEHICLES.find(({ vin }) => vin !== "");

const VIN = /\b[A-HJ-NPR-Z0-9]{17}\b/g;

/** The demo's numbers in a text. */
const numbersIn = (text: string): readonly string[] => (text.match(VIN) ?? []).filter((word) => NUMBERS.has(word));

const BROWSER = { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" } };
const read = async (path: string): Promise<string> => {
  const answer = await fetch(site.url + path, BROWSER);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

test("every vehicle of the demo that was registered has a number of a valid form, once", () => {
  const registered = VEHICLES.filter(({ condition }) => condition !== "new");
  expect(registered.length).toBeGreaterThan(100);
  expect(registered.filter(({ vin }) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toEqual([]);
  expect(NUMBERS.size).toBe(registered.length);
});

test("no public answer about a vehicle has a number of the demo", async () => {
  const slug = new URL((JSON.parse(await read(`/api/v1/vehicles/${OLD?.id}`)) as { readonly url: string }).url)
    .pathname;
  const feeds = ["vitrine.json", "vitrine.csv", "google-vehicle-ads.csv", "meta-automotive.csv"];
  const paths = [
    slug,
    `${slug}.data`,
    `${slug}/fiche`,
    `/api/v1/vehicles/${OLD?.id}`,
    `/api/v1/vehicles/${OLD?.id}/similar`,
    "/api/v1/vehicles?perPage=100",
    "/stock",
    "/stock.data",
    `/comparateur?ids=${OLD?.id}`,
    "/sitemap.xml",
    "/llms.txt",
    ...feeds.map((file) => `/feeds/${file}`),
  ];
  for (const path of paths) {
    const answer = await fetch(site.url + path, BROWSER);
    expect(answer.status, path).toBeLessThan(500);
    expect(numbersIn(await answer.text()), path).toEqual([]);
  }
  expect(await read("/feeds/vitrine.json")).toContain('"stock_number"');
});

test("staff see it: the command, and the export of the command", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vehicle-numbers-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  if (!copyDemoData(dataDir)) throw new Error("no demo data was prepared");
  const vitrine = (...words: readonly string[]) => runVitrine({ DATA_DIR: dataDir }, words);
  expect((await vitrine("vehicle", "show", OLD?.id ?? "")).stdout).toMatch(new RegExp(`^VIN +${OLD?.vin}$`, "m"));
  const exported = (await vitrine("export", "vehicles", "--as", "google-vehicle-ads")).stdout;
  expect(numbersIn(exported).length).toBeGreaterThan(100);
});

test("a market may publish them: page, structured data, API and feeds", async () => {
  const { url, dispose } = await startSite({ settings: (text) => text.replace("showVin: false", "showVin: true") });
  onTestFinished(dispose);
  const readOther = async (path: string): Promise<string> => (await fetch(url + path, BROWSER)).text();
  const page = await readOther(`/stock/${OLD?.id}-1`);
  expect(page).toContain(`"vehicleIdentificationNumber":"${OLD?.vin}"`);
  expect(page).toContain("N° de châssis (VIN)");
  expect(JSON.parse(await readOther(`/api/v1/vehicles/${OLD?.id}`))).toMatchObject({ vin: OLD?.vin });
  expect(numbersIn(await readOther("/feeds/vitrine.json")).length).toBeGreaterThan(100);
});

test("the shipped settings publish no numbers", () => {
  const shipped = ["demo/group/settings/luxembourg.yaml", "demo/group/settings/default.yaml"].map(readSettingsFile);
  expect(shipped.map(({ showVin }) => showVin)).toEqual([false, false]);
});
