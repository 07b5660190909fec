// The pages of the demo group's site, read over HTTP.
import { type HTMLElement, NodeType, type Node, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContentRedirects } from "../../src/shared-container/redirects.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { hasWrongSpace } from "../french-spaces.ts";
import { limit } from "../time-limits.ts";
import {
  internalLinks,
  missingAnchors,
  type Page,
  type PageResponse,
  readPages,
  sampleOf,
  templateOf,
  toPage,
  withoutPage,
} from "./crawled-pages.ts";
import { MAXIMUM_SCORE, observatoryScore } from "./observatory-score.ts";

/** Upper bounds of what is read. */
export type Extent = {
  /** Pages of each kind of object of the catalogue: they share a template. Each story is read. */
  readonly perKind: number;
  /** Stock queries, and lease offers at other terms: they have countless addresses. */
  readonly queries: number;
  /** Addresses of other kinds to which pages link, of each template. */
  readonly linked: number;
  /** Pictures for shared links: each is encoded for this test. */
  readonly pictures: number;
};

const VEHICLE = /^\/stock\/\d/;

const CATALOGUE = [VEHICLE, /^\/private-lease\/./, /^\/business-lease\/./, /^\/carrieres\/./];

const isVehicle = ({ path }: { readonly path: string }): boolean => VEHICLE.test(path);

/** Pages of vehicles whose markup is read. */
const MAX_PARSED_VEHICLES = 60;

/** A lease offer, or the form about it, at some terms. */
const OFFER_TERMS = /^\/(?:private|business)-lease\/[^?]+\?/;

const isQuery = (href: string): boolean => href.startsWith("/stock?") || OFFER_TERMS.test(href);

const sitemapPaths = async ({ url }: Site): Promise<readonly string[]> => {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => {
    const address = new URL(loc.replaceAll("&amp;", "&"));
    return address.pathname + address.search;
  });
};

const text = ({ html }: Page, selector: string): string => html.querySelector(selector)?.text.trim() ?? "";

const description = ({ html }: Page): string =>
  html.querySelector('meta[name="description"]')?.getAttribute("content")?.trim() ?? "";

/** Texts that a visitor sees, one a text node. */
const textNodes = (node: Node): readonly string[] => {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  const isHidden = ["SCRIPT", "STYLE", "TEMPLATE", "HEAD"].includes((node as HTMLElement).tagName ?? "");
  return isHidden ? [] : node.childNodes.flatMap(textNodes);
};

const isCanonical = ({ path, html }: Page): boolean => {
  const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  const url = URL.canParse(canonical) ? new URL(canonical) : null;
  return url !== null && url.pathname + url.search === path;
};

const lacksHeadings = ({ body }: PageResponse): boolean =>
  !/<title>[^<]+<\/title>/.test(body) ||
  !/<meta name="description" content="[^"]+"/.test(body) ||
  body.match(/<h1[ >]/g)?.length !== 1 ||
  !body.includes('<html lang="fr"');

const redirectTargets = (): ReadonlySet<string> => {
  const redirects = loadContentRedirects("demo/group/content", "luxembourg", "http://site");
  if (!redirects.ok) throw new Error(redirects.error);
  return new Set([...redirects.value.table.values()].flatMap((row) => (row.kind === "redirect" ? [row.location] : [])));
};

