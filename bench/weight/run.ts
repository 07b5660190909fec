import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { launchChromium } from "../../tests/browser-support/chromium.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { findExcesses, MEASURED, type Weight } from "./budgets.ts";
import { measureWeight } from "./measure.ts";

const { values: flags } = parseArgs({
  options: { json: { type: "boolean", default: false }, "no-save": { type: "boolean", default: false } },
});

await buildIfStale();
const [site, browser] = [await startSiteProcess(), await launchChromium()];
try {
  const weights: Weight[] = [];
  for (const { path } of MEASURED) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
    weights.push(await measureWeight(await context.newPage(), path));
    await context.close();
  }
  const result = `${JSON.stringify(weights, null, 2)}\n`;
  if (flags.json) process.stdout.write(result);
  else console.table(weights);
  if (!flags["no-save"]) writeFileSync(join(import.meta.dirname, "..", "results", "weight.json"), result);
  const excesses = weights.flatMap((weight, index) => findExcesses(weight, MEASURED[index] ?? weight));
  for (const excess of excesses) process.stderr.write(`${excess}\n`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.dispose();
}
