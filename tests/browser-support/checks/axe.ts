import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules of axe whose result depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Axe = { readonly run: (options: object) => Promise<AxeResults> };

const run = async (page: Page, runOnly: object): Promise<string[]> => {
  // Evaluated by the browser's debugger, so that the page's content security policy stays in force.
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    const results = await axe.run({
      runOnly: only,
      // Only violations are read, by their HTML: elements that pass are not collected, nor selectors found.
      resultTypes: ["violations"],
      selectors: false,
      // Style sheets are loaded again for experimental rules alone.
      preload: false,
      // Frames are sandboxed: messages to them are errors in the console.
      iframes: false,
    });
    return results.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, runOnly);
  return violations.flatMap(({ id, elements }) => elements.map((html) => `${id}: ${html.slice(0, 160)}`));
};

/** The rules of axe that the page violates as it is now, each with the element. */
export const axeViolations = (page: Page): Promise<string[]> => run(page, { type: "tag", values: ALL_RULES });

/** Those of its rules about colours alone, for a page whose elements have been tested in the other colour scheme. */
export const colourViolations = (page: Page): Promise<string[]> => run(page, { type: "rule", values: COLOUR_RULES });