/** Reads the site's pages and tests them. */
export const describeEveryPage = (extent: Extent): void => {
  let site: Site;
  /** Every address of the sitemap. */
  let listed: readonly string[];
  let answers: readonly PageResponse[];
  let pages: readonly Page[];

  beforeAll(async () => {
    // Some headers are those of a site behind https.
    site = await startSite({ env: { SITE_URL: "https://www.alzette-automobiles.example" } });
    listed = await sitemapPaths(site);
    const stories = listed.filter((path) => !CATALOGUE.some((kind) => kind.test(path)));
    const objects = CATALOGUE.flatMap((kind) =>
      sampleOf(
        listed.filter((path) => kind.test(path)),
        extent.perKind,
      ),
    );
    answers = await readPages(site, [...stories, ...objects]);
    const vehicles = sampleOf(answers.filter(isVehicle), MAX_PARSED_VEHICLES);
    pages = [...answers.filter((answer) => !isVehicle(answer)), ...vehicles].map(toPage);
  }, limit(300_000));

  afterAll(() => site?.dispose());

  /** Paths of the pages that violate a condition. */
  const where = (violates: (page: Page) => boolean): readonly string[] =>
    pages.filter(violates).map(({ path }) => path);

  describe("every page of the sitemap", () => {
    test("answers 200 at exactly the address of the sitemap", () => {
      expect(listed.length).toBeGreaterThan(700);
      for (const kind of CATALOGUE)
        expect([kind, answers.filter(({ path }) => kind.test(path)).length]).toEqual([kind, expect.toSatisfy(isSome)]);
      expect(withoutPage(answers)).toEqual([]);
    });

    test("has a title, a description and one first-level heading, in French", () => {
      expect(answers.filter(lacksHeadings).map(({ path }) => path)).toEqual([]);
      expect(where((page) => text(page, "title") === "")).toEqual([]);
      expect(where((page) => description(page) === "")).toEqual([]);
      expect(where(({ html }) => html.querySelectorAll("h1").length !== 1)).toEqual([]);
      expect(where((page) => text(page, "h1") === "")).toEqual([]);
      expect(where(({ html }) => html.querySelector("html")?.getAttribute("lang") !== "fr")).toEqual([]);
    });

    // The car of a head has its label in a corner of the head.
    const hasDrawingLabel = ({ parentNode: drawing }: HTMLElement): boolean => {
      const labelled = drawing?.classList.contains("hero-car") === true ? drawing.parentNode : drawing;
      return (labelled?.querySelector(".drawing-label") ?? null) !== null;
    };

    test("says of each generated picture of a vehicle that it is one, but for thumbnails", () => {
      const isThumbnail = (image: HTMLElement): boolean =>
        /^(?:\d\d|1[0-2]\d)px$/.test(image.getAttribute("sizes") ?? "");
      const drawings = pages.flatMap(({ path, html }) =>
        html
          .querySelectorAll("img.cut-out")
          .filter((image) => !isThumbnail(image))
          .map((image) => ({ path, hasLabel: hasDrawingLabel(image) })),
      );
      expect(drawings.length).toBeGreaterThan(50);
      expect(drawings.filter(({ hasLabel }) => !hasLabel)).toEqual([]);
    });

    test("has a picture for shared links, of a size that they display, which a crawler can read", async () => {
      const pictureOf = ({ html }: Page): string =>
        html.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
      expect(where((page) => !pictureOf(page).startsWith("https://www.alzette-automobiles.example/"))).toEqual([]);
      const shared = [...new Set(pages.filter((page) => !isVehicle(page)).map(pictureOf))];
      expect(shared.length).toBeGreaterThan(20);
      for (const url of sampleOf(shared, extent.pictures)) {
        const picture = await fetch(site.url + new URL(url).pathname);
        const { status, headers } = picture;
        await picture.arrayBuffer();
        expect([url, status, headers.get("content-type")]).toEqual([
          url,
          200,
          expect.stringMatching(/^image\/(?:jpeg|png|webp)$/),
        ]);
      }
    });

    test("has a title of its own, except vehicles of one make, model and version", () => {
      const titles = Map.groupBy(
        pages.filter((page) => !isVehicle(page)),
        (page) => text(page, "title"),
      );
      expect([...titles].filter(([, of]) => of.length > 1).map(([title]) => title)).toEqual([]);
    });

    test("is its own canonical page and indexable", () => {
      expect(where((page) => !isCanonical(page))).toEqual([]);
      expect(where(({ html }) => html.querySelector('meta[name="robots"]') !== null)).toEqual([]);
    });

    test("sets a thin space in thousands, and no space that breaks before a sign or the unit of a number", async () => {
      const wrong = pages.flatMap(({ path, html }) =>
        textNodes(html)
          .filter(hasWrongSpace)
          .map((node) => `${path}: ${node}`),
      );
      const feed = parse(await (await fetch(`${site.url}/news.xml`)).text());
      const wrongInFeed = feed
        .querySelectorAll("title, description")
        .map((element) => element.text)
        .filter(hasWrongSpace);
      expect([...wrong, ...wrongInFeed].slice(0, 10)).toEqual([]);
    });

    test("asks no visitor to sign in", () => {
      expect(where(({ html }) => html.querySelector('input[type="password"]') !== null)).toEqual([]);
    });

    test("gives each picture an alternative text and a size", () => {
      const pictures = pages.flatMap(({ path, html }) => html.querySelectorAll("img").map((img) => ({ path, img })));
      expect(pictures.length).toBeGreaterThan(300);
      const violations = pictures.filter(
        ({ img }) => img.getAttribute("alt") === undefined || !img.getAttribute("width") || !img.getAttribute("height"),
      );
      expect(violations.map(({ path, img }) => `${path} ${img.toString()}`).slice(0, 5)).toEqual([]);
    });

    test("has the highest score of the Observatory", () => {
      const scanned = [...answers.filter((answer) => !isVehicle(answer)), ...answers.filter(isVehicle).slice(0, 1)];
      expect(scanned.length).toBeGreaterThan(40);
      const scores = scanned.map(
        ({ path, headers, body }) => [path, observatoryScore({ headers, html: body })] as const,
      );
      expect(scores.filter(([, score]) => score < MAXIMUM_SCORE)).toEqual([]);
    });

    test("holds only valid JSON data blocks", () => {
      const blocks = pages.flatMap(({ path, html }) =>
        html.querySelectorAll('script[type="application/ld+json"]').map((script) => ({ path, json: script.text })),
      );
      expect(blocks.length).toBeGreaterThan(100);
      for (const { path, json } of blocks) {
        const data = JSON.parse(json) as Record<string, unknown>;
        expect([path, data["@context"], typeof data["@type"]]).toEqual([path, "https://schema.org", "string"]);
      }
    });
  });

  test(
    "has no link that leads nowhere or to a redirect",
    async () => {
      const known = new Set(listed);
      const others = [...new Set(pages.flatMap(({ html }) => internalLinks(html)))].filter(
        (href) => href !== "" && !known.has(href),
      );
      const templates = Map.groupBy(
        others.filter((href) => !isQuery(href)),
        templateOf,
      );
      const linked = [...templates.values()].flatMap((hrefs) => sampleOf(hrefs, extent.linked));
      expect(linked.length).toBeGreaterThan(20);
      const queries = [/^\/stock\?/, OFFER_TERMS].flatMap((shape) =>
        sampleOf(
          others.filter((href) => shape.test(href)),
          extent.queries,
        ),
      );
      expect(withoutPage(await readPages(site, [...linked, ...queries]))).toEqual([]);
    },
    limit(300_000),
  );

  test("the redirects lead to pages of the sitemap at once", () => {
    const known = new Set(listed);
    const targets = redirectTargets();
    expect(targets.size).toBeGreaterThan(800);
    expect([...targets].filter((target) => !known.has(target))).toEqual([]);
  });

  test("has every anchor that a link names", () => {
    expect(missingAnchors(pages).slice(0, 10)).toEqual([]);
  });
};

const isSome = (count: number): boolean => count > 0;
