import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { buildIfStale } from "../../scripts/build.ts";
import { launchChromium, unpackChromium } from "../../tests/browser-support/chromium.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { findDocumentExcesses, findExcesses, MEASURED, type Rest, type Weight } from "./budgets.ts";
import { measureAtRest, measureWeight } from "./measure.ts";

const { values: flags } = parseArgs({
  options: { json: { type: "boolean", default: false }, "no-save": { type: "boolean", default: false } },
});

await buildIfStale();
unpackChromium();
const [site, browser] = [await startSiteProcess(), await launchChromium()];
const measure = async <Result>(one: (page: Page, path: string) => Promise<Result>, path: string): Promise<Result> => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const result = await one(await context.newPage(), path);
  await context.close();
  return result;
};
try {
  const weights: (Weight & { readonly rest: Rest })[] = [];
  const excesses: string[] = [];
  for (const { path } of MEASURED) {
    weights.push({ ...(await measure(measureWeight, path)), rest: await measure(measureAtRest, path) });
    excesses.push(...findDocumentExcesses(path, await (await fetch(site.url + path)).text()));
  }
  const result = `${JSON.stringify(weights, null, 2)}\n`;
  if (flags.json) process.stdout.write(result);
  else
    console.table(
      weights.map(({ rest, ...own }) => ({ ...own, "at rest": rest.scripts, "files at rest": rest.files })),
    );
  if (!flags["no-save"]) writeFileSync(join(import.meta.dirname, "..", "results", "weight.json"), result);
  excesses.push(...weights.flatMap((weight, index) => findExcesses(weight, MEASURED[index] ?? weight)));
  for (const excess of excesses) process.stderr.write(`${excess}\n`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.dispose();
}
