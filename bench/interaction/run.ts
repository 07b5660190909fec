import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { buildIfStale } from "../../scripts/build.ts";
import { launchOptions, unpackChromium } from "../../tests/browser-support/chromium.ts";
import { hydrated } from "../../tests/browser-support/hydration.ts";
import { listVehicles } from "../../tests/browser-support/listed-vehicles.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { defineAfterFrame } from "../awaited-frame.ts";
import { percentile } from "../../scripts/statistics.ts";
import {
  measureChanges,
  measureDrawer,
  measureFilters,
  measureKeys,
  measureSort,
  type SampleOptions,
  type Samples,
} from "./measure.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    changes: { type: "string", default: "30" },
    slowdown: { type: "string", default: "4" },
  },
});

const round = (ms: number): number => Math.round(ms * 10) / 10;

const summarise = (samples: readonly number[]) => ({
  p50: round(percentile(samples, 0.5)),
  p75: round(percentile(samples, 0.75)),
  p90: round(percentile(samples, 0.9)),
  max: round(Math.max(...samples)),
});

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

type Viewport = typeof DESKTOP;
type Row = ReturnType<typeof summarise> & { readonly interaction: string; readonly measure: string };
type Measure = (page: Page, options: SampleOptions) => Promise<Samples>;

const FILTERS = [
  "input[name=brand][value=ford]",
  "input[name=fuel][value=diesel]",
  "input[name=brand][value=opel]",
  "input[name=fuel][value=petrol]",
];

/** No two of them one after the other have the same suggestions. */
const TEXTS = ["op", "die", "ki", "vol"];

await buildIfStale();
unpackChromium();
const site = await startSiteProcess();
const browser = await chromium.launch(launchOptions());
try {
  const [car] = await listVehicles(site, "perPage=1&condition=new&availability=available&monthly-max=600");
  if (!car) throw new Error("the demo group leases no new vehicle");
  const pages = [
    {
      path: `/stock/${car.slug}/lease-calculator`,
      fields: ["input[name=duration]", "input[name=mileage]", "input[name=deposit]"],
    },
    {
      path: `/stock/${car.slug}`,
      fields: ["select[name=duration]", "select[name=mileage]", "input[name=deposit]"],
    },
    {
      path: "/private-lease/ford-puma",
      fields: ["select[name=duration]", "select[name=mileage]", "select[name=deposit]"],
    },
  ];
  const options = { count: Number(flags.changes), slowdown: Number(flags.slowdown) };
  const rows: Row[] = [];
  const measureOn = async (name: string, path: string, viewport: Viewport, measure: Measure): Promise<void> => {
    const page = await browser.newPage({ viewport });
    await page.addInitScript(defineAfterFrame);
    await page.goto(site.url + path);
    await hydrated(page);
    const samples = await measure(page, options);
    rows.push({ interaction: name, measure: "painted", ...summarise(samples.painted) });
    rows.push({ interaction: name, measure: "busy", ...summarise(samples.busy) });
    await page.close();
  };
  for (const { path, fields } of pages)
    await measureOn(path, path, DESKTOP, (page, sampling) => measureChanges(page, fields, sampling));
  await measureOn("/stock, a filter", "/stock", DESKTOP, (page, sampling) => measureFilters(page, FILTERS, sampling));
  await measureOn("/stock, the order", "/stock", DESKTOP, measureSort);
  await measureOn("/stock, a key of the search", "/stock", DESKTOP, (page, sampling) =>
    measureKeys(page, TEXTS, sampling),
  );
  await measureOn("/stock, the filters of a phone", "/stock", PHONE, measureDrawer);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, load ${round(loadavg()[0] ?? 0)}`;
  const result = { machine, slowdown: Number(flags.slowdown), changes: Number(flags.changes), rows };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(rows);
  if (!flags["no-save"])
    writeFileSync(
      join(import.meta.dirname, "..", "results", "interaction.json"),
      `${JSON.stringify(result, null, 2)}\n`,
    );
} finally {
  await browser.close();
  await site.dispose();
}
