import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { buildIfStale } from "../../scripts/build.ts";
import { launchChromium } from "../../tests/browser-support/chromium.ts";
import { listVehicles } from "../../tests/browser-support/listed-vehicles.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { percentile } from "../../scripts/statistics.ts";
import { startFront } from "../front.ts";
import { type Case, type Device, measureStep, type Sample } from "./measure.ts";
import { parseStep, type Step, siteSteps } from "./steps.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    slowdown: { type: "string", default: "4" },
    latency: { type: "string", default: "170" },
    megabits: { type: "string", default: "9" },
    hover: { type: "string", default: "150" },
    url: { type: "string" },
    step: { type: "string", multiple: true },
  },
});

const device: Device = {
  slowdown: Number(flags.slowdown),
  latencyMs: Number(flags.latency),
  megabits: Number(flags.megabits),
};

/** Reading time around a link. */
const IN_VIEW_MS = 2_000;

const CASES: readonly Case[] = [
  { way: "document", viewMs: 0, isHovered: false },
  { way: "site", viewMs: 0, isHovered: false },
  { way: "document", viewMs: Number(flags.hover), isHovered: true },
  { way: "site", viewMs: Number(flags.hover), isHovered: true },
  { way: "site", viewMs: IN_VIEW_MS, isHovered: false },
];

const nameOf = ({ way, viewMs, isHovered }: Case): string =>
  isHovered ? `${way}, hover` : viewMs > 0 ? `${way}, in view` : way;

const summarise = (values: readonly number[]): string => {
  const [least, middle, most] = [0, 0.5, 1].map((share) => Math.round(percentile(values, share)));
  return `${middle} (${least} to ${most})`;
};

/** All cases of a step in turn, so that load of the machine affects each. */
const measureSteps = async (browser: Browser, url: string, steps: readonly Step[]) => {
  const rows: Record<string, string>[] = [];
  for (const step of steps) {
    const samples = CASES.map((): Sample[] => []);
    // The first round fills the server's cache.
    for (let round = 0; round <= Number(flags.rounds); round += 1) {
      for (const [index, one] of CASES.entries()) {
        const sample = await measureStep(browser, url, step, device, one);
        if (round > 0) samples[index]?.push(sample);
      }
    }
    const row: Record<string, string> = { step: step.name };
    for (const [index, one] of CASES.entries()) {
      const own = samples[index] ?? [];
      row[nameOf(one)] = summarise(own.map(({ forward }) => forward));
      if (one.viewMs > 0) continue;
      row[`back, ${nameOf(one)}`] = summarise(own.map(({ back }) => back));
      row[`scroll kept, ${nameOf(one)}`] = `${own.filter(({ isScrollKept }) => isScrollKept).length} of ${own.length}`;
    }
    process.stderr.write(`${JSON.stringify(row)}\n`);
    rows.push(row);
  }
  return rows;
};

const ownSteps = async (site: { readonly url: string }): Promise<readonly Step[]> => {
  const [vehicle] = await listVehicles(site, "perPage=1&condition=used&availability=available");
  if (!vehicle) throw new Error("the demo group has no vehicle");
  return siteSteps(`/stock/${vehicle.slug}`);
};

const isOwn = flags.url === undefined;
if (isOwn) await buildIfStale();
const site = isOwn ? await startSiteProcess() : null;
// A site on the internet is measured as it is.
const front = site && (await startFront(site.url));
const browser = await launchChromium();
try {
  const url = flags.url ?? front?.origin ?? "";
  const steps = flags.step?.map(parseStep) ?? (await ownSteps({ url: site?.url ?? url }));
  const rows = await measureSteps(browser, url, steps);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, load ${loadavg()[0]?.toFixed(1)}`;
  const result = { machine, ...device, rounds: Number(flags.rounds), rows };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(rows);
  if (isOwn && !flags["no-save"])
    writeFileSync(
      join(import.meta.dirname, "..", "results", "navigation.json"),
      `${JSON.stringify(result, null, 2)}\n`,
    );
} finally {
  await browser.close();
  front?.close();
  await site?.dispose();
}
