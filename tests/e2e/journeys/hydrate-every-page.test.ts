import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { openPage } from "../../browser/hydration.ts";
import { OTHER_PAGES, pageOfEachKind, PAGES, vehiclePath } from "../../browser/page-kinds.ts";
import { expect, test, type VisitSite } from "../../browser/test.ts";

test.describe.configure({ mode: "parallel" });

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

/** Both texts from shortly before their first difference; null for equal ones. */
const firstDifference = (
  sent: string,
  hydrated: string,
): { readonly sent: string; readonly hydrated: string } | null => {
  if (sent === hydrated) return null;
  const index =
    Array.from({ length: sent.length }, (_, at) => at).find((at) => sent[at] !== hydrated[at]) ?? sent.length;
  const excerpt = (text: string): string => text.slice(Math.max(0, index - 40), index + 80);
  return { sent: excerpt(sent), hydrated: excerpt(hydrated) };
};

/** What differs between the page that was sent and the hydrated one, and what the console says about it. */
const problemsOf = async (visit: VisitSite, paths: readonly string[]): Promise<readonly unknown[]> => {
  const { page, consoleErrors } = await visit();
  const problems: unknown[] = [];
  for (const path of paths) {
    const before = consoleErrors.length;
    const response = await openPage(page, path);
    const difference = firstDifference(sentText((await response?.text()) ?? ""), await hydratedText(page));
    if (difference !== null) problems.push({ path, difference });
    problems.push(...consoleErrors.slice(before).map((problem) => ({ path, problem })));
  }
  return problems;
};

for (const [name, path] of PAGES) {
  test(`${name}: hydration changes no text and reports no error`, async ({ site, visit }) => {
    expect(await problemsOf(visit, [path(await vehiclePath(site))])).toEqual([]);
  });
}

test("a page of each kind in the sitemap: hydration changes no text and reports no error", async ({ site, visit }) => {
  test.slow();
  const named = new Set(PAGES.map(([, path]) => path("")));
  const paths = (await pageOfEachKind(site)).filter((path) => !named.has(path));
  expect(await problemsOf(visit, paths)).toEqual([]);
});

test("pages outside the sitemap: hydration changes no text and reports no error", async ({ site, visit }) => {
  test.slow();
  const vehicle = await vehiclePath(site);
  expect(
    await problemsOf(
      visit,
      OTHER_PAGES.map((path) => path(vehicle)),
    ),
  ).toEqual([]);
});
