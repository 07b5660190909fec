// `npm run bench:million [-- --vehicles 1000000] [--json] [--no-save]`: a stock of a million vehicles in one process.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { startSiteProcess, type SiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { writeFeed } from "../import/feed.ts";
import { runImport } from "../import/runs.ts";
import { createRandom } from "../random.ts";
import { sampleProcess } from "../soak/process-sample.ts";
import { percentile } from "../../scripts/statistics.ts";
import { watchResponses } from "./watch-responses.ts";

const { values: flags } = parseArgs({
  options: {
    vehicles: { type: "string", default: "1000000" },
    pages: { type: "string", default: "100" },
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
  },
});

/** One vehicle in a hundred has another mileage. */
const CHANGED_EACH = 100;

/** The longest answer while an import comes in. */
const MAX_ANSWER_MS = 1_000;

const rounded = (value: number): number => Math.round(value * 10) / 10;

type Swap = { readonly at: number; readonly milliseconds: number };

/** The time of each new index, by the log of the site. */
const createSwapLog = () => {
  const swaps: Swap[] = [];
  let onSwap = (): void => undefined;
  return {
    read: (line: string): void => {
      if (!line.includes("stock index swapped")) return;
      const { milliseconds } = JSON.parse(line) as { readonly milliseconds: number };
      swaps.push({ at: performance.now(), milliseconds });
      onSwap();
    },
    /** The first one after those that were there. */
    next: (): Promise<Swap> => {
      const known = swaps.length;
      return new Promise((resolve) => {
        onSwap = () => {
          const swap = swaps[known];
          if (swap) resolve(swap);
        };
      });
    },
  };
};

/** Milliseconds of pages with filters that nobody has requested before. */
const measurePages = async ({ url }: SiteProcess, count: number): Promise<number[]> => {
  const { integer, pick } = createRandom(1);
  const samples: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const search = `brand=${pick(["ford", "opel", "kia"])}&price-max=${integer(10_000, 60_000)}&mileage-max=${50_000 + page}`;
    const started = performance.now();
    const answer = await fetch(`${url}/stock?${search}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`/stock?${search} has the status ${answer.status}`);
    samples.push(performance.now() - started);
  }
  return samples;
};

const swapLog = createSwapLog();

/** Imports the changed feed while the site serves, until its index has the changes. */
const measureChange = async (site: SiteProcess, feed: string) => {
  const stopWatching = watchResponses(site.url, ["/healthz", "/faq"]);
  const swapped = swapLog.next();
  const changed = await runImport(feed, site.dataDir);
  const importedAt = performance.now();
  const swap = await swapped;
  const slowest = await stopWatching();
  return {
    changed_import_s: rounded(changed.seconds),
    visible_after_import_s: rounded((swap.at - importedAt) / 1_000),
    index_s: rounded(swap.milliseconds / 1_000),
    slowest_healthz_ms: rounded(slowest[0] ?? Number.NaN),
    slowest_page_ms: rounded(slowest[1] ?? Number.NaN),
  };
};

const measureSite = async (dataDir: string, changedFeed: string) => {
  const startedAt = performance.now();
  const site = await startSiteProcess({ dataDir, fill: false, onOutput: swapLog.read });
  try {
    const ready_s = rounded((performance.now() - startedAt) / 1_000);
    const samples = await measurePages(site, Number(flags.pages));
    const memory_mb = rounded(sampleProcess(site.pid, 0).rssMb);
    const change = await measureChange(site, changedFeed);
    const again = await measurePages(site, Number(flags.pages));
    return {
      ready_s,
      page_p50_ms: rounded(percentile(samples, 0.5)),
      page_p95_ms: rounded(percentile(samples, 0.95)),
      memory_mb,
      ...change,
      page_p50_after_ms: rounded(percentile(again, 0.5)),
      memory_after_mb: rounded(sampleProcess(site.pid, 0).rssMb),
    };
  } finally {
    await site.end();
  }
};

await buildIfStale();
const vehicles = Number(flags.vehicles);
const folder = mkdtempSync(join(tmpdir(), "vitrine-million-"));
try {
  const [feed, changedFeed, dataDir] = [join(folder, "feed.csv"), join(folder, "changed.csv"), join(folder, "data")];
  await writeFeed(feed, vehicles, null);
  await writeFeed(changedFeed, vehicles, CHANGED_EACH);
  mkdirSync(dataDir);
  const first = await runImport(feed, dataDir);
  // The command and the server keep what they create to this account; the folder itself is the benchmark's.
  chmodSync(dataDir, 0o700);
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    load: rounded(loadavg()[0] ?? 0),
    vehicles,
    import_s: rounded(first.seconds),
    import_peak_mb: rounded(first.peakMb),
    ...(await measureSite(dataDir, changedFeed)),
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.table(result);
  const { slowest_healthz_ms, slowest_page_ms } = result;
  if (Math.max(slowest_healthz_ms, slowest_page_ms) > MAX_ANSWER_MS) {
    process.stderr.write(`an answer took more than ${MAX_ANSWER_MS} ms while a changed feed came in\n`);
    process.exitCode = 1;
  }
  if (!flags["no-save"])
    writeFileSync(join(import.meta.dirname, "..", "results", "million.json"), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
