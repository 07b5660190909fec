import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { saturdayNote } from "../browser-support/leads/saturday-note.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const SLUGS = ["bertrange", "niederkorn", "esch-sur-alzette", "diekirch"];

/** Slug suffix of tyre appointments by location, defined by the specification. */
const TYRE_SUFFIXES: Readonly<Record<string, string>> = {
  bertrange: "-bertrange",
  niederkorn: "-niederkorn",
  "esch-sur-alzette": "-esch",
  diekirch: "-diekirch",
};

const site = sharedSite();

const request = (path: string): Promise<Response> =>
  fetch(site.url + path, { redirect: "manual", headers: { "user-agent": BROWSER } });

const readPage = async (path: string) => parse(await (await request(path)).text());

const textOf = async (path: string): Promise<string> =>
  (await readPage(path)).querySelector("main")?.structuredText.replaceAll(/[\u00a0\u202f]/g, " ") ?? "";

describe("the addresses of a location", () => {
  test.each([
    ["/concessions/bertrange", "200"],
    ["/ford/locations/bertrange", "200"],
    ["/concessions/bertrange/", "301 /concessions/bertrange"],
    ["/locations/bertrange", "301 /concessions/bertrange"],
    ["/fr/concessions/bertrange", "301 /concessions/bertrange"],
    ["/concessions/inconnue", "404 location-not-found"],
    ["/opel/locations/bertrange", "404 location-not-found"],
    ["/ford/locations/inconnue", "404 location-not-found"],
    ["/nulle-part/locations/bertrange", "404 brand-not-found"],
  ])("%s answers %s", async (path, expected) => {
    const answer = await request(path);
    const kind = /data-error-type="([^"]+)"/.exec(await answer.text())?.[1];
    const target = answer.headers.get("location");
    expect([answer.status, target === null ? kind : new URL(target, site.url).pathname].filter(Boolean).join(" ")).toBe(
      expected,
    );
  });

  test("below a brand, the canonical address is the location's own", async () => {
    const page = await readPage("/ford/locations/bertrange");
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(new URL(canonical).pathname).toBe("/concessions/bertrange");
  });

  test("an unknown location offers all others", async () => {
    const page = await readPage("/concessions/inconnue");
    const links = page.querySelectorAll("main .sites-list h3 a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(SLUGS.map((slug) => `/concessions/${slug}`));
  });

  test("the sitemap has each location once", async () => {
    const sitemap = await (await request("/sitemap.xml")).text();
    for (const slug of SLUGS) expect(sitemap.split(`/concessions/${slug}</loc>`), slug).toHaveLength(2);
  });
});

describe("the page of a location", () => {
  test.each(SLUGS)("%s says what a visitor needs", async (slug) => {
    const page = await readPage(`/concessions/${slug}`);
    const text = await textOf(`/concessions/${slug}`);
    for (const part of [
      "Horaires",
      "Showroom",
      "Atelier",
      "Lundi",
      "Dimanche",
      "Lignes directes",
      "Services sur place",
      "Marques",
      "LU20261046",
      "LU12 9992",
      "Entretien et réparation",
    ])
      expect(text, part).toContain(part);
    expect(text).toMatch(/(?:Ouvert jusqu’à|Ferme bientôt, à|Fermé, ouvre) /);
    const hrefs = new Set(page.querySelectorAll("main a").map((link) => link.getAttribute("href")));
    const tyres = `/formulaires/prise-de-rendez-vous-pneus-roues${TYRE_SUFFIXES[slug]}#demande`;
    for (const href of [
      tyres,
      `/services/apres-vente?concession=${slug}#rendez-vous`,
      `/reserver-un-essai?concession=${slug}#demande`,
      `/contact?concession=${slug}#ecrire`,
      `/stock?location=${slug}`,
    ])
      expect([...hrefs]).toContain(href);
    expect([...hrefs].some((href) => href?.startsWith("https://www.openstreetmap.org/directions"))).toBe(true);
    expect(page.querySelectorAll("main #equipe .person").length).toBeGreaterThan(3);
    expect(page.querySelectorAll("main #stock article, main #stock .card").length).toBeGreaterThan(0);
    expect(page.querySelectorAll("main #avis").length).toBe(1);
    // A frame of the site itself asks for no consent; others would be there after an answer only.
    const frames = page.querySelectorAll("main iframe").map((frame) => frame.getAttribute("src"));
    expect(frames.filter((src) => !/^\/(?!\/)/.test(src ?? ""))).toEqual([]);
    expect(page.querySelector("main img.location-picture")?.getAttribute("alt")).not.toBe("");
  });

  test("shows the comments of the hours", async () => {
    const bertrange = saturdayNote("Remise des clés et petits travaux sur rendez-vous");
    expect(await textOf("/concessions/bertrange")).toContain(bertrange);
    expect(await textOf("/concessions/esch-sur-alzette")).toContain(saturdayNote("Pneus uniquement"));
  });

  test("describes itself as a dealer to search engines", async () => {
    const page = await readPage("/concessions/niederkorn");
    const nodes = page.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.text));
    const dealer = nodes.find((node: { "@type": string }) => node["@type"] === "AutoDealer");
    expect(dealer).toMatchObject({
      "@context": "https://schema.org",
      name: "Alzette Automobiles Niederkorn",
      vatID: "LU20261046",
      geo: { latitude: 49.5361, longitude: 5.8936 },
      department: { "@type": "AutoRepair" },
      address: { addressLocality: "Niederkorn" },
    });
    expect(dealer.openingHoursSpecification.length).toBeGreaterThan(6);
    expect(nodes.some((node: { "@type": string }) => node["@type"] === "BreadcrumbList")).toBe(true);
  });

  test("is linked wherever the site names a location", async () => {
    const link = "/concessions/bertrange";
    const [car] = (
      (await (await request("/api/v1/vehicles?location=bertrange&perPage=1")).json()) as {
        vehicles: { url: string }[];
      }
    ).vehicles;
    const vehicle = new URL(car?.url ?? "").pathname;
    for (const path of [vehicle, "/concessions", "/ford", "/contact", "/home-page-bertrange"]) {
      const page = await readPage(path);
      expect(page.querySelectorAll(`main a[href="${link}"]`).length, path).toBeGreaterThan(0);
      expect(page.querySelectorAll(`footer a[href="${link}"]`).length, path).toBe(1);
    }
  });

  test("addresses its contact form to the location", async () => {
    const page = await readPage("/contact?concession=diekirch");
    expect(page.querySelector(".form-place")?.text).toContain("Alzette Automobiles Diekirch");
  });
});
