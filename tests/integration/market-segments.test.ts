import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPaths, type Paths, segmentsSchema } from "../../src/domain/site/index.ts";
import { parseStockQuery } from "../../src/domain/vehicles/index.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { requestPage } from "./site-with-settings.ts";

/** A market with words of its own, which no built-in set has. */
const WORDS = {
  stock: "voorraad",
  compare: "vergelijken",
  favorite: "favorieten",
  interest: "interesse",
  testDrive: "proefrit",
  leaseCalculator: "leasecalculator",
  locations: "vestigingen",
  models: "modellen",
};

const DUTCH = createPaths(segmentsSchema.parse(WORDS));
const FRENCH = createPaths(
  segmentsSchema.parse({
    compare: "comparer",
    favorite: "favoris",
    interest: "interessee",
    testDrive: "essai-routier",
    locations: "concessions",
  }),
);

const setWords = (settings: string): string =>
  Object.entries(WORDS).reduce(
    (text, [name, word]) => text.replace(new RegExp(`^  ${name}: .*$`, "m"), `  ${name}: ${word}`),
    settings,
  );

let site: Site;
let url: string;

beforeAll(async () => {
  site = await startSite({ settings: setWords });
  ({ url } = site);
});

afterAll(() => site?.dispose());

type Vehicle = { readonly id: number; readonly slug: string; readonly brand: { readonly slug: string } };

/** Every address with a segment of the settings. */
const addresses = (paths: Paths, vehicle: Vehicle): Readonly<Record<string, string>> => {
  const [ford, puma, bertrange] = ["ford", "puma", "bertrange"].map((slug) => ({ slug })) as [Slug, Slug, Slug];
  return {
    stock: paths.stock(parseStockQuery(new URLSearchParams("brand=ford"))),
    compare: paths.compare([vehicle.id]),
    favourites: paths.favourites([vehicle.id]),
    favouritesRequest: paths.favouritesRequest([vehicle.id]),
    vehicle: paths.vehicle(vehicle),
    sheet: paths.vehicleSheet(vehicle),
    interest: paths.vehicleInterest(vehicle),
    testDrive: paths.vehicleTestDrive(vehicle),
    leaseCalculator: paths.vehicleLeaseCalculator(vehicle),
    onlineLeasing: paths.vehicleOnlineLeasing(vehicle),
    brandVehicle: paths.brandVehicle(ford, vehicle),
    brandInterest: paths.brandVehicleInterest(ford, vehicle),
    brandTestDrive: paths.brandVehicleTestDrive(ford, vehicle),
    brandLeaseCalculator: paths.brandVehicleLeaseCalculator(ford, vehicle),
    brandOnlineLeasing: paths.brandVehicleOnlineLeasing(ford, vehicle),
    locations: paths.locations(),
    location: paths.location(bertrange),
    models: paths.brandModels(ford),
    model: paths.model(ford, puma),
    modelContact: paths.modelContact(ford, puma),
    modelTestDrive: paths.modelTestDrive(ford, puma),
  };
};

type Slug = { readonly slug: string };

/** Addresses that begin with a word of the French set. */
const FRENCH_HREF = /^\/(?:stock|concessions)(?:[/?#]|$)|^\/[a-z-]+\/(?:stock|models)(?:[/?#]|$)/;

test("a market's own words are in every route and in every link", async () => {
  const status = async (path: string): Promise<string> => {
    const answer = await requestPage(url + path);
    return [answer.status, answer.headers.get("location")].filter(Boolean).join(" ");
  };
  const list = await fetch(`${url}/api/v1/vehicles?brand=ford&fuel=petrol&perPage=1`);
  const [vehicle] = ((await list.json()) as { readonly vehicles: readonly Vehicle[] }).vehicles;
  if (!vehicle) throw new Error("no Ford in the demo stock");
  const [own, french] = [addresses(DUTCH, vehicle), addresses(FRENCH, vehicle)];

  for (const [name, path] of Object.entries(own)) {
    const answer = await requestPage(url + path);
    expect([name, answer.status]).toEqual([name, 200]);
    const html = parse(await answer.text());
    const hrefs = html.querySelectorAll("[href], form[action]").map((node) => node.attributes);
    const links = hrefs.map(({ href, action }) => (href ?? action ?? "").replace(url, ""));
    expect(links.length).toBeGreaterThan(20);
    expect([name, links.filter((link) => FRENCH_HREF.test(link))]).toEqual([name, []]);
  }
  // Online leasing and the sheet have no word of the settings below the vehicle, so the stock's own changes there alone.
  for (const [name, path] of Object.entries(french)) {
    expect([name, await status(path)]).toEqual([name, `301 ${own[name]}`]);
  }
  expect(await status("/fr/stock/comparer")).toBe("301 /voorraad/vergelijken");
  expect(await status("/ford/voorraad")).toBe("301 /voorraad?brand=ford");

  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  expect(listed).toContain("/vestigingen/bertrange");
  expect(listed.filter((path) => FRENCH_HREF.test(path))).toEqual([]);
});

test("browsers get the routes of the market", async () => {
  const html = await (await requestPage(`${url}/voorraad`)).text();
  const version = /__reactRouterManifest ?=.*?"version":\s*"([^"]+)"/s.exec(html)?.[1] ?? "";
  const manifest = await fetch(`${url}/__manifest?${new URLSearchParams({ paths: "/ford/modellen/puma", version })}`);
  const routes = (await manifest.json()) as Readonly<Record<string, { readonly path?: string }>>;
  expect(Object.values(routes).map(({ path }) => path)).toContain(":brand/modellen/:model");
  expect((await requestPage(`${url}/vestigingen/bertrange.data`)).status).toBe(200);
});
