import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { type Car, createVisitor } from "./form-visitor.ts";

const BOT = { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } };

const site = sharedSite();
let car: Car;

const { request, read, describeResponse, findFirstVehicle } = createVisitor(() => site);

beforeAll(async () => {
  car = await findFirstVehicle("brand=ford");
});

const fillIn = (path: string): string => path.replaceAll("{car}", car.slug).replaceAll("{id}", String(car.id));

describe("an island", () => {
  const open = (name: string, props: string) => request(`/islands/${name}?${new URLSearchParams({ props })}`);

  test("is a fragment of a page by its name and properties", async () => {
    const answer = await open("open-now", '{"location":1}');
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const [, state = "", label] =
      /^<span class="open-now[^"]*" data-state="([^"]*)">([^<]*)<\/span>$/.exec(await answer.text()) ?? [];
    expect(label).toMatch(/^(Ouvert|Ferm)/);
    expect(JSON.parse(state.replaceAll("&quot;", '"'))).toEqual({
      isOpen: !label?.startsWith("Fermé"),
      openNow: label,
      workshop: { isOpen: expect.any(Boolean), openNow: expect.stringMatching(/^(Ouvert|Ferm)/) },
      changesAt: expect.any(Number),
    });
  });

  test.each([
    ["unknown", '{"location":1}', 404],
    ["open-now", '{"location":999999}', 404],
    ["open-now", '{"location":"1"}', 400],
    ["open-now", '{"location":1,"more":1}', 400],
    ["open-now", '{ "location": 1 }', 400],
    ["open-now", "{", 400],
    ["open-now", "", 400],
    ["open-now", JSON.stringify("x".repeat(600)), 400],
  ])("%s refuses %s by status %i, without a page", async (name, props, status) => {
    const answer = await open(name, props);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/plain; charset=utf-8"]);
  });
});

describe("an address that does not exist", () => {
  test.each([
    ["/nulle-part", "page-not-found"],
    ["/stock/999999999-1-ford-puma", "vehicle-not-found"],
    ["/stock/pas-un-vehicule", "vehicle-not-found"],
    ["/stock/{car}/echange", "vehicle-form-not-found"],
    ["/concessions/inconnue", "location-not-found"],
    ["/inconnue/models", "brand-not-found"],
    ["/news/inconnue", "news-article-not-found"],
    ["/private-lease/inconnue", "lease-vehicle-not-found"],
    ["/fr/blog/assistant-de-vente", "broken-link"],
    ["/fr/entretien-service/ancienne-demande?a=1", "broken-link"],
    ["/faq/merci", "page-not-found"],
  ])("%s answers what is missing: %s", async (path, kind) => {
    const address = fillIn(path);
    const answer = await request(address);
    const html = parse(await answer.text());
    expect([answer.status, html.querySelector("main")?.getAttribute("data-error-type")]).toEqual([404, kind]);
    expect(html.querySelector("title")?.text).toBe("404 – Page introuvable – Alzette Automobiles");
    expect(html.querySelectorAll("main h1")).toHaveLength(1);
    const button = html.querySelector("main .error-actions a")?.getAttribute("href");
    expect(button).toBe(kind === "vehicle-not-found" ? "/stock" : "/");
    expect(html.querySelector("header nav")).not.toBeNull();
  });

  test.each(["/nulle-part", "/stock/999999999-1-ford-puma", "/news/inconnue", "/fr/blog/assistant-de-vente"])(
    "%s answers a search engine with its status and no page",
    async (path) => {
      const answer = await request(path, BOT);
      expect([answer.status, await answer.text()]).toEqual([404, ""]);
    },
  );

  test("a redirect and a page are the same for a search engine", async () => {
    expect((await request("/fr/faq", BOT)).headers.get("location")).toBe("/faq");
    expect(await (await request("/faq", BOT)).text()).toContain("<h1");
  });

  test("hides internal errors", async () => {
    expect(await read("/nulle-part")).not.toMatch(/node_modules|at .*\.tsx?:\d+/);
  });
});

/** Every page of the specification that is no vehicle, model, lease offer or location. */
const DESTINATIONS = [
  "/stock",
  "/centre-de-vehicules-d-occasion",
  "/private-lease",
  "/business-lease",
  "/entreprise/gestion-de-flotte",
  "/entreprise/fleet-leasing",
  "/entreprise/services-aux-entreprises",
  "/entreprise/vehicules-utilitaires",
  "/entreprise/transformation-de-vehicules",
  "/vehicules-utilitaires/opel-utilitaires/vivaro",
  "/services/financement",
  "/services/carrosserie",
  "/services/debosselage-et-peinture",
  "/services/pneus-et-stockage",
  "/services/apres-vente",
  "/services/pieces-et-accessoires",
  "/news",
  "/carrieres",
  "/carrieres/portraits-de-collaborateurs",
  "/brands",
  "/faq",
  "/contact",
  "/reserver-un-essai",
  "/politique-de-traitement-des-donnees",
  "/formulaires/prise-de-rendez-vous-pneus-roues",
  "/formulaires/prise-de-rendez-vous-pneus-roues-bertrange",
  "/formulaires/prise-de-rendez-vous-pneus-roues-niederkorn",
  "/formulaires/prise-de-rendez-vous-pneus-roues-esch",
  "/formulaires/prise-de-rendez-vous-pneus-roues-diekirch",
  "/formulaires/demande-offre-pneus",
  "/home-page-bertrange",
  "/home-page-niederkorn",
  "/home-page-esch-sur-alzette",
  "/a-propos-de-nous",
  "/a-propos-de-nous/presse",
  "/a-propos-de-nous/histoire",
];

describe("a destination of the site", () => {
  test.each(DESTINATIONS)("%s is a page with a heading and a canonical address of its own", async (path) => {
    const answer = await request(path);
    const html = parse(await answer.text());
    expect(answer.status).toBe(200);
    expect(html.querySelectorAll("main h1").map(({ text }) => text.trim() !== "")).toEqual([true]);
    const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(new URL(canonical).pathname).toBe(path);
  });

  test("/home-page is the home page, whose canonical address is the root, and not in the sitemap", async () => {
    const answer = await request("/home-page");
    const html = parse(await answer.text());
    expect(answer.status).toBe(200);
    expect(html.querySelector("main h1")?.text).toBe(parse(await read("/")).querySelector("main h1")?.text);
    const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(new URL(canonical).pathname).toBe("/");
    expect((await request("/home-page/")).headers.get("location")).toBe("/home-page");
    expect((await request("/fr/home-page")).headers.get("location")).toBe("/home-page");
    expect(await read("/sitemap.xml")).not.toContain("/home-page<");
  });

  test("a brand's page leads to its models, its vehicles in stock and its locations", async () => {
    const hrefs = parse(await read("/ford"))
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href") ?? "");
    for (const shape of [/^\/ford\/(?:models|tous-les-modeles)/, /^\/stock\?brand=ford/, /^\/concessions\/bertrange/])
      expect(hrefs.filter((href) => shape.test(href)).length, String(shape)).toBeGreaterThan(0);
  });

  test("the news lead to articles, each with its date", async () => {
    const cards = parse(await read("/news")).querySelectorAll("main .article-card");
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(card.querySelector("time")?.getAttribute("datetime")).toMatch(/^\d{4}-\d\d-\d\d$/);
    const href = cards[0]?.querySelector("h3 a")?.getAttribute("href") ?? "";
    expect(href).toMatch(/^\/news\//);
    const article = parse(await read(href));
    expect(article.querySelector("main h1")?.text.trim()).not.toBe("");
    expect(article.querySelectorAll("main p").length).toBeGreaterThan(2);
  });
});

describe("an old address", () => {
  test("from the table redirects permanently to its target", async () => {
    const row =
      readFileSync(join(import.meta.dirname, "../../demo/group/content/redirects.csv"), "utf8").split("\n")[1] ?? "";
    const [from = "", to] = row.split(",");
    expect(await describeResponse(from)).toBe(`301 ${to}`);
  });

  test.each([
    ["/stock/?brand=ford", "/stock?brand=ford"],
    ["/faq/", "/faq"],
    ["/fr/faq", "/faq"],
    ["/home", "/"],
    ["/fr", "/"],
    ["/fr/stock/comparer", "/stock/comparer"],
    ["/fr/stock/compare/", "/stock/comparer"],
    ["/fr/stock/{id}-1-autre-nom", "/stock/{car}"],
    ["/fr/stock/{car}/interest", "/stock/{car}/interessee"],
    ["/fr/stock/{car}/essai-routier", "/stock/{car}/essai-routier"],
    ["/fr/ford/models/puma", "/ford/models/puma"],
    ["/fr/ford/models/puma/testdrive?version=x", "/ford/models/puma/testdrive?version=x"],
    ["/fr/ford/tous-les-modeles", "/ford/tous-les-modeles"],
    ["/fr/ford/locations/bertrange", "/ford/locations/bertrange"],
    ["/fr/locations/bertrange/", "/concessions/bertrange"],
    ["/fr/carrieres/mecanicien-automobile-bertrange", "/carrieres/mecanicien-automobile-bertrange"],
    ["/locations/bertrange/", "/concessions/bertrange"],
  ])("%s redirects to %s in one hop", async (from, to) => {
    expect(await describeResponse(fillIn(from))).toBe(fillIn(`301 ${to}`));
  });

  test.each(["/fr/nulle-part", "/fr/fr/stock", "/fr/ford/models/inconnu", "/fr/stock/1-1-x", "/fr/nulle-part.data"])(
    "%s is not found: nor is there a page without the prefix",
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );

  test.each([
    ["/home.data", "/"],
    ["/fr/faq.data?_routes=page", "/faq"],
    ["/fr/ford/models/puma.data", "/ford/models/puma"],
    ["/stock/compare.data", "/stock/comparer"],
    ["/fr/faq/_.data", "/faq"],
  ])("%s redirects to %s when the router follows a link", async (from, to) => {
    const answer = await request(from);
    expect(answer.status).toBe(202);
    const payload = await answer.text();
    expect(payload).toContain(`"SingleFetchRedirect"`);
    expect(payload).toContain(`"${to}"`);
  });
});
