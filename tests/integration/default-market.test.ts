import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bounds, fromMercator, toMercator } from "#domain/geo/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { missingAnchors } from "./crawled-pages.ts";
import { followLinks, redirectsAstray } from "./default-market-links.ts";
import { type Car, createVisitor } from "./form-visitor.ts";
import { typicalCars } from "./trade-in-groups.ts";

/** The same stock under the settings of the default market, at its locations. */
let site: Site;
let ford: Car;
/** The list of locations with those of Luxembourg alone: its own are so far apart that the first view is the whole map. */
let locationsOfLuxembourg: string;

const luxembourg = createVisitor(sharedSite);
const { request, read, describeResponse } = createVisitor(() => site);

beforeAll(async () => {
  site = await startSite({ env: { SITE: "default" } });
  // With a search: the page without one is read again below, when the locations are those of the market.
  locationsOfLuxembourg = await read("/locations?q=Gand");
  for (const kind of ["locations", "vacancies"]) {
    const file = join("demo", "group", "catalogue", "default", `${kind}.json`);
    const { code, stderr } = await site.vitrine("import", kind, file, "--force");
    if (code !== 0) throw new Error(stderr);
  }
  ford = await luxembourg.findFirstVehicle("brand=ford&condition=new");
});

afterAll(() => site?.dispose());

const fillIn = (path: string): string => path.replaceAll("{ford}", ford.slug).replaceAll("{id}", String(ford.id));

/** The bounds of a page's map, and the middle of its first view. */
const mapOf = (html: string): { readonly limits: Bounds; readonly middle: readonly number[] } => {
  const boundsNamed = (name: string): Bounds => {
    const [, json = "{}"] = new RegExp(`\\\\"${name}\\\\":(\\{[^}]*\\})`).exec(html) ?? [];
    return JSON.parse(json.replaceAll("\\", "")) as Bounds;
  };
  const { north, south, west, east } = boundsNamed("bounds");
  const [topLeft, bottomRight] = [toMercator({ lat: north, lng: west }), toMercator({ lat: south, lng: east })];
  const { lat, lng } = fromMercator({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 });
  return { limits: boundsNamed("limits"), middle: [lat, lng].map((degrees) => Number(degrees.toFixed(6))) };
};

test("the forms use the market's texts and accept a trade-in", async () => {
  expect(await describeResponse(fillIn("/stock/{ford}/test-drive"))).toBe("200");
  expect(await describeResponse(fillIn("/stock/{ford}/essai-routier"))).toBe(fillIn("301 /stock/{ford}/test-drive"));
  expect(await describeResponse(fillIn("/stock/favoris/demande?ids={id}"))).toBe(
    fillIn("301 /stock/favorite/demande?ids={id}"),
  );
  expect(await describeResponse(fillIn("/stock/favorite/demande?ids={id}"))).toBe("200");
  const path = fillIn("/stock/{ford}/reprise");
  expect(await read(fillIn("/stock/{ford}"))).toContain(`href="${path}"`);
  expect(await describeResponse(path)).toBe("200");
  expect(await luxembourg.read(fillIn("/stock/{ford}"))).not.toContain(path);
});

const PUMA = "make=Ford&model=Puma&year=2021&mileage=65000&fuel=petrol&condition=used";

/** Amounts in euros of a text. */
const amounts = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d\s\u202f\u00a0]*/gu)].map(([digits]) => Number(digits.replaceAll(/\D/gu, "")));

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, " ");

test("a trade-in shows a provisional price whose steps add up, and leads to the vehicles it counts", async () => {
  const html = await read(`/reprise?${PUMA}`);
  const rows = [...html.matchAll(/<div class="estimate-row[^"]*">.*?<dd>(.*?)<\/dd>/gs)].map(([row, value = ""]) => ({
    label: textOf(row),
    values: amounts(textOf(value)),
  }));
  expect(rows).toHaveLength(6);
  const [comparables, adjusted, reconditioning, warranty, margin, total] = rows;
  const [low, high] = [0, 1].map(
    (end) =>
      (adjusted?.values[end] ?? 0) -
      (reconditioning?.values[0] ?? 0) -
      (warranty?.values[0] ?? 0) -
      (margin?.values[end] ?? margin?.values[0] ?? 0),
  );
  expect(total?.values).toEqual([low, high]);
  expect(html).toContain("Ce n’est pas une offre");
  const count = amounts(comparables?.label ?? "")[0] ?? 0;
  expect(count).toBeGreaterThanOrEqual(5);
  const stock = /<a [^>]*href="(\/stock\?brand=ford[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const title = /<title>([^<]*)<\/title>/.exec(await read(stock))?.[1];
  expect(title?.replaceAll(/\s/gu, " ")).toContain(`, ${count} véhicules`);
});

