import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../browser/chromium.ts";
import { OTHER_PAGES, PAGES, pageOfEachKind, vehiclePath } from "../../browser/page-kinds.ts";
import type { Site } from "../../browser/sites/site.ts";
import { expect, test } from "../../browser/test.ts";

const WIDTH = 390;

/** Text of twice the usual size, as a visitor sets it in the browser. */
const launchWithLargeText = (): Promise<Browser> => {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), "--blink-settings=defaultFontSize=32"] });
};

const allPaths = async (site: Site): Promise<readonly string[]> => {
  const vehicle = await vehiclePath(site);
  return [
    ...new Set([
      ...(await pageOfEachKind(site)),
      ...OTHER_PAGES.map((path) => path(vehicle)),
      ...PAGES.map(([, path]) => path(vehicle)),
    ]),
  ];
};

/** Opens every kind of page without scripts, which do not change its layout, and collects what `check` finds. */
const checkPages = async (
  page: Page,
  site: Site,
  check: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const path of await allPaths(site)) {
    await page.goto(`${site.url}${path}`, { waitUntil: "load" });
    problems.push(...(await check(page)).map((problem) => `${path}: ${problem}`));
  }
  return problems;
};

test("no page with text of twice the size scrolls sideways on a phone", async ({ site }) => {
  const browser = await launchWithLargeText();
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 }, javaScriptEnabled: false });
    const problems = await checkPages(page, site, async () => {
      const [size, width] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth,
      ]);
      expect(size).toBe("34px");
      return (width ?? 0) > WIDTH ? [`${width} pixels`] : [];
    });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Runs in the page. Headings, buttons and badges whose words stand too close, and text with tight letters. */
const findTightText = (): readonly string[] => {
  const ratio = (style: CSSStyleDeclaration, spacing: string): number =>
    (Number.parseFloat(spacing) || 0) / Number.parseFloat(style.fontSize);
  const nameOf = (element: Element): string => `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`;
  const words = [...document.querySelectorAll("h1, h2, h3, h4, .btn, .badge, .chip")].filter(
    (element) => ratio(getComputedStyle(element), getComputedStyle(element).wordSpacing) < 0.059,
  );
  const tightlySpaced = [...document.querySelectorAll("body *")].filter(
    (element) => ratio(getComputedStyle(element), getComputedStyle(element).letterSpacing) < -0.0201,
  );
  return [
    ...words.map((element) => `words of ${nameOf(element)}`),
    ...tightlySpaced.map((element) => `letters of ${nameOf(element)}`),
  ];
};

test("words stand apart in the headings, buttons and badges of every page", async ({ site, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  expect(await checkPages(page, site, () => page.evaluate(findTightText))).toEqual([]);
});
