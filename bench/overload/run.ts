import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { startSite } from "../../tests/browser/site.ts";
import { findFormPath } from "../../tests/reliability/lead-visitor.ts";
import { measureLoad, measureSaturation, openForms, type Measurement } from "./measure.ts";
import { percentile } from "./requests.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    seconds: { type: "string", default: "10" },
  },
});

const seconds = Number(flags.seconds);

const rounded = (value: number): number => Math.round(value * 10) / 10;

const summarise = (load: number, { pages, health, leads, goodput }: Measurement) => ({
  load,
  requests_per_second: rounded(pages.length / seconds),
  goodput: rounded(goodput),
  shed: pages.filter(({ status }) => status === 503).length,
  failed: pages.filter(({ status }) => status !== 200 && status !== 503).length,
  health_p50_ms: rounded(percentile(health, 0.5)),
  health_p99_ms: rounded(percentile(health, 0.99)),
  lead_p50_ms: rounded(percentile(leads, 0.5)),
  lead_p99_ms: rounded(percentile(leads, 0.99)),
  leads_lost: leads.filter(({ status }) => status !== 303).length,
});

buildIfStale();
const site = await startSite();
try {
  const target = { url: site.url, formPath: await findFormPath(site) };
  await measureSaturation(target, 3);
  const saturation = await measureSaturation(target, seconds);
  const rows: ReturnType<typeof summarise>[] = [];
  for (const load of [1, 5]) {
    const forms = await openForms(target, seconds);
    rows.push(summarise(load, await measureLoad(target, { requestsPerSecond: load * saturation, seconds }, forms)));
  }
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    saturation: rounded(saturation),
    goodput_share: rounded(((rows[1]?.goodput ?? 0) / Math.max(saturation, rows[0]?.goodput ?? 0)) * 100) / 100,
    rows,
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else {
    process.stdout.write(`Saturation: ${result.saturation} cold pages a second, on ${result.machine}\n`);
    console.table(rows);
    process.stdout.write(`Goodput at 5 times saturation: ${result.goodput_share} of its peak\n`);
  }
  if (!flags["no-save"]) {
    const file = join(import.meta.dirname, "..", "results", "overload.json");
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  }
} finally {
  await site.dispose();
}