test("nine of ten groups of the stock by make, model and fuel have a range that says how many vehicles it comes from", async () => {
  const cars = await typicalCars({ request });
  const withoutRange: string[] = [];
  // The data of the pages: rendering hundreds of them would take half a minute.
  for (const { name, search } of cars)
    if (!/Tirée d(?:’une seule|e \d+)\svoitures? comparable/u.test(await read(`/reprise.data?${search}`)))
      withoutRange.push(name);
  console.log(`${cars.length - withoutRange.length} of ${cars.length} groups have a range`);
  expect(cars.length).toBeGreaterThan(200);
  expect(withoutRange.length / cars.length).toBeLessThanOrEqual(0.1);
});

test("a range of few vehicles is wide, and says why", async () => {
  const estimateOf = async (query: string) => {
    const html = await read(`/reprise?${query}&condition=used`);
    const [low = 0, high = 0] = amounts(textOf(/<p class="estimate-amount">(.*?)<\/p>/.exec(html)?.[1] ?? ""));
    return { text: textOf(html), ratio: high / low };
  };
  const one = await estimateOf("make=Porsche&model=911&year=2023&mileage=20000&fuel=petrol");
  const several = await estimateOf("make=Volvo&model=EX30&year=2024&mileage=20000&fuel=electric");
  expect(one.text).toMatch(/Tirée d’une seule voiture comparable de notre stock\. Elle est large/);
  expect(one.text).toMatch(/25\s%\sde plus de chaque côté/u);
  expect(several.text).not.toContain("Elle est large");
  expect(one.ratio).toBeGreaterThan(1.5);
  expect(several.ratio).toBeLessThan(one.ratio);
});

