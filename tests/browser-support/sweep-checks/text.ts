import { findOverlaps } from "../checks/layout-problems.ts";
import { setTextSize } from "../tab-pool.ts";
import { type PageCheck, readInPage } from "./page-check.ts";

/** iOS enlarges the page around a focused field with smaller text. */
const SMALL_FIELDS: PageCheck = {
  name: "no field has text below 16 pixels on a phone",
  appliesTo: ({ width }) => width < 700,
  run: ({ page }) =>
    page
      .locator(
        "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=button], [type=file])",
      )
      .evaluateAll((fields) =>
        fields
          .map((field) => ({ name: field.getAttribute("name") ?? field.id, size: getComputedStyle(field).fontSize }))
          .filter(({ size }) => Number.parseFloat(size) < 16)
          .map(({ name, size }) => `${name}: ${size}`),
      ),
};

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

/** Acts on the page: parts that are not in view remember the size that they had with large text. */
export const LARGE_TEXT: PageCheck = {
  name: "with text of twice the size nothing scrolls sideways on a phone",
  appliesTo: ({ width }) => width < 700,
  async run({ page }) {
    await setTextSize(page, 32);
    const { size, excess } = await page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      excess: document.documentElement.scrollWidth - innerWidth,
    }));
    await setTextSize(page, 16);
    if (size !== "34px") return [`the text is ${size}`];
    return excess > 0 ? [`${excess} pixels to scroll`] : [];
  },
};

/**
 * Runs in the page: texts that their box cuts off, by the tag, classes and the first words of the box. The heading of
 * filtered results has one line on a phone: the chips below it have all of it.
 */
const findCutTexts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("body *:not(.sr-only, select, input, textarea, .stock-subject)")]
    .filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true })) return false;
      const isHidden = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!hasText && element.querySelector("img, svg, video, canvas, iframe") !== null) return false;
      const isCutAside = isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isCutAside || (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").trim().slice(0, 40)}`);

/** Runs in the page: the distances of WCAG 1.4.12. */
const spaceText = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
};

/** Acts on the page, like large text. */
export const SPACED_TEXT: PageCheck = {
  name: "with the letters and words apart nothing is cut off, overlaps or scrolls sideways on a phone",
  appliesTo: ({ width }) => width < 700,
  async run({ page }) {
    const read = async () => [...(await page.evaluate(findCutTexts)), ...(await page.evaluate(findOverlaps))];
    const before = new Set(await read());
    await page.evaluate(spaceText);
    const spaced = await read();
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    return spaced.filter((fault) => !before.has(fault));
  },
};

export const TEXT: readonly PageCheck[] = [
  SMALL_FIELDS,
  readInPage("words stand apart in headings, buttons and badges", findTightText),
];
