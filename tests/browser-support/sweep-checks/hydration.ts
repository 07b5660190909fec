import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import type { PageCheck } from "./page-check.ts";

/** Elements without a text of their own. The markers of a map state the opening as the browser's cache knows it. */
const WITHOUT_TEXT = "br, noscript, script, style, .map-marker > title";

/** The text of the main part in a document as the server sent it. */
const sentText = (html: string): string => {
  const main = parse(html).querySelector("main");
  for (const element of main?.querySelectorAll(WITHOUT_TEXT) ?? []) element.remove();
  return main?.text ?? "no main part";
};

/** The same of the page that React controls, once the parts that load their own scripts are controlled too. */
const hydratedText = (page: Page): Promise<string> =>
  page.evaluate(async (withoutText) => {
    const main = document.querySelector("main");
    // What a drawing of the icon set consists of is markup by design.
    const elements = [...(main?.querySelectorAll("*:not(svg *)") ?? [])];
    const isControlled = (element: Element): boolean =>
      Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
    while (!elements.every((element) => !element.isConnected || isControlled(element)))
      await new Promise(requestAnimationFrame);
    const copy = main?.cloneNode(true) as Element | undefined;
    for (const element of copy?.querySelectorAll(withoutText) ?? []) element.remove();
    return copy?.textContent ?? "no main part";
  }, WITHOUT_TEXT);

type Difference = { readonly sent: string; readonly hydrated: string };

/** Both texts from shortly before their first difference; null for equal ones. */
const firstDifference = (sent: string, hydrated: string): Difference | null => {
  if (sent === hydrated) return null;
  const index =
    Array.from({ length: sent.length }, (_, at) => at).find((at) => sent[at] !== hydrated[at]) ?? sent.length;
  const excerpt = (text: string): string => text.slice(Math.max(0, index - 40), index + 80);
  return { sent: excerpt(sent), hydrated: excerpt(hydrated) };
};

/** Runs first: other checks change the page. */
export const HYDRATION: PageCheck = {
  name: "hydration changes no text",
  async run({ page, html }) {
    const difference = firstDifference(sentText(html), await hydratedText(page));
    return difference === null ? [] : [difference];
  },
};
