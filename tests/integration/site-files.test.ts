import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { SitemapEntry } from "#application/seo/ports.ts";
import { createSitemapFiles } from "../../src/adapters/formats/site-file-formats.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const schema = (name: string): string =>
  readFileSync(join(import.meta.dirname, "..", "fixtures", "schemas", name), "utf8");

/** Validation errors of a document; none when it is valid. */
const validationErrors = async (xml: string, xsd: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({ xml: [{ fileName: "it.xml", contents: xml }], schema: [schema(xsd)] });
  return errors.map(({ message }) => message);
};

const site = sharedSite();

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

const text = async (path: string): Promise<string> => (await get(path)).text();

const readLocs = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));

describe("the sitemap", () => {
  test("is valid and names every vehicle on sale, every page, and nothing twice", async () => {
    const xml = await text("/sitemap.xml");
    expect(await validationErrors(xml, "sitemap.xsd")).toEqual([]);
    const paths = readLocs(xml).map((loc) => new URL(loc).pathname + new URL(loc).search);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/", "/stock", "/faq", "/contact"]));
    const listed = (await (
      await get("/api/v1/vehicles?availability=available&availability=reserved&perPage=1")
    ).json()) as {
      total: number;
    };
    expect(paths.filter((path) => /^\/stock\/\d/.test(path))).toHaveLength(listed.total);
  });

  test("gives the date of a vehicle's last change", async () => {
    const dates = [...(await text("/sitemap.xml")).matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map((match) => match[1]);
    expect(dates.length).toBeGreaterThan(600);
    for (const date of dates) expect(Number.isNaN(Date.parse(date ?? ""))).toBe(false);
  });

  test("is answered with 304 when nothing changed", async () => {
    const etag = (await get("/sitemap.xml")).headers.get("etag") ?? "";
    expect((await get("/sitemap.xml", { "If-None-Match": etag })).status).toBe(304);
  });
});

test("a sitemap over the limit of one file becomes an index, both valid", async () => {
  const entries: SitemapEntry[] = Array.from({ length: 45 }, (_, n) => ({
    loc: `https://site.example/stock/${n}?a=1&b=<2>`,
    lastmod: n === 30 ? null : "2026-11-21T08:00:00.000Z",
    ...(n === 3 ? { images: ["https://site.example/media/1.webp"] } : {}),
  }));
  const files = createSitemapFiles(entries, (file) => `https://site.example/${file}`, 20);
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]);
  expect(await validationErrors(files.get("sitemap.xml") ?? "", "siteindex.xsd")).toEqual([]);
  const parts = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"].map((name) => files.get(name) ?? "");
  for (const part of parts) expect(await validationErrors(part, "sitemap.xsd")).toEqual([]);
  expect(parts.flatMap(readLocs).map((loc) => loc.replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual(
    entries.map(({ loc }) => loc),
  );
  expect(readLocs(files.get("sitemap.xml") ?? "")).toHaveLength(3);
});

test("the schema rejects an invalid sitemap", async () => {
  expect(
    await validationErrors(
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url/></urlset>",
      "sitemap.xsd",
    ),
  ).not.toEqual([]);
});

test("robots.txt names the sitemap and excludes the API and the lists", async () => {
  expect(await text("/robots.txt")).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /listes\n\nSitemap: ${new URL(readLocs(await text("/sitemap.xml"))[0] ?? "").origin}/sitemap.xml\n`,
  );
});

test("the news feed is RSS with its own address, newest first", async () => {
  const answer = await get("/news.xml");
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await answer.text();
  expect(xml).toContain('rel="self" type="application/rss+xml"');
  const dates = [...xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map((match) => Date.parse(match[1] ?? ""));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(dates.some(Number.isNaN)).toBe(false);
});

test("the manifest names icons that exist", async () => {
  const { icons } = JSON.parse(await text("/site.webmanifest")) as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, type } of icons) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get("content-type")?.split(";")[0]]).toEqual([src, 200, type]);
  }
});

test("llms.txt describes the site in Markdown", async () => {
  const markdown = await text("/llms.txt");
  expect(markdown).toMatch(/^# Alzette Automobiles\n\n> /);
  expect(markdown).toContain("## Pages");
});

test("other file names at the root are ordinary addresses", async () => {
  expect((await get("/else.txt")).status).toBe(404);
});
