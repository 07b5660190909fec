import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { modelSchema } from "#domain/models/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { readInTurn } from "../read-in-turn.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();

const request = (path: string): Promise<Response> =>
  fetch(site.url + path, { redirect: "manual", headers: { "user-agent": BROWSER } });

const read = async (path: string): Promise<string> => (await request(path)).text();

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

const readCanonical = (html: string): string => new URL(first(html, /<link rel="canonical" href="([^"]+)"/)).pathname;

const titleOf = (html: string): string => first(html, /<title>([^<]*)<\/title>/);

const descriptionOf = (html: string): string => first(html, /<meta name="description" content="([^"]*)"/);

/** Addresses of the listed models, in order. */
const listed = (html: string): readonly string[] =>
  parse(html)
    .querySelectorAll("main h2 a")
    .map((link) => link.getAttribute("href") ?? "");

/** The models of the demo group, each with its own address. */
const MODELS = modelSchema
  .array()
  .parse(JSON.parse(readFileSync("demo/group/catalogue/models.json", "utf8")))
  .map((model) => ({ ...model, path: `/${model.brand}/models/${model.slug}` }));

type Node = Readonly<Record<string, unknown>>;

const readStructuredData = (html: string): readonly Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "") as Node,
  );

describe("below a brand", () => {
  test.each([
    ["/opel/tous-les-modeles", "200"],
    ["/opel/models", "200"],
    ["/opel/models/corsa", "200"],
    ["/mg/models/zs", "200"],
    ["/opel/models/corsa/", "301 /opel/models/corsa"],
    ["/opel/models/puma", "404 page-not-found"],
    ["/opel/models/corsa/rien", "404 page-not-found"],
    ["/nulle-part/tous-les-modeles", "404 brand-not-found"],
    ["/dacia/models", "404 brand-not-found"],
    ["/nulle-part/models/corsa", "404 brand-not-found"],
  ])("%s answers %s", async (path, expected) => {
    const answer = await request(path);
    const counts = answer.headers.get("location") ?? first(await answer.text(), /data-error-type="([^"]+)"/);
    expect([answer.status, counts].filter(Boolean).join(" ")).toBe(expected);
  });
});

describe("the list of a brand's models", () => {
  test("has one canonical address, under both of its names and with any filter", async () => {
    for (const path of ["/opel/tous-les-modeles", "/opel/models", "/opel/models?kind=van"]) {
      expect(readCanonical(await read(path)), path).toBe("/opel/tous-les-modeles");
    }
  });

  test("is indexable without filters, and not with filters or an order", async () => {
    for (const path of ["/opel/models?fuel=electric", "/opel/models?sort=price-asc"]) {
      expect(await read(path), path).toContain('content="noindex, follow"');
    }
    expect(await read("/opel/tous-les-modeles?from=mail")).not.toContain('<meta name="robots"');
  });

  test("shows every model by name, and with filters those that match all of them", async () => {
    expect(listed(await read("/opel/tous-les-modeles"))).toEqual([
      "/opel/astra",
      "/opel/combo",
      "/opel/opel-corsa",
      "/opel/frontera",
      "/opel/grandland",
      "/opel/mokka",
      "/vehicules-utilitaires/opel-utilitaires/movano",
      "/vehicules-utilitaires/opel-utilitaires/vivaro",
    ]);
    expect(listed(await read("/opel/tous-les-modeles?kind=van"))).toEqual([
      "/vehicules-utilitaires/opel-utilitaires/movano",
      "/vehicules-utilitaires/opel-utilitaires/vivaro",
    ]);
    expect(listed(await read("/opel/tous-les-modeles?body=suv&fuel=petrol"))).toEqual(["/opel/mokka"]);
  });

  test("counts the models of each choice", async () => {
    const html = await read("/opel/tous-les-modeles?kind=van");
    expect(html).toMatch(/<option value="diesel">Diesel \(2\)/);
    expect(html).toMatch(/<option value="petrol">Essence \(0\)/);
  });

  test("is sorted by lowest price, ascending or descending", async () => {
    const up = listed(await read("/opel/models?sort=price-asc"));
    expect(up[0]).toBe("/opel/opel-corsa");
    expect(listed(await read("/opel/models?sort=price-desc"))).toEqual(up.toReversed());
  });

  test("links back to all models when nothing matches", async () => {
    const html = await read("/opel/tous-les-modeles?kind=van&body=suv");
    expect(listed(html)).toEqual([]);
    expect(html).toContain("Aucun modèle ne réunit ces critères");
    expect(html).toMatch(/<a[^>]*href="\/opel\/tous-les-modeles"[^>]*><span>Voir les 8\u00a0modèles Opel/);
  });
});

