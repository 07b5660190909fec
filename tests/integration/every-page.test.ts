import { NodeType, parse, type HTMLElement, type Node } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContentRedirects } from "../../src/composition/redirects.ts";
import { readableKey, type RedirectTable } from "../../src/domain/redirects/index.ts";
import { startSite, type Site } from "../browser/sites/site.ts";
import { hasWrongSpace } from "../french-spaces.ts";
import { MAXIMUM_SCORE, observatoryScore } from "./observatory-score.ts";
import { limit } from "../time-limits.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

type PageResponse = {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

type Page = { readonly path: string; readonly html: HTMLElement };

let site: Site;
/** Every address of the sitemap. */
let listed: readonly string[];
let answers: readonly PageResponse[];
let pages: readonly Page[];

const read = async (path: string, from = site): Promise<PageResponse> => {
  const answer = await fetch(from.url + path, {
    // A compressed answer costs the site more time than the page itself.
    headers: { "user-agent": BROWSER, "accept-encoding": "identity" },
    redirect: "manual",
  });
  return { path, status: answer.status, headers: answer.headers, body: await answer.text() };
};

/** Reads many addresses, a few at a time. */
const readAll = async (paths: readonly string[]): Promise<readonly PageResponse[]> => {
  const found: PageResponse[] = [];
  for (let at = 0; at < paths.length; at += 8) {
    found.push(...(await Promise.all(paths.slice(at, at + 8).map((path) => read(path)))));
  }
  return found;
};

const isVehicle = ({ path }: { readonly path: string }): boolean => /^\/stock\/\d/.test(path);

/** `npm run test:long` opens every vehicle and more of the addresses that have no end. */
const IS_LONG = Number(process.env["FC_RUNS"] ?? 1) > 1;

/** Pages of vehicles share a template: only one in this many is checked completely; the long run opens the others too. */
const SAMPLE_EVERY = 12;

const sitemapPaths = async (): Promise<readonly string[]> => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => {
    const url = new URL(loc.replaceAll("&amp;", "&"));
    return url.pathname + url.search;
  });
};

beforeAll(async () => {
  // Some headers are those of a site behind https.
  site = await startSite({ env: { SITE_URL: "https://www.alzette-automobiles.example" } });
  listed = await sitemapPaths();
  const sample = new Set(listed.filter((path, index) => !isVehicle({ path }) || index % SAMPLE_EVERY === 0));
  answers = await readAll(IS_LONG ? listed : [...sample]);
  pages = answers.filter(({ path }) => sample.has(path)).map(({ path, body }) => ({ path, html: parse(body) }));
}, limit(300_000));

afterAll(() => site?.dispose());

/** Paths of the pages that violate a condition. */
const where = (violations: (page: Page) => boolean): readonly string[] =>
  pages.filter(violations).map(({ path }) => path);

const text = ({ html }: Page, selector: string): string => html.querySelector(selector)?.text.trim() ?? "";

const description = ({ html }: Page): string =>
  html.querySelector('meta[name="description"]')?.getAttribute("content")?.trim() ?? "";

/** Texts that a visitor sees, one a text node. */
const textNodes = (node: Node): readonly string[] => {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  const isHidden = ["SCRIPT", "STYLE", "TEMPLATE", "HEAD"].includes((node as HTMLElement).tagName ?? "");
  return isHidden ? [] : node.childNodes.flatMap(textNodes);
};

