import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { findFormPath } from "../../tests/reliability/lead-visitor.ts";
import { measureCurve } from "./curve.ts";
import { measureSaturation } from "./measure.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
  },
});

const seconds = Number(flags.seconds);

const rounded = (value: number): number => Math.round(value * 100) / 100;

await buildIfStale();
const site = await startSiteProcess();
try {
  const target = { url: site.url, formPath: await findFormPath(site) };
  await measureSaturation(target, 3);
  const closedLoop = await measureSaturation(target, seconds);
  const rows = await measureCurve(target, { saturation: closedLoop, seconds, rounds: Number(flags.rounds) });
  const peak = Math.max(...rows.map(({ goodput }) => goodput));
  const overloaded = rows.at(-1)?.goodput ?? Number.NaN;
  const result = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    saturation: rounded(closedLoop),
    peak: rounded(peak),
    share_of_peak: rounded(overloaded / peak),
    share_of_saturation: rounded(overloaded / closedLoop),
    rows,
  };
  if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else {
    process.stdout.write(`Saturation: ${result.saturation} cold pages a second, on ${result.machine}\n`);
    console.table(rows);
    process.stdout.write(
      `Goodput at 5 times saturation: ${result.share_of_peak} of its peak of ${result.peak} a second, `,
    );
    process.stdout.write(`${result.share_of_saturation} of saturation\n`);
  }
  if (!flags["no-save"]) {
    const file = join(import.meta.dirname, "..", "results", "overload.json");
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  }
} finally {
  await site.dispose();
}
