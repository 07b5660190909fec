import { type Question, readInPage } from "./question.ts";

/** Runs in the page. */
const findBrokenData = (): readonly string[] => {
  const types = new Set<unknown>();
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent) as Readonly<Record<string, unknown>>;
    const type = data["@type"];
    const isRepeated = types.has(type);
    types.add(type);
    if (typeof type !== "string" || data["@context"] !== "https://schema.org") return [`no type: ${textContent}`];
    return isRepeated ? [`${type} twice`] : [];
  });
};

/** Runs in the page: bars at the bottom, with the shared one that a page's own replaces. */
const findBars = (): readonly string[] => {
  const bars = [
    ...document.querySelectorAll(".stock-bar, .offer-bar, .lease-month, .form-bar, nav[aria-label='Nous joindre']"),
  ].filter((bar) => bar.checkVisibility({ visibilityProperty: true }));
  return bars.length === 1 ? [] : [`${bars.length} bars: ${bars.map(({ className }) => className).join(", ")}`];
};

const ONE_BAR: Question = {
  ...readInPage("the page has one bar on a phone", findBars),
  isAsked: ({ width, kind }) => width < 700 && kind.isTemplate,
};

export const DOCUMENT: readonly Question[] = [
  readInPage("structured data has a context, and each type once", findBrokenData),
  ONE_BAR,
];