describe("the page of a model", () => {
  test("has one heading, and a title and a description of its own", async () => {
    const paths = MODELS.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(60);
    const pages = await readInTurn(paths, read);
    for (const [index, html] of pages.entries()) {
      expect(html.match(/<h1[ >]/g), paths[index]).toHaveLength(1);
      expect(descriptionOf(html).length, paths[index]).toBeLessThanOrEqual(170);
    }
    expect(new Set(pages.map(titleOf)).size).toBe(paths.length);
    expect(new Set(pages.map(descriptionOf)).size).toBe(paths.length);
  });

  test("shows its versions in a table with a caption, and its monthly payment with all conditions", async () => {
    const html = await read("/opel/models/corsa");
    expect(html.replaceAll(/<!-- -->|<[^>]+>/g, "")).toMatch(/dès\s*20\u202f700\u00a0€/);
    expect(html).toMatch(/<caption[^>]*>.*?Opel Corsa/s);
    expect(html.match(/<th scope="row">/g)).toHaveLength(12);
    expect(html).toMatch(/<summary>Conditions complètes<\/summary><p class="mt-8 text-soft">.*?Total versé/s);
  });

  test("offers each version to be configured, in a form that names it", async () => {
    const html = await read("/opel/models/corsa");
    const hrefs = [...html.matchAll(/href="(\/opel\/models\/corsa\/contact\?version=[^"]+)"/g)].map(
      ([, href]) => href ?? "",
    );
    expect(hrefs).toHaveLength(12);
    const name = first(html, /<th scope="row">([^<]+)<\/th>/);
    expect(await read(hrefs[0] ?? "")).toContain(`<p>${name}</p>`);
    expect((await request("/opel/models/corsa/contact?version=inconnue")).status).toBe(200);
  });

  test("links to the manufacturer's configurator and names its host, else to the versions", async () => {
    const linkTo = async (path: string, text: string) =>
      parse(await read(path))
        .querySelectorAll(".model-story a")
        .find((link) => link.text === text);
    const external = await linkTo("/ford/models/puma", "Configurer ce modèle sur configurateur.ford.example");
    expect(external?.getAttribute("href")).toBe("https://configurateur.ford.example/puma");
    expect(external?.getAttribute("rel")).toBe("noopener external");
    const own = await linkTo("/opel/models/corsa", "Configurer ce modèle");
    expect(own?.getAttribute("href")).toBe("#configurateur");
  });

  test("has a gallery of several pictures", async () => {
    const html = await read("/opel/models/corsa");
    for (const view of ["front", "side", "rear"]) expect(html).toContain(`-${view}-960.webp`);
  });

  test("links to its vehicles, its story and a test drive, all of which exist", async () => {
    for (const [path, story] of [
      ["/opel/models/corsa", "/opel/opel-corsa"],
      ["/mg/models/zs", "/mg/mg-zs"],
      ["/ford/models/puma", "/ford/puma"],
    ] as const) {
      const html = await read(path);
      const [, brand, , model] = path.split("/");
      const forms = [`${path}/testdrive`, `${path}/contact`];
      for (const href of [`/stock?brand=${brand}&model=${model}`, story, ...forms]) {
        expect(html, path).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
        expect((await request(href)).status, href).toBe(200);
      }
    }
  });

  test("describes its prices and breadcrumb as structured data", async () => {
    const [model, breadcrumb] = readStructuredData(await read("/opel/models/corsa"));
    expect(model).toMatchObject({
      "@type": "Car",
      name: "Opel Corsa",
      offers: { "@type": "AggregateOffer", lowPrice: "20700.00", priceCurrency: "EUR", offerCount: 12 },
    });
    expect(breadcrumb).toMatchObject({ "@type": "BreadcrumbList" });
    expect(breadcrumb?.["itemListElement"]).toHaveLength(4);
  });

  test("is cached until something changes", async () => {
    await read("/opel/models/mokka");
    expect((await request("/opel/models/mokka")).headers.get("server-timing")).toContain("hit");
  });
});

