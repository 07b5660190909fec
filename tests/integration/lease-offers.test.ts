import { describe, expect, test } from "vitest";
import { utcDay } from "#domain/shared/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { createVisitor } from "./form-visitor.ts";

const site = sharedSite();

const visitor = createVisitor(() => site);

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/\s+/g, " ");

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

const section = (html: string, id: string): string => html.split(`id="${id}"`)[1]?.split("</section>")[0] ?? "";

type LinkTag = { readonly href: string; readonly text: string; readonly isCurrent: boolean };

/** The links of a class, in order. */
const linksOf = (html: string, name: string): readonly LinkTag[] =>
  [...html.matchAll(/<a ([^>]*)>([^<]*)/g)]
    .filter(([, attributes = ""]) => attributes.includes(`class="${name}"`))
    .map(([, attributes = "", text = ""]) => ({
      href: first(attributes, /href="([^"]*)"/).replaceAll("&amp;", "&"),
      text: plain(text),
      isCurrent: attributes.includes('aria-current="true"'),
    }));

/** Paths of the offers on a page, in order. */
const offersOf = (html: string): readonly string[] =>
  linksOf(html, "card-link")
    .map(({ href }) => href)
    .filter((href) => /^\/(?:private|business)-lease\//.test(href));

type OfferJson = {
  readonly slug: string;
  readonly url: string;
  readonly kind: string;
  readonly monthly: { readonly cents: number; readonly cents_without_vat: number };
  readonly terms: { readonly duration: number; readonly mileage: number; readonly deposit: number };
  readonly valid_until: string;
};

type ListJson = { readonly total: number; readonly offers: readonly OfferJson[] };

const readJson = async <T>(path: string): Promise<T> => (await visitor.request(path)).json() as Promise<T>;

describe("the overviews", () => {
  test.each([
    ["private", "/private-lease", 30],
    ["business", "/business-lease", 20],
    ["van", "/entreprise/vehicules-utilitaires", 10],
  ])("list every published %s offer of the demo group, the cheapest first", async (kind, path, atLeast) => {
    const { total, offers } = await readJson<ListJson>(`/api/v1/lease-offers?kind=${kind}`);
    expect(total).toBeGreaterThanOrEqual(atLeast);
    const cards = offersOf(await visitor.read(path));
    // Companies see vans below their offers.
    const below = kind === "business" ? (await readJson<ListJson>("/api/v1/lease-offers?kind=van")).offers : [];
    const expected = [...offers, ...below.slice(0, 3)];
    expect(cards).toEqual(expected.map(({ url }) => new URL(url).pathname));
  });

  test("filter by plain addresses, with the counts that follow", async () => {
    const html = await visitor.read("/private-lease?brand=opel&monthly-max=420&duration=48&mileage=15000");
    const { offers } = await readJson<ListJson>(
      "/api/v1/lease-offers?kind=private&brand=opel&monthly-max=420&duration=48&mileage=15000",
    );
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ monthly }) => monthly.cents <= 42_000)).toBe(true);
    expect(offersOf(html)).toEqual(offers.map(({ url }) => new URL(url).pathname));
    expect(plain(html)).toContain(offers.length === 1 ? "1 offre " : `${offers.length} offres `);
    expect(first(html, /<link rel="canonical" href="[^"]*(\/private-lease[^"]*)"/)).toBe("/private-lease");
  });

  test("say which filter to drop when nothing matches", async () => {
    const html = await visitor.read("/private-lease?brand=opel&monthly-max=20");
    expect(offersOf(html)).toEqual([]);
    expect(plain(html)).toMatch(/Sans « Budget mensuel TTC » : \d offres/);
  });

  test("state the full conditions, CO₂ and consumption in every card", async () => {
    for (const path of ["/private-lease", "/business-lease", "/entreprise/vehicules-utilitaires"]) {
      const cards = (await visitor.read(path)).split(/<article class="[^"]*\boffer-card\b/).slice(1);
      expect(cards.length).toBeGreaterThan(9);
      for (const card of cards) {
        const text = plain(card.split("</article>")[0] ?? "");
        for (const part of [
          /\d+ mois · [\d ]+ km\/an · premier versement/,
          /Total des loyers et des frais : [\d ,]+ € TTC/,
          /Loueur : .+, sous réserve d’acc/,
          /CO₂\s\d+ g\/km/,
          /\/100 km/,
          /valable du/,
        ]) {
          expect(text, path).toMatch(part);
        }
        // A rental: its visitor borrows nothing and owes no residual value.
        expect(text, path).not.toMatch(/TAEG|crédit|résiduelle|[Ee]mprunter/);
      }
    }
  });

  test("show the offers of a van on its own page, with and without VAT", async () => {
    const text = plain(section(await visitor.read("/vehicules-utilitaires/opel-utilitaires/vivaro"), "leasing"));
    expect(text).toMatch(/[\d ,]+ € \/mois hors TVA en location longue durée soit [\d ,]+ € TTC/);
  });
});

