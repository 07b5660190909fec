import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { readInTurn } from "../read-in-turn.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const site = sharedSite();

const request = (path: string): Promise<Response> =>
  fetch(site.url + path, { redirect: "manual", headers: { "user-agent": BROWSER } });

/** A few vehicles, which are all alike, and every other page. */
const readAddresses = async (): Promise<readonly string[]> => {
  const xml = await (await request("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  const vehicles = paths.filter((path) => /^\/stock\/\d/.test(path));
  return [...new Set([...paths.filter((path) => !vehicles.includes(path)), ...vehicles.slice(0, 3)])];
};

/** "/a/b/c": "/a" and "/a/b". */
const parentsOf = (path: string): readonly string[] => {
  const segments = path.split("/").slice(1, -1);
  return segments.map((_, depth) => `/${segments.slice(0, depth + 1).join("/")}`);
};

const readBreadcrumbs = async (path: string) => {
  const html = parse(await (await request(path)).text());
  const links = html.querySelectorAll("main .crumbs a");
  return { path, hrefs: links.map((link) => link.getAttribute("href") ?? ""), names: links.map(({ text }) => text) };
};

test("every parent of an address in the sitemap is a page", async () => {
  const addresses = await readAddresses();
  expect(addresses.length).toBeGreaterThan(200);
  const parents = [...new Set(addresses.flatMap(parentsOf))];
  for (const path of ["/services", "/entreprise", "/formulaires", "/vehicules-utilitaires/opel-utilitaires"])
    expect(parents).toContain(path);
  const statuses = await readInTurn(parents, async (path) => `${(await request(path)).status} ${path}`);
  expect(statuses.filter((status) => !status.startsWith("200 "))).toEqual([]);
});

test("the breadcrumbs of every page lead to all its parents", async () => {
  const pages = await readInTurn(
    (await readAddresses()).filter((path) => parentsOf(path).length > 0),
    readBreadcrumbs,
  );
  const missing = pages.flatMap(({ path, hrefs, names }) => [
    ...parentsOf(path)
      .filter((parent) => !hrefs.includes(parent))
      .map((parent) => `${path} lacks ${parent}`),
    ...(names.every((name) => name.trim() !== "") ? [] : [`${path} has a link without a name`]),
  ]);
  expect(missing).toEqual([]);
});

test("the locations of a brand are a page of their own, whose parents and canonical address are its own", async () => {
  const html = parse(await (await request("/ford/locations")).text());
  expect(html.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/ford\/locations$/);
  expect(html.querySelector("h1")?.text).toBe("Concessions Ford");
  expect(html.querySelectorAll("main li h3 a").map((link) => link.getAttribute("href"))).toContain(
    "/concessions/bertrange",
  );
  expect((await request("/ferrari/locations")).status).toBe(404);
});

test("both addresses of a model have the same breadcrumbs and canonical address", async () => {
  const [story, specifications] = await readInTurn(["/ford/puma", "/ford/models/puma"], async (path) => {
    const html = parse(await (await request(path)).text());
    return {
      crumbs: html.querySelector("main .crumbs")?.text,
      canonical: html.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    };
  });
  expect(story?.crumbs).toContain("Tous les modèles");
  expect(specifications).toEqual(story);
});
