import { expect, test } from "vitest";
import { withStylesFirst } from "./head-order.ts";

const SCRIPTS = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const STYLES = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';

test("style sheets stand before the preloads of scripts, and nothing else moves", () => {
  const page = (links: string): string => `<html><head><title>Stock</title>${links}</head><body>Page</body></html>`;
  expect(withStylesFirst(page(SCRIPTS + STYLES))).toBe(page(STYLES + SCRIPTS));
  for (const links of ["", SCRIPTS, STYLES, STYLES + SCRIPTS]) expect(withStylesFirst(page(links))).toBe(page(links));
});

test("a style sheet in the body stays there", () => {
  const page = `<head>${SCRIPTS}</head><body>${STYLES}</body>`;
  expect(withStylesFirst(page)).toBe(page);
});