test("three answers give a range, wider where the fuel is not known, and the request asks for the rest", async () => {
  const estimateOf = async (query: string) => {
    const html = await read(`/reprise?year=2021&mileage=65000&${query}`);
    const [low = 0, high = 0] = amounts(textOf(/<p class="estimate-amount">(.*?)<\/p>/.exec(html)?.[1] ?? ""));
    return { html, low, high };
  };
  const petrol = await estimateOf("car=ford+pumma+essence");
  const electric = await estimateOf("car=Ford+Puma&fuel=electric");
  const unknown = await estimateOf("car=Puma");
  expect(petrol.html).toContain("Ford Puma, 2021");
  expect(petrol.html).toMatch(/<option value="petrol" selected=""/);
  for (const [name, value] of [
    ["make", "Ford"],
    ["model", "Puma"],
    ["year", "2021"],
    ["mileage", "65000"],
  ])
    expect(unknown.html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(unknown.html).toContain("elle couvre ce modèle thermique et électrique");
  expect(unknown.low).toBe(Math.min(petrol.low, electric.low));
  expect(unknown.high).toBe(Math.max(petrol.high, electric.high));
});

test.each([
  ["azerty", "Nous n’avons pas reconnu «\u00a0azerty\u00a0»", "Abarth"],
  ["peugeot diesel", "Nous avons reconnu Peugeot, mais pas le modèle", "Peugeot 308"],
  ["Tourneo", "Plusieurs voitures portent le nom «\u00a0Tourneo\u00a0»", "Ford Tourneo Custom"],
])("what of a description is not understood is said, with a list and the request: %s", async (car, sentence, name) => {
  const html = await read(`/reprise?year=2021&mileage=65000&car=${encodeURIComponent(car)}`);
  expect(html).toContain(sentence);
  expect(html).toContain(`<option value="${name}">`);
  expect(html.includes('type="hidden" name="fuel" value="diesel"')).toBe(car.endsWith("diesel"));
  expect(html).toContain('name="formulaire"');
  expect(html).toMatch(/<input[^>]* name="make"/);
});

test.each([
  ["make=Renault&model=Espace&year=2019&mileage=61500&fuel=petrol&condition=used", "pas de voiture comparable"],
  ["make=Lada&model=Niva&year=2019&mileage=61500&fuel=petrol&condition=used", "pas de voiture comparable"],
  [PUMA.replace("used", "broken"), "ne roule plus"],
  [PUMA.replace("2021", "2012"), "Au-delà de"],
])("a trade-in without a price has the form all the same: %s", async (query, reason) => {
  const html = await read(`/reprise?${query}`);
  expect(html).toContain(reason);
  expect(html).not.toContain("estimate-amount");
  expect(html).toContain('name="formulaire"');
});

const SALE = "Vendre ma voiture";

test("a trade-in names the answers that are missing, and is reached from menu, home, vehicle and offer form", async () => {
  const html = await read("/reprise?year=21&mileage=65000");
  expect(html).toContain("Indiquez l’année en quatre chiffres, par exemple 2019.");
  expect(html).toContain("Indiquez la marque et le modèle de votre voiture.");
  expect(html).not.toContain('name="formulaire"');
  expect(await read("/")).toContain('href="/reprise"');
  expect(textOf(/<a [^>]*href="\/reprise".*?<\/a>/s.exec(await read("/stock"))?.[0] ?? "")).toContain(SALE);
  expect(textOf(/<title>.*?<\/title>|<h1.*?<\/h1>/gs.exec(await read("/reprise"))?.[0] ?? "")).toContain(SALE);
  expect(await read(fillIn("/stock/{ford}/interest"))).toContain(fillIn('href="/stock/{ford}/reprise"'));
  expect(await read("/sitemap.xml").then((xml) => xml.includes("/reprise<"))).toBe(true);
  const menuOfLuxembourg = /<header.*<\/header>/s.exec(await luxembourg.read("/stock"))?.[0];
  expect(menuOfLuxembourg).toContain("Demander une reprise");
  const pageOfLuxembourg = await luxembourg.read("/vendre-ma-voiture");
  for (const part of [/<title>.*?<\/title>/s, /<h1.*?<\/h1>/s])
    expect(textOf(part.exec(pageOfLuxembourg)?.[0] ?? "")).toContain("Demander une reprise");
  expect(`${menuOfLuxembourg} ${pageOfLuxembourg}`).not.toMatch(/fourchette|Vendre ma voiture|href="\/reprise"/);
  expect(await luxembourg.describeResponse("/reprise")).toBe("404 page-not-found");
  expect(await luxembourg.describeResponse("/reprise/merci?ref=a.b")).toBe("404 page-not-found");
  expect(await luxembourg.describeResponse("/vendre-ma-voiture")).toBe("200");
  expect(await describeResponse("/vendre-ma-voiture")).toBe("200");
});

test("the addresses have the default words", async () => {
  for (const path of [
    "/stock",
    "/stock/compare",
    "/stock/favorite",
    "/stock/{ford}/interest",
    "/stock/{ford}/test-drive",
    "/stock/{ford}/lease-calculator",
    "/fiat/locations/liege",
    "/ford/models",
  ])
    expect([path, await describeResponse(fillIn(path))]).toEqual([path, "200"]);
});

test("the map spans the settings' bounds around their centre, in each market", async () => {
  expect(mapOf(locationsOfLuxembourg)).toEqual({
    limits: { north: 60.75, south: 42.33, west: -7.57, east: 18.02 },
    middle: [50.04, 3.725],
  });
  expect(mapOf(await luxembourg.read("/concessions"))).toEqual({
    limits: { north: 50.2465, south: 49.3397, west: 5.5655, east: 6.6273 },
    middle: [49.793, 6.096],
  });
});

test("the lists use the market's texts", async () => {
  for (const path of ["/stock/compare", "/stock/favorite"]) expect((await request(path)).status).toBe(200);
  const comparison = await request("/stock/comparer");
  expect([comparison.status, comparison.headers.get("location")]).toEqual([301, "/stock/compare"]);
  expect(comparison.headers.getSetCookie()).toEqual([]);
  expect(await read("/stock")).toContain('href="/stock/favorite"');
});

test("no link leads nowhere, to a redirect or to a missing anchor, nor a redirect astray", async () => {
  const starts = ["/", "/stock", "/locations", "/locations/bruxelles", "/carrieres/carrossier-liege", "/private-lease"];
  await expect.poll(() => describeResponse("/locations/bruxelles")).toBe("200");
  await expect.poll(() => describeResponse("/carrieres/carrossier-liege")).toBe("200");
  const { pages, failures } = await followLinks(site, starts, { perTemplate: 1, depth: 1 });
  expect(failures).toEqual([]);
  expect(pages.length).toBeGreaterThan(30);
  expect(missingAnchors(pages).slice(0, 10)).toEqual([]);
  expect(await redirectsAstray(site, 4)).toEqual([]);
  expect(await read("/locations/bruxelles")).toContain("Vente et entretien des marques suivantes.");
  expect(await read("/locations/rotterdam")).toContain("Vente des marques suivantes.");
});
