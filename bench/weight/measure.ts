import type { Page, Response } from "@playwright/test";
import { openPage } from "../../tests/browser-support/hydration.ts";
import { saveData } from "../../tests/browser-support/save-data.ts";
import type { Rest, Weight } from "./budgets.ts";

const KINDS = ["document", "script", "stylesheet", "font"] as const;

type Kind = (typeof KINDS)[number];

/** Bytes of a response as they came over the network. */
const bytesOf = async (response: Response): Promise<number> => (await response.request().sizes()).responseBodySize;

/** Adds up what a page loads from now on, until it rests. */
export const recordWeight = (page: Page): ((path: string) => Promise<Weight>) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return async (path) => {
    await page.waitForLoadState("networkidle");
    const finished = responses.filter((response) => response.request().resourceType() !== "image");
    const totals: Record<Kind, number> = { document: 0, script: 0, stylesheet: 0, font: 0 };
    for (const response of finished) {
      const kind = KINDS.find((name) => name === response.request().resourceType());
      if (kind) totals[kind] += await bytesOf(response);
    }
    return {
      path,
      html: totals.document,
      scripts: totals.script,
      files: finished.filter((response) => response.request().resourceType() === "script").length,
      styles: totals.stylesheet,
      fonts: totals.font,
      requests: finished.length,
    };
  };
};

/** Opens a page in a browser that has loaded nothing before, and adds up what it loads for itself until it is hydrated and rests. */
export const measureWeight = async (page: Page, path: string): Promise<Weight> => {
  await saveData(page);
  const weigh = recordWeight(page);
  await openPage(page, path);
  return weigh(path);
};

/** After this time from the load on, a page has preloaded what its visitor is likely to open. */
const REST_MS = 3_000;

/** As `measureWeight`, without Save-Data and with what is preloaded for other pages. */
export const measureAtRest = async (page: Page, path: string): Promise<Rest> => {
  const weigh = recordWeight(page);
  await page.goto(path);
  await page.waitForTimeout(REST_MS);
  const { scripts, files } = await weigh(path);
  return { path, scripts, files };
};
