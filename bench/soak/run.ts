// `npm run bench:soak [-- --minutes 20] [--json] [--no-save]`: half of the peak, an import every minute.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { soak } from "./soak.ts";

const { values: flags } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
  },
});

/** Memory may swing with an import by this factor; it does not grow with time. */
const MAX_MEMORY_GROWTH = 1.15;
/** A few keep-alive connections more or less. */
const MAX_DESCRIPTOR_GROWTH = 8;

/** Each quarter of the run has some, however short it is. */
const MIN_SAMPLES = 24;

const seconds = Number(flags.minutes) * 60;
const report = await soak({
  seconds,
  minRequests: 1_000,
  minImports: 2,
  peakSeconds: 60,
  importEverySeconds: 60,
  sampleEverySeconds: Math.min(5, seconds / MIN_SAMPLES),
});
const { samples, growth, ...figures } = report;
if (!flags["no-save"]) {
  const folder = join(import.meta.dirname, "..", "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "soak.json"), `${JSON.stringify(report, null, 2)}\n`);
}
const isFlat = growth.memory <= MAX_MEMORY_GROWTH && growth.descriptors <= MAX_DESCRIPTOR_GROWTH;
const isSuccess = isFlat && report.failed === 0;
const summary = {
  ...figures,
  memory_growth: Number(growth.memory.toFixed(3)),
  descriptor_growth: growth.descriptors,
  start_mb: Math.round(samples[0]?.rssMb ?? 0),
  end_mb: Math.round(samples.at(-1)?.rssMb ?? 0),
  success: isSuccess,
};
if (flags.json) console.log(JSON.stringify(summary));
else console.table(summary);
process.exitCode = isSuccess ? 0 : 1;
