import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { unpackChromium } from "../../tests/browser-support/chromium.ts";
import { listVehicles } from "../../tests/browser-support/listed-vehicles.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { findFormPath } from "../../tests/reliability/lead-visitor.ts";
import { median } from "../../scripts/statistics.ts";
import { startFront } from "../front.ts";
import { type Audit, auditPage } from "./audit.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    beside: { type: "string", multiple: true, default: [] },
  },
});

const rounded = (value: number): number => Number(value.toFixed(value < 1 ? 3 : 0));

/** Medians of the runs, and every audit that cost a point in one of them. */
const summarise = (page: string, audits: readonly Audit[]) => {
  const of = (name: Exclude<keyof Audit, "failed">): number => rounded(median(audits.map((audit) => audit[name])));
  return {
    page,
    performance: of("performance"),
    accessibility: of("accessibility"),
    best_practices: of("best-practices"),
    seo: of("seo"),
    fcp_ms: of("fcp_ms"),
    lcp_ms: of("lcp_ms"),
    tbt_ms: of("tbt_ms"),
    scripts_ms: of("scripts_ms"),
    cls: of("cls"),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))].join(", "),
  };
};

/** Pages of other servers, each as `name=http://127.0.0.1:PORT/PATH`. */
const others = flags.beside.map((text) => {
  const [, name, url] = /^([^=]+)=(http:.+)$/.exec(text) ?? [];
  if (name === undefined || url === undefined) throw new Error(`--beside "${text}" is not name=http://…`);
  return { name, url: new URL(url) };
});

await buildIfStale();
unpackChromium();
const site = await startSiteProcess();
const front = await startFront(site.url);
const fronts = await Promise.all(others.map(({ url }) => startFront(url.origin)));
try {
  const [car] = await listVehicles(site, "perPage=1");
  if (!car) throw new Error("the demo group has no vehicle");
  const form = await findFormPath(site);
  const paths = { home: "/", stock: "/stock", vehicle: `/stock/${car.slug}`, brand: "/ford", faq: "/faq", form };
  // Pages come from the cache, as they do for most visitors; the runs of a page are spread over the time.
  for (const path of Object.values(paths)) await fetch(site.url + path);
  const own = Object.entries(paths).map(([name, path]) => [name, front.origin + path] as const);
  const beside = others.map(({ name, url }, index) => [name, fronts[index]?.origin + url.pathname] as const);
  const pages = [...own, ...beside].map(([name, url]) => ({ name, url, audits: [] as Audit[] }));
  for (let run = 0; run < Number(flags.runs); run += 1)
    for (const { url, audits } of pages) audits.push(await auditPage(url));
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    runs: Number(flags.runs),
    rows: pages.map(({ name, audits }) => summarise(name, audits)),
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(result.rows);
  if (!flags["no-save"]) {
    const file = join(import.meta.dirname, "..", "results", "lighthouse.json");
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  }
} finally {
  for (const one of [front, ...fronts]) one.close();
  await site.dispose();
}
