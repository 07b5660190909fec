// `npm run test:long`: prose, measurements, and the tests that `npm test` runs in a short form, in their long one.
import { useRunFolder } from "../tests/run-folder.ts";
import { addCounts, type Counts, describeCounts, isSuccess, NO_COUNTS } from "./test-counts.ts";
import { runNode, runPlaywright, runVitest, timed } from "./test-runs.ts";

useRunFolder();

/** Durations, overridden by the environment; these suit a run of some hours. */
const {
  KILL_ROUNDS = "100",
  PROCESS_KILLS = "50",
  RESTORE_KILLS = "40",
  CLOCK_JUMPS = "12",
  OUTAGE_SECONDS = "60",
  MIXED_SECONDS = "600",
  FC_RUNS = "20",
  BENCH_SIZE = "100000",
  SOAK_MINUTES = "20",
} = process.env;

let counts: Counts = NO_COUNTS;

const stage = async (name: string, run: () => Promise<Counts>): Promise<void> => {
  await timed(name, async () => {
    const result = await run();
    counts = addCounts(counts, result);
    return isSuccess(result);
  });
};

/** A benchmark fails if its engines disagree. The figures in `bench/results` stay unchanged. */
const bench = async (script: string, ...args: readonly string[]): Promise<Counts> => {
  const { status } = await runNode(script, [...args, "--no-save"]);
  return { ...NO_COUNTS, [status === 0 ? "passed" : "failed"]: 1 };
};

await stage("build", async () => {
  const { status } = await runNode("scripts/build.ts", []);
  return { ...NO_COUNTS, [status === 0 ? "passed" : "failed"]: 1 };
});
await stage("prose, regular expressions and a full disk", () => runVitest(["--project=long", "--project=long-site"]));
await stage("a site with one more section, built", () =>
  runPlaywright(["tests/e2e/journeys/add-a-section"], { ADDED_SECTION: "built" }),
);
await stage(`${KILL_ROUNDS} kills of the server`, () =>
  runVitest(["tests/reliability/leads-sigkill"], { KILL_ROUNDS }),
);
await stage(`${PROCESS_KILLS} kills of a process of several`, () =>
  runVitest(["tests/reliability/process-kills"], { PROCESS_KILLS }),
);
await stage(`${RESTORE_KILLS} kills of a restore on each database`, () =>
  runVitest(["tests/reliability/restore-kills"], { RESTORE_KILLS }),
);
await stage(`${CLOCK_JUMPS} jumps of the clock on each database`, () =>
  runVitest(["tests/reliability/clock-jumps"], { CLOCK_JUMPS }),
);
await stage(`${MIXED_SECONDS} seconds of mixed load on each database`, () =>
  runVitest(["tests/reliability/mixed-load"], { MIXED_SECONDS }),
);
await stage(`${OUTAGE_SECONDS} seconds without PostgreSQL`, () =>
  runVitest(["tests/reliability/postgres-restart"], { OUTAGE_SECONDS }),
);
await stage(`property tests, ${FC_RUNS} times as many runs`, () => runVitest(["--project=unit"], { FC_RUNS }));
await stage("property tests of contracts and integration", () =>
  runVitest(["--project=contract", "--project=integration"], { FC_RUNS }),
);
await stage(`${SOAK_MINUTES} minutes at half of the peak`, () =>
  bench("bench/soak/run.ts", "--minutes", SOAK_MINUTES, "--json"),
);
await stage(`search with ${BENCH_SIZE} vehicles`, () =>
  bench("bench/search/run.ts", "--sizes", BENCH_SIZE, "--rounds", "3"),
);
await stage("import of vehicles", () => bench("bench/import/run.ts", "--rounds", "3"));
console.log(describeCounts(counts));
process.exitCode = isSuccess(counts) ? 0 : 1;
