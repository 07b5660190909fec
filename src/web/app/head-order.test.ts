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