/** What the head of a model shows, and where its page and its twin lead. */
const readHead = async (path: string) => {
  const html = await read(path);
  const main = parse(html).querySelector("main");
  const hrefsOf = (selector: string): readonly string[] =>
    (main?.querySelectorAll(selector) ?? []).map((link) => link.getAttribute("href") ?? "");
  return {
    canonical: readCanonical(html),
    headings: main?.querySelectorAll("h1").map(({ text }) => text),
    isInPictures: (main?.querySelectorAll(".gallery-strip li").length ?? 0) >= 3,
    prices: main?.querySelectorAll(".model-prices dt").map(({ text }) => text),
    steps: hrefsOf(".model-steps a"),
    hasConfigurator: main?.querySelector("#configurateur .version-configure a") !== null,
    configure: main?.querySelectorAll(".model-story a")[0]?.getAttribute("href"),
    downloads: hrefsOf("#telechargements a"),
    stock: hrefsOf("#stock .section-head a"),
  };
};

describe("every address of a model", () => {
  const storyOf = async (path: string): Promise<string> => readCanonical(await read(path));

  test("shows the same head: pictures, prices, next steps, configurator, brochures and stock", async () => {
    const withLease = new Set<string>();
    for (const { path, name, downloads, versions, configurator_url: external } of MODELS) {
      const model = await readHead(path);
      const story = await readHead(model.canonical);
      expect(model.canonical, path).not.toBe(path);
      const { stock: _modelStock, ...modelHead } = model;
      const { stock: _storyStock, ...storyHead } = story;
      expect(storyHead, path).toEqual(modelHead);
      expect(story.headings?.join(), path).toContain(name);
      expect(story.isInPictures && story.hasConfigurator === versions.length > 0, path).toBe(true);
      expect(story.prices?.[0], path).toBe("Prix au comptant");
      if (story.prices?.includes("En leasing")) withLease.add(path);
      expect(story.configure, path).toBe(external ?? "#configurateur");
      expect(story.steps.slice(-2), path).toEqual([`${path}/testdrive`, `${path}/contact`]);
      expect(story.downloads, path).toEqual(downloads.map(({ url }) => url));
    }
    expect(withLease.size).toBeGreaterThan(50);
  });

  test("shows the vehicles in stock, of which there are some", async () => {
    for (const path of ["/ford/models/puma", "/ford/puma", "/opel/opel-corsa", "/suzuki/vitara"]) {
      const { steps, stock } = await readHead(path);
      expect(steps[0], path).toMatch(/^\/stock\?brand=[a-z]+&model=/);
      expect(stock.length, path).toBe(1);
    }
  });

  test("stands in the sitemap once: the canonical one", async () => {
    const xml = await read("/sitemap.xml");
    const listedPaths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    for (const { path } of MODELS) {
      expect(listedPaths, path).not.toContain(path);
      expect(listedPaths, path).toContain(await storyOf(path));
    }
  });

  test("is reached from a search in the stock", async () => {
    const link = parse(await read("/stock?brand=ford&model=puma")).querySelector(".stock-model a");
    expect(link?.getAttribute("href")).toBe("/ford/puma");
    expect(parse(await read("/stock?brand=ford")).querySelector(".stock-model")).toBeNull();
  });
});
