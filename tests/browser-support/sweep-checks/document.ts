import { type PageCheck, readInPage } from "./page-check.ts";

/** Runs in the page. */
const findBrokenData = (): readonly string[] => {
  const seen = new Set<string>();
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent: text }) => {
    const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isRepeated = seen.has(text);
    seen.add(text);
    if (typeof data["@type"] !== "string" || data["@context"] !== "https://schema.org") return [`no type: ${text}`];
    return isRepeated ? [`twice: ${text}`] : [];
  });
};

/** Runs in the page: a browser looks through every form for passwords and addresses, while a phone cannot answer. */
const findManyForms = (): readonly string[] => {
  const forms = [...document.forms].map(({ id, action }) => id || action);
  return forms.length <= 4 ? [] : [`${forms.length} forms: ${forms.join(", ")}`];
};

/** Runs in the page: bars at the bottom, with the shared one that a page's own replaces. */
const findBars = (): readonly string[] => {
  const bars = [
    ...document.querySelectorAll(".stock-bar, .offer-bar, .lease-month, .form-bar, nav[aria-label='Nous joindre']"),
  ].filter((bar) => bar.checkVisibility({ visibilityProperty: true }));
  if (bars.length !== 1) return [`${bars.length} bars: ${bars.map(({ className }) => className).join(", ")}`];
  // What is left below a fixed bar shows the page.
  return bars.flatMap((bar) => {
    const { position, bottom } = getComputedStyle(bar);
    const gap = position === "fixed" ? innerHeight - bar.getBoundingClientRect().bottom - Number.parseFloat(bottom) : 0;
    return gap === 0 ? [] : [`${gap} pixels below the bar ${bar.className}`];
  });
};

const ONE_BAR: PageCheck = {
  ...readInPage("the page has one bar on a phone, at its bottom", findBars),
  appliesTo: ({ width, kind }) => width < 700 && kind.isTemplate,
};

export const DOCUMENT: readonly PageCheck[] = [
  readInPage("structured data has a type, and each object once", findBrokenData),
  readInPage("a page has few forms", findManyForms),
  ONE_BAR,
];
