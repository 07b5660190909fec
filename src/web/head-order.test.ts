import { expect, test } from "vitest";
import { withOrderedHead } from "./head-order.ts";

const page = (links: string): string => `<html><head><meta charset="utf-8"/>${links}</head><body>Page</body></html>`;

const PICTURE = '<link rel="preload" as="image" href="/a.webp"/><title>Stock</title>';
const STYLES = '<link nonce="1-a" rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
const DATA = '<script type="application/ld+json">{}</script>';
const scripts = (priority: string): string =>
  `<link rel="modulepreload" href="/a.js" nonce="1-a"${priority}/><link rel="modulepreload" href="/b.js"${priority}/>`;
const SCRIPTS = scripts("");
const LAST_SCRIPTS = scripts(' fetchpriority="low"');

test("style sheets stand before other links, preloads of scripts behind all else with a low priority", () => {
  expect(withOrderedHead(page(PICTURE + SCRIPTS + STYLES + DATA))).toBe(page(STYLES + PICTURE + DATA + LAST_SCRIPTS));
  for (const links of ["", PICTURE, STYLES + DATA, STYLES + PICTURE])
    expect(withOrderedHead(page(links))).toBe(page(links));
});

test("links in the body stay there", () => {
  const inBody = `<head><title>Stock</title></head><body>${SCRIPTS}${STYLES}</body>`;
  expect(withOrderedHead(inBody)).toBe(inBody);
  expect(withOrderedHead("<p>No head</p>")).toBe("<p>No head</p>");
});

test("files that the head does not have yet are added once, behind those of their kind", () => {
  const files = [
    { styles: ["/b.css", "/c.css"], scripts: ["/b.js", "/c.js"] },
    { styles: ["/c.css"], scripts: ["/c.js", "/d.js"] },
  ];
  const added = ["/c.js", "/d.js"].map(
    (address) => `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`,
  );
  expect(withOrderedHead(page(PICTURE + SCRIPTS + STYLES), files)).toBe(
    page(`${STYLES}<link rel="stylesheet" href="/c.css"/>${PICTURE}${LAST_SCRIPTS}${added.join("")}`),
  );
});

test("one file replaces the style sheets that it merges, which stay for the router without being loaded", () => {
  const sheet = (address: string): string => `<link rel="stylesheet" href="${address}"/>`;
  const part = (address: string): string => `<link rel="stylesheet" media="not all" disabled href="${address}"/>`;
  const merged = [
    { file: "/ab.css", parts: ["/a.css", "/b.css"] },
    { file: "/abc.css", parts: ["/a.css", "/b.css", "/c.css"] },
    { file: "/abd.css", parts: ["/a.css", "/b.css", "/d.css"] },
  ];
  const links = sheet("/a.css") + sheet("/b.css#");
  const files = [{ styles: ["/c.css", "/e.css"], scripts: [] }];
  expect(withOrderedHead(page(PICTURE + links), [], merged)).toBe(
    page(sheet("/ab.css") + part("/a.css") + part("/b.css#") + PICTURE),
  );
  expect(withOrderedHead(page(links), files, merged)).toBe(
    page(sheet("/abc.css") + part("/a.css") + part("/b.css#") + part("/c.css") + sheet("/e.css")),
  );
  expect(withOrderedHead(page(sheet("/a.css")), [], merged)).toBe(page(sheet("/a.css")));
});
