import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { startSite } from "../../tests/browser/site.ts";
import { BUDGETS } from "./budgets.ts";
import { findExcesses, measureWeight } from "./measure.ts";

const { values: flags } = parseArgs({ options: { json: { type: "boolean", default: false } } });

await buildIfStale();
const site = await startSite();
try {
  const read = async (path: string): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(site.url + path)).arrayBuffer());
  const weights = [];
  for (const { path } of BUDGETS) weights.push(await measureWeight(path, read));
  const excesses = weights.flatMap((weight, index) => findExcesses(weight, BUDGETS[index] ?? weight));
  const result = `${JSON.stringify({ weights }, null, 2)}\n`;
  if (flags.json) process.stdout.write(result);
  else console.table(weights);
  writeFileSync(join(import.meta.dirname, "..", "results", "weight.json"), result);
  for (const excess of excesses) process.stderr.write(`${excess}\n`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
} finally {
  await site.dispose();
}
