import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "../../scripts/statistics.ts";
import { writeFeed } from "./feed.ts";
import { runImport, runYardstick, YARDSTICK } from "./runs.ts";

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "no-save": { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    large: { type: "string", default: "1000000" },
  },
});

const ROWS = 100_000;

const GOALS = { first_to_yardstick: 5, changed_to_first: 0.2, peak_mb_large: 150 } as const;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const createFolder = (folder: string): string => {
  const dataDir = join(folder, "data");
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
  return dataDir;
};

/** One round: the yardstick, a first import, the same again, and one with 1 % of the rows changed. */
const measureRound = async (folder: string, feed: string, changed: string) => {
  const yardstick = await runYardstick(feed, folder);
  const dataDir = createFolder(folder);
  const first = await runImport(feed, dataDir);
  const identical = await runImport(feed, dataDir);
  const onePercent = await runImport(changed, dataDir);
  return { yardstick, first, identical, onePercent };
};

const measureSize = async (folder: string, rounds: number, large: number) => {
  const [feed, changed, small, big] = ["feed", "changed", "small", "big"].map((name) =>
    join(folder, `${name}.csv`),
  ) as [string, string, string, string];
  await writeFeed(feed, ROWS, null);
  await writeFeed(changed, ROWS, 100);
  const results: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let n = 0; n < rounds; n += 1) results.push(await measureRound(folder, feed, changed));
  const seconds = (name: keyof (typeof results)[number]) => median(results.map((result) => result[name].seconds));
  const ratio = (a: keyof (typeof results)[number], b: keyof (typeof results)[number]) =>
    median(results.map((result) => result[a].seconds / result[b].seconds));
  await writeFeed(small, 1_000, null);
  const floor = await runImport(small, createFolder(folder));
  await writeFeed(big, large, null);
  const huge = await runImport(big, createFolder(folder));
  return {
    yardstick: YARDSTICK,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`,
    rows: ROWS,
    rounds,
    seconds: {
      yardstick: seconds("yardstick"),
      first: seconds("first"),
      identical: seconds("identical"),
      one_percent: seconds("onePercent"),
    },
    ratios: { first_to_yardstick: ratio("first", "yardstick"), changed_to_first: ratio("onePercent", "first") },
    memory: {
      rows_large: large,
      seconds_large: huge.seconds,
      peak_mb_1000: floor.peakMb,
      peak_mb_100000: median(results.map(({ first }) => first.peakMb)),
      peak_mb_large: huge.peakMb,
    },
    goals: GOALS,
  };
};

const table = (result: Awaited<ReturnType<typeof measureSize>>): string => {
  const { seconds, ratios, memory } = result;
  const line = (operation: string, value: string, goal = "") => `${operation.padEnd(46)}${value.padStart(12)}  ${goal}`;
  return [
    `${result.machine}; ${result.rows} rows, medians of ${result.rounds} interleaved rounds`,
    line(result.yardstick, `${seconds.yardstick.toFixed(2)} s`),
    line("first import", `${seconds.first.toFixed(2)} s`),
    line("the same feed again", `${seconds.identical.toFixed(2)} s`),
    line("with 1 % of the rows changed", `${seconds.one_percent.toFixed(2)} s`),
    line(
      "first import to yardstick",
      `${ratios.first_to_yardstick.toFixed(2)} ×`,
      `goal: at most ${GOALS.first_to_yardstick}`,
    ),
    line(
      "1 % changed to first import",
      `${ratios.changed_to_first.toFixed(2)} ×`,
      `goal: at most ${GOALS.changed_to_first}`,
    ),
    line("peak memory, 1000 rows", `${memory.peak_mb_1000.toFixed(0)} MB`),
    line(`peak memory, ${result.rows} rows`, `${memory.peak_mb_100000.toFixed(0)} MB`),
    line(
      `peak memory, ${memory.rows_large} rows (${memory.seconds_large.toFixed(1)} s)`,
      `${memory.peak_mb_large.toFixed(0)} MB`,
      `goal: at most ${GOALS.peak_mb_large}`,
    ),
    "",
  ].join("\n");
};

const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
try {
  const result = await measureSize(folder, Number(flags.rounds), Number(flags.large));
  const text = JSON.stringify(result, (_, value: unknown) => (typeof value === "number" ? rounded(value) : value), 2);
  if (!flags["no-save"]) {
    const results = join(import.meta.dirname, "../results");
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, "import.json"), `${text}\n`);
  }
  process.stdout.write(flags.json ? `${text}\n` : table(result));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
