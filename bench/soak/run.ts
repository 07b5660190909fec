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

const report = await soak({
  seconds: Number(flags.minutes) * 60,
  peakSeconds: 20,
  importEverySeconds: 60,
  sampleEverySeconds: 5,
});
const { samples, growth, ...figures } = report;
if (!flags["no-save"]) {
  const folder = join(import.meta.dirname, "..", "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "soak.json"), `${JSON.stringify(report, null, 2)}\n`);
}
if (flags.json) console.log(JSON.stringify(report, null, 2));
else {
  console.table({ ...figures, memory_growth: growth.memory, descriptor_growth: growth.descriptors });
  console.log(`memory from ${samples[0]?.rssMb.toFixed(0)} to ${samples.at(-1)?.rssMb.toFixed(0)} MB`);
}
const isFlat = growth.memory <= MAX_MEMORY_GROWTH && growth.descriptors <= MAX_DESCRIPTOR_GROWTH;
process.exitCode = isFlat && report.failed === 0 ? 0 : 1;
