// `npm run bench:floods [-- --seconds 10] [--only "posts"] [--json]`: health and honest forms in each flood.
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { FLOODS } from "./floods.ts";
import { findFloodTarget, measureFlood, type FloodMeasurement } from "./measure-flood.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    seconds: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});

const counts = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(", ");

const toRow = ({ health, leads, corrected, answers, bytes, ...figures }: FloodMeasurement) => ({
  ...figures,
  answers: Object.entries(answers)
    .map(([status, count]) => `${count} × ${status} (${bytes[status]} B)`)
    .join(", "),
  health: counts(health.map(({ status }) => status)),
  leads: counts(leads),
  corrected: counts(corrected),
});

await buildIfStale();
for (const flood of FLOODS.filter(({ name }) => name.includes(flags.only))) {
  // Each flood meets a site whose memory and caches no other has filled.
  const site = await startSiteProcess();
  try {
    const target = await findFloodTarget(site);
    const row = toRow(await measureFlood(site, target, { flood, seconds: Number(flags.seconds) }));
    process.stdout.write(flags.json ? `${JSON.stringify(row)}\n` : `${flood.name}\n`);
    if (!flags.json) console.table([row].map(({ name: _name, ...rest }) => rest));
  } finally {
    await site.dispose();
  }
}
