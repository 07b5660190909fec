import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSiteProcess, type SiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { percentile } from "../../scripts/statistics.ts";
import { closedLoop, openLoop } from "./load.ts";
import { importFeed } from "./changed-feed.ts";
import { growthOf, sampleProcess, type Growth, type ProcessSample } from "./process-sample.ts";
import { createTraffic } from "./traffic.ts";

const CONNECTIONS = 16;

export type SoakOptions = {
  /** At least; longer where a busy machine does fewer requests or imports in this time. */
  readonly seconds: number;
  readonly minRequests: number;
  readonly minImports: number;
  /** Time in which the peak is measured, during imports as afterwards. */
  readonly peakSeconds: number;
  readonly importEverySeconds: number;
  readonly sampleEverySeconds: number;
};

export type SoakReport = {
  readonly seconds: number;
  readonly peak_per_second: number;
  readonly rate_per_second: number;
  readonly requests: number;
  readonly failed: number;
  readonly shed: number;
  readonly imports: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly growth: Growth;
  readonly samples: readonly ProcessSample[];
};

type ImportTimes = {
  readonly seconds: number;
  readonly minImports: number;
  readonly everySeconds: number;
  readonly firstVersion: number;
};

/** Imports at once and then at each interval, until the time is over and there were enough; returns the number of imports. */
const importUntil = async (
  site: SiteProcess,
  { seconds, minImports, everySeconds, firstVersion }: ImportTimes,
): Promise<number> => {
  const endsAt = performance.now() + seconds * 1_000;
  let imports = 0;
  while (performance.now() < endsAt || imports < minImports) {
    const nextAt = performance.now() + everySeconds * 1_000;
    await importFeed(join(site.dataDir, "soak.csv"), { DATA_DIR: site.dataDir }, firstVersion + imports);
    imports += 1;
    await wait(Math.max(0, Math.min(nextAt, endsAt) - performance.now()));
  }
  return imports;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Serves visitors at half of the measured peak, with an import at each interval, and watches the process. */
export const soak = async (options: SoakOptions): Promise<SoakReport> => {
  const site = await startSiteProcess();
  try {
    const send = await createTraffic(site, CONNECTIONS);
    const everySeconds = options.importEverySeconds;
    const [peak, peakImports] = await Promise.all([
      closedLoop(send, CONNECTIONS, options.peakSeconds),
      importUntil(site, { seconds: options.peakSeconds, minImports: 1, everySeconds, firstVersion: 1 }),
    ]);
    const peakRate = peak.latencies.length / peak.seconds;
    const samples: ProcessSample[] = [];
    const startedAt = performance.now();
    const sampler = setInterval(() => {
      samples.push(sampleProcess(site.pid, Math.round((performance.now() - startedAt) / 1_000)));
    }, options.sampleEverySeconds * 1_000);
    const { seconds, minImports } = options;
    const importing = importUntil(site, { seconds, minImports, everySeconds, firstVersion: 1 + peakImports });
    const load = await openLoop(send, peakRate / 2, {
      until: importing,
      minRequests: options.minRequests,
    }).finally(() => clearInterval(sampler));
    return {
      seconds: rounded(load.seconds),
      peak_per_second: rounded(peakRate),
      rate_per_second: rounded(peakRate / 2),
      requests: load.latencies.length + load.failed + load.shed,
      failed: peak.failed + load.failed,
      shed: load.shed,
      imports: await importing,
      p50_ms: rounded(percentile(load.latencies, 0.5)),
      p99_ms: rounded(percentile(load.latencies, 0.99)),
      growth: growthOf(samples),
      samples,
    };
  } finally {
    await site.dispose();
  }
};
