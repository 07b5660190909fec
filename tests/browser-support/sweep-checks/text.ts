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

export const TEXT: readonly PageCheck[] = [
  SMALL_FIELDS,
  readInPage("words stand apart in headings, buttons and badges", findTightText),
];
