import { parse, type HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

type Answer = { readonly path: string; readonly status: number; readonly body: string };

type Page = { readonly path: string; readonly html: HTMLElement };

let site: Site;
let answers: readonly Answer[];
let pages: readonly Page[];

const read = async (path: string): Promise<Answer> => {
  const answer = await fetch(site.url + path, { headers: { "user-agent": BROWSER }, redirect: "manual" });
  return { path, status: answer.status, body: await answer.text() };
};

/** Reads many addresses, a few at a time. */
const readAll = async (paths: readonly string[]): Promise<readonly Answer[]> => {
  const found: Answer[] = [];
  for (let at = 0; at < paths.length; at += 8) {
    found.push(...(await Promise.all(paths.slice(at, at + 8).map(read))));
  }
  return found;
};

const isVehicle = ({ path }: { readonly path: string }): boolean => /^\/stock\/\d/.test(path);

/** Vehicles' pages are made alike: of each this many one is looked at in every part, all others by their head. */
const ONE_IN = 12;

const sitemapPaths = async (): Promise<readonly string[]> => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => {
    const url = new URL(loc.replaceAll("&amp;", "&"));
    return url.pathname + url.search;
  });
};

beforeAll(async () => {
  site = await startSite();
  answers = await readAll(await sitemapPaths());
  pages = answers
    .filter((answer, place) => !isVehicle(answer) || place % ONE_IN === 0)
    .map(({ path, body }) => ({ path, html: parse(body) }));
}, 300_000);

afterAll(() => site?.dispose());

/** The pages where something holds that must not. */
const where = (wrong: (page: Page) => boolean): readonly string[] => pages.filter(wrong).map(({ path }) => path);

const text = ({ html }: Page, selector: string): string => html.querySelector(selector)?.text.trim() ?? "";

const description = ({ html }: Page): string =>
  html.querySelector('meta[name="description"]')?.getAttribute("content")?.trim() ?? "";

describe("every page of the sitemap", () => {
  test("answers 200, at the very address the sitemap names", () => {
    expect(answers.length).toBeGreaterThan(700);
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  test("has a title, a description and one heading of the first level, in French", () => {
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

  test("shares its title with no other but vehicles of one make, model and version", () => {
    const titles = Map.groupBy(
      pages.filter((page) => !isVehicle(page)),
      (page) => text(page, "title"),
    );
    expect([...titles].filter(([, of]) => of.length > 1).map(([title]) => title)).toEqual([]);
  });

  test("is canonical for itself and may be indexed", () => {
    expect(
      where(({ path, html }) => {
        const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
        const url = URL.canParse(canonical) ? new URL(canonical) : null;
        return url === null || url.pathname + url.search !== path;
      }),
    ).toEqual([]);
    expect(where(({ html }) => html.querySelector('meta[name="robots"]') !== null)).toEqual([]);
  });

  test("says of each picture what it shows, or that it shows nothing new, and how large it is", () => {
    const pictures = pages.flatMap(({ path, html }) => html.querySelectorAll("img").map((img) => ({ path, img })));
    expect(pictures.length).toBeGreaterThan(300);
    const wrong = pictures.filter(
      ({ img }) => img.getAttribute("alt") === undefined || !img.getAttribute("width") || !img.getAttribute("height"),
    );
    expect(wrong.map(({ path, img }) => `${path} ${img.toString()}`).slice(0, 5)).toEqual([]);
  });

  test("tells machines nothing that is not JSON", () => {
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

const inSite = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

test("no link on any of them leads nowhere, or to somewhere else by way of a redirect", async () => {
  const linked = new Set(
    pages.flatMap(({ html }) =>
      html
        .querySelectorAll("a[href]")
        .map((a) => a.getAttribute("href") ?? "")
        .filter(inSite)
        .map((href) => href.split("#")[0] ?? ""),
    ),
  );
  const known = new Set(answers.map(({ path }) => path));
  // A stock query has as many addresses as there are choices: one of each shape is enough.
  const others = [...linked].filter((href) => href !== "" && !known.has(href));
  const found = await readAll(others.filter((href) => !href.startsWith("/stock?")));
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  const queries = await readAll(others.filter((href) => href.startsWith("/stock?")).slice(0, 200));
  expect(queries.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
}, 300_000);

test("every anchor that is linked to is there", () => {
  const ids = new Map(
    pages.map(({ path, html }) => [path, new Set(html.querySelectorAll("[id]").map((node) => node.id))]),
  );
  const missing = pages.flatMap(({ path, html }) =>
    html
      .querySelectorAll("a[href*='#']")
      .map((a) => a.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("#") || inSite(href))
      .filter((href) => {
        const [target = "", hash = ""] = href.split("#");
        const there = ids.get(target === "" ? path : target);
        return there !== undefined && hash !== "" && !there.has(decodeURIComponent(hash));
      })
      .map((href) => `${path} → ${href}`),
  );
  expect(missing.slice(0, 10)).toEqual([]);
});