describe("every page of the sitemap", () => {
  test("answers 200 at exactly the address of the sitemap", () => {
    expect(listed.length).toBeGreaterThan(700);
    expect(answers.filter(isVehicle).length).toBeGreaterThan(50);
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  test("has a title, a description and one first-level heading, in French", () => {
    const bare = answers.filter(
      ({ body }) =>
        !/<title>[^<]+<\/title>/.test(body) ||
        !/<meta name="description" content="[^"]+"/.test(body) ||
        body.match(/<h1[ >]/g)?.length !== 1 ||
        !body.includes('<html lang="fr"'),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(where((page) => text(page, "title") === "")).toEqual([]);
    expect(where((page) => description(page) === "")).toEqual([]);
    expect(where(({ html }) => html.querySelectorAll("h1").length !== 1)).toEqual([]);
    expect(where((page) => text(page, "h1") === "")).toEqual([]);
    expect(where(({ html }) => html.querySelector("html")?.getAttribute("lang") !== "fr")).toEqual([]);
  });

  test("says of each generated picture of a vehicle that it is one, but for thumbnails", () => {
    const isThumbnail = (image: HTMLElement): boolean =>
      /^(?:\d\d|1[0-2]\d)px$/.test(image.getAttribute("sizes") ?? "");
    const drawings = pages.flatMap(({ path, html }) =>
      html
        .querySelectorAll("img.cut-out")
        .filter((image) => !isThumbnail(image))
        .map((image) => ({ path, hasLabel: (image.parentNode?.querySelector(".drawing-label") ?? null) !== null })),
    );
    expect(drawings.length).toBeGreaterThan(300);
    expect(drawings.filter(({ hasLabel }) => !hasLabel)).toEqual([]);
  });

  test("has a picture for shared links, of a size that they display, which a crawler can read", async () => {
    const pictureOf = ({ html }: Page): string =>
      html.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    expect(where((page) => !pictureOf(page).startsWith("https://www.alzette-automobiles.example/"))).toEqual([]);
    const shared = [...new Set(pages.filter((page) => !isVehicle(page)).map(pictureOf))];
    expect(shared.length).toBeGreaterThan(20);
    // Each is encoded for this test.
    for (const url of shared.filter((_, index) => IS_LONG || index % SAMPLE_EVERY === 0)) {
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
    expect(
      where(({ path, html }) => {
        const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
        const url = URL.canParse(canonical) ? new URL(canonical) : null;
        return url === null || url.pathname + url.search !== path;
      }),
    ).toEqual([]);
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
    const scores = scanned.map(({ path, headers, body }) => [path, observatoryScore({ headers, html: body })] as const);
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

/** Addresses of the site that a page links to, without their anchors. */
const internalLinks = (html: HTMLElement): readonly string[] =>
  html
    .querySelectorAll("a[href]")
    .map((a) => a.getAttribute("href") ?? "")
    .filter(isInternal)
    .map((href) => href.split("#")[0] ?? "");

const isInternal = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** A lease offer, or the form about it, at some terms. */
const OFFER_TERMS = /^\/(?:private|business)-lease\/[^?]+\?/;

const isQuery = (href: string): boolean => href.startsWith("/stock?") || OFFER_TERMS.test(href);

const SAMPLE_SIZE = IS_LONG ? 200 : 50;

const sampled = (shapes: readonly RegExp[], hrefs: readonly string[]): readonly string[] =>
  shapes.flatMap((shape) => {
    const matches = hrefs.filter((href) => shape.test(href));
    const step = Math.ceil(matches.length / SAMPLE_SIZE);
    return matches.filter((_, index) => index % step === 0);
  });

test(
  "has no link that leads nowhere or to a redirect",
  async () => {
    const linked = new Set(pages.flatMap(({ html }) => internalLinks(html)));
    const known = new Set(listed);
    // Stock queries and lease offers at other terms have countless addresses: a sample is enough.
    const others = [...linked].filter((href) => href !== "" && !known.has(href));
    const found = await readAll(others.filter((href) => !isQuery(href)));
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    const queries = await readAll(sampled([/^\/stock\?/, OFFER_TERMS], others));
    expect(queries.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  },
  limit(300_000),
);

const redirectTable = (): RedirectTable => {
  const redirects = loadContentRedirects("demo/group/content", "luxembourg", "http://site");
  if (!redirects.ok) throw new Error(redirects.error);
  return redirects.value.table;
};

test("the redirects lead to pages of the sitemap at once", () => {
  const known = new Set(listed);
  const table = redirectTable();
  const targets = new Set([...table.values()].flatMap((row) => (row.kind === "redirect" ? [row.location] : [])));
  expect(targets.size).toBeGreaterThan(800);
  expect([...targets].filter((target) => !known.has(target))).toEqual([]);
});

/** Links to an anchor that their target, one of these pages, does not have. */
const missingAnchors = (of: readonly Page[]): readonly string[] => {
  const ids = new Map(
    of.map(({ path, html }) => [path, new Set(html.querySelectorAll("[id]").map((node) => node.id))]),
  );
  return of.flatMap(({ path, html }) =>
    html
      .querySelectorAll("a[href*='#']")
      .map((a) => a.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("#") || isInternal(href))
      .filter((href) => {
        const [target = "", hash = ""] = href.split("#");
        const there = ids.get(target === "" ? path : target);
        return there !== undefined && hash !== "" && !there.has(decodeURIComponent(hash));
      })
      .map((href) => `${path} → ${href}`),
  );
};

test("has every anchor that a link names", () => {
  expect(missingAnchors(pages).slice(0, 10)).toEqual([]);
});

/** Pages of one kind share a template: "/private-lease/x", "/stock/12-1-x/interest", "/stock?". */
const templateOf = (href: string): string => {
  const [path = "", query] = href.split("?");
  const [, first = "", ...rest] = path.split("/");
  return [first, rest.length, /^\d/.test(rest[0] ?? "") ? rest.slice(1).join("/") : "", query === undefined].join(" ");
};

const MAX_PER_TEMPLATE = 6;

/** One in this many redirects of the table is followed in the other market. */
const REDIRECT_EVERY = 100;

/** Old addresses that do not lead to a page in one hop. */
const redirectsAstray = async (from: Site): Promise<readonly string[]> => {
  const table = redirectTable();
  const addresses = [...table].flatMap(([address, { kind }]) => (kind === "redirect" ? [readableKey(address)] : []));
  const astray: string[] = [];
  for (const address of addresses.filter((_, index) => index % REDIRECT_EVERY === 0)) {
    const { status, headers } = await read(address, from);
    const target = headers.get("location");
    const answer = target === null ? null : await read(target, from);
    if (status !== 301 || answer?.status !== 200) astray.push(`${address}: ${status} ${target} ${answer?.status}`);
  }
  return astray;
};

test(
  "in the default market too no link leads nowhere, to a redirect or to a missing anchor, nor a redirect astray",
  async () => {
    const other = await startSite({ env: { SITE: "default" }, importDemo: true });
    try {
      const counts = new Map<string, number>();
      const visited = new Set(["/"]);
      const failures: string[] = [];
      const crawled: Page[] = [];
      for (const path of visited) {
        const { status, body } = await read(path, other);
        if (status !== 200) failures.push(`${status} ${path}`);
        const page = { path, html: parse(body) };
        crawled.push(page);
        for (const href of internalLinks(page.html)) {
          const count = counts.get(templateOf(href)) ?? 0;
          if (href === "" || visited.has(href) || count >= MAX_PER_TEMPLATE) continue;
          counts.set(templateOf(href), count + 1);
          visited.add(href);
        }
      }
      expect(failures).toEqual([]);
      expect(missingAnchors(crawled).slice(0, 10)).toEqual([]);
      expect(await redirectsAstray(other)).toEqual([]);
      expect(visited.size).toBeGreaterThan(100);
      for (const path of ["/locations", "/locations/bruxelles", "/carrieres/carrossier-liege"])
        expect([...visited]).toContain(path);
      expect((await read("/locations/bruxelles", other)).body).toContain("Vente et entretien des marques suivantes.");
      expect((await read("/locations/rotterdam", other)).body).toContain("Vente des marques suivantes.");
    } finally {
      await other.dispose();
    }
  },
  limit(300_000),
);