describe("the page of an offer", () => {
  test.each([
    ["/private-lease/ford-puma", "200"],
    ["/private-lease/opel-corsa-gs-electric-51-kwh-156", "200"],
    ["/business-lease/kia-ev3-business", "200"],
    ["/business-lease/ford-transit", "200"],
    ["/private-lease/ford-puma/", "301 /private-lease/ford-puma"],
    ["/private-lease/ford-transit?duration=36", "301 /business-lease/ford-transit?duration=36"],
    ["/business-lease/opel-corsa", "301 /private-lease/opel-corsa"],
    ["/business-lease/kia-ev3", "302 /business-lease/kia-ev3-business"],
    ["/private-lease/inconnue", "404 lease-vehicle-not-found"],
    ["/business-lease/inconnue", "404 lease-vehicle-not-found"],
    ["/private-lease/inconnue/demande", "404 lease-vehicle-not-found"],
    ["/private-lease/ford-puma/demande", "200"],
    ["/private-lease/ford-puma/rien", "404 page-not-found"],
  ])("%s answers %s", async (path, expected) => {
    expect(await visitor.describeResponse(path)).toBe(expected);
  });

  test("calculates every cell of its grid as the JSON does, and each cell leads to its own address", async () => {
    const html = await visitor.read("/private-lease/ford-puma?duration=36&mileage=20000&deposit=0");
    const { monthly } = await readJson<OfferJson>("/api/v1/lease-offers/ford-puma?duration=36&mileage=20000&deposit=0");
    const cells = linksOf(html, "lease-cell");
    expect(cells.length).toBe(24);
    const amount = new Intl.NumberFormat("fr-LU", { style: "currency", currency: "EUR" }).format(monthly.cents / 100);
    const chosen = cells.filter(({ isCurrent }) => isCurrent);
    expect(chosen.map(({ text }) => text)).toEqual([plain(amount)]);
    expect(chosen[0]?.href).toBe("/private-lease/ford-puma?duration=36&mileage=20000&deposit=0");
    for (const { href, text } of cells.filter((_, index) => index % 7 === 0)) {
      expect(plain(section(await visitor.read(href), "calcul"))).toContain(`Loyer TTC ${text}`);
    }
    expect(first(html, /<link rel="canonical" href="[^"]*(\/private-lease[^"]*)"/)).toBe("/private-lease/ford-puma");
  });

  test("explains terms that cannot be calculated and keeps the advertised payment", async () => {
    const text = plain(await visitor.read("/private-lease/ford-puma?deposit=28000"));
    expect(text).toContain("Ces conditions n’ont pas de loyer");
    expect(text).toContain("48 mois · 15 000 km/an · premier versement 3 000 € TTC");
  });

  test("states every field of the offer", async () => {
    const petrol = plain(await visitor.read("/private-lease/opel-corsa"));
    for (const part of [
      "Couleur Orange",
      "Durée 48 mois",
      "Kilométrage annuel 10 000 km",
      "Kilométrage mensuel 833 km",
      "Premier versement 2 000 € TTC",
      "Frais de dossier 250 € TTC",
      "Prix complet du véhicule 21 390 € TTC",
      "Énergie Essence",
      "Boîte de vitesses Manuelle",
      "Puissance 55 kW (75 ch)",
      "Cylindrée 1 199 cm³",
      "Consommation 5,2 l/100 km",
      "Émissions de CO₂ 119 g/km",
      "Kilomètre supplémentaire 0,06 € TTC",
    ]) {
      expect(petrol).toContain(part);
    }
    expect(petrol).toMatch(/Loyer TTC [\d,]+ € Loyer hors TVA [\d,]+ €/);
    expect(petrol).toMatch(/Équipement de série Sécurité ABS/);
    const electric = plain(await visitor.read("/private-lease/opel-corsa-gs-electric-51-kwh-156"));
    for (const part of ["Batterie 51 kWh", "Autonomie 429 km", "Consommation 14,1 kWh/100 km"]) {
      expect(electric).toContain(part);
    }
  });

  test("lists what is included and what is not, its data, its locations and other offers", async () => {
    const html = await visitor.read("/private-lease/opel-corsa");
    const text = plain(html);
    for (const part of [
      "Compris : Taxe sur les véhicules",
      "Pas compris : Assurance casco",
      "Autres versions en offre",
      "Offres proches",
    ]) {
      expect(text).toContain(part);
    }
    const data = JSON.parse(first(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)) as {
      readonly offers: { readonly price: string; readonly priceValidUntil: string };
    };
    const { monthly, valid_until } = await readJson<OfferJson>("/api/v1/lease-offers/opel-corsa");
    expect(data.offers).toMatchObject({ price: (monthly.cents / 100).toFixed(2), priceValidUntil: valid_until });
    expect(valid_until >= utcDay(new Date())).toBe(true);
  });

  test("is linked from its model, its brand and the home page", async () => {
    expect(await visitor.read("/opel/models/corsa")).toContain('href="/private-lease/opel-corsa"');
    expect(offersOf(await visitor.read("/opel"))).toContain("/private-lease/opel-corsa");
    expect(offersOf(await visitor.read("/"))).toHaveLength(3);
  });

  test("is in the sitemap, and an unknown offer leads to others", async () => {
    expect(await visitor.read("/sitemap.xml")).toContain("/private-lease/ford-puma</loc>");
    const html = await visitor.read("/private-lease/opel-corsa-ancienne");
    expect(html).toContain('href="/private-lease/opel-corsa"');
  });
});

describe("the JSON of lease offers", () => {
  test("lists all kinds one after the other", async () => {
    const { offers, total } = await readJson<ListJson>("/api/v1/lease-offers");
    expect(total).toBe(offers.length);
    expect([...new Set(offers.map(({ kind }) => kind))]).toEqual(["private", "business", "van"]);
  });

  test.each([
    ["/api/v1/lease-offers?kind=boat", 400, "kind must be one of"],
    ["/api/v1/lease-offers/inconnue", 404, "no lease offer inconnue"],
    ["/api/v1/lease-offers/ford-puma?deposit=viel", 400, "a whole number"],
    ["/api/v1/lease-offers/ford-puma?deposit=2800000", 422, "no payment"],
  ])("%s answers %i", async (path, status, detail) => {
    const answer = await visitor.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(((await answer.json()) as { readonly detail: string }).detail).toContain(detail);
  });

  test("is described", async () => {
    const { paths } = await readJson<{ readonly paths: Readonly<Record<string, unknown>> }>("/api/v1/openapi.json");
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/v1/lease-offers", "/api/v1/lease-offers/{slug}"]));
  });
});
