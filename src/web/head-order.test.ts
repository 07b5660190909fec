import { expect, test } from "vitest";
import { withOrderedHead } from "./head-order.ts";

const page = (links: string): string => `<html><head><meta charset="utf-8"/>${links}</head><body>Page</body></html>`;

const PICTURE = '<link rel="preload" as="image" href="/a.webp"/><title>Stock</title>';
const STYLES = '<link nonce="1-a" rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
const DATA = '<script type="application/ld+json">{}</script>';
const SCRIPTS = '<link rel="modulepreload" href="/a.js" nonce="1-a"/><link rel="modulepreload" href="/b.js"/>';

test("style sheets stand before other links, and no script is in a link", () => {
  expect(withOrderedHead(page(PICTURE + SCRIPTS + STYLES + DATA))).toEqual({
    head: page(STYLES + PICTURE + DATA),
    scripts: ["/a.js", "/b.js"],
  });
  for (const links of ["", PICTURE, STYLES + DATA, STYLES + PICTURE])
    expect(withOrderedHead(page(links))).toEqual({ head: page(links), scripts: [] });
});

test("links in the body stay there", () => {
  const inBody = `<head><title>Stock</title></head><body>${SCRIPTS}${STYLES}</body>`;
  expect(withOrderedHead(inBody)).toEqual({ head: inBody, scripts: [] });
  expect(withOrderedHead("<p>No head</p>")).toEqual({ head: "<p>No head</p>", scripts: [] });
});

test("files that the head does not have yet are added once, behind those of their kind", () => {
  const files = [
    { styles: ["/b.css", "/c.css"], scripts: ["/b.js", "/c.js"] },
    { styles: ["/c.css"], scripts: ["/c.js", "/d.js"] },
  ];
  expect(withOrderedHead(page(PICTURE + SCRIPTS + STYLES), files)).toEqual({
    head: page(`${STYLES}<link rel="stylesheet" href="/c.css"/>${PICTURE}`),
    scripts: ["/a.js", "/b.js", "/c.js", "/d.js"],
  });
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
  expect(withOrderedHead(page(PICTURE + links), [], merged).head).toBe(
    page(sheet("/ab.css") + part("/a.css") + part("/b.css#") + PICTURE),
  );
  expect(withOrderedHead(page(links), files, merged).head).toBe(
    page(sheet("/abc.css") + part("/a.css") + part("/b.css#") + part("/c.css") + sheet("/e.css")),
  );
  expect(withOrderedHead(page(sheet("/a.css")), [], merged).head).toBe(page(sheet("/a.css")));
});
