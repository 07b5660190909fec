import type { Counts } from "./test-counts.ts";
import { addCounts, NO_COUNTS } from "./test-counts.ts";
import { runNode, runPlaywright, runVitest } from "./test-runs.ts";

/** A part of the long lane that runs alone by its name, in less than an hour. */
export type LongStage = {
  readonly name: string;
  readonly description: string;
  /** Files `*.long.test.ts` that it runs, as globs. */
  readonly files: readonly string[];
  readonly run: () => Promise<Counts>;
};

type Environment = Readonly<Record<string, string>>;

/** Lengths of the long lane; each can be set in the environment. */
const length = (name: string, usual: string): string => process.env[name] ?? usual;

/** The patterns by which Vitest and Playwright choose these files. */
const filtersOf = (globs: readonly string[]): readonly string[] => globs.map((glob) => glob.replace(/\*.*$/, ""));

const longTests = (name: string, description: string, files: readonly string[], env: Environment = {}): LongStage => ({
  name,
  description,
  files,
  run: async () => (await runVitest(["--project=long", "--project=long-site", ...filtersOf(files)], env)).counts,
});

const longBrowserTests = (name: string, description: string, files: readonly string[]): LongStage => ({
  name,
  description,
  files,
  run: async () => (await runPlaywright(filtersOf(files), { LONG: "1" })).counts,
});

/** A test of `npm test` in its long form, which a variable of the environment decides. */
const longer = (name: string, description: string, filter: string, env: Environment): LongStage => ({
  name,
  description,
  files: [],
  run: async () => (await runVitest([filter], env)).counts,
});

/** A script fails by its status: a benchmark if its engines disagree. */
const runScript = async (file: string, args: readonly string[]): Promise<Counts> => {
  const { status } = await runNode(file, args);
  if (status !== 0) process.stdout.write(`FAILED ${file} ${args.join(" ")}\n`);
  return { ...NO_COUNTS, [status === 0 ? "passed" : "failed"]: 1 };
};

const script = (name: string, description: string, file: string, ...args: readonly string[]): LongStage => ({
  name,
  description,
  files: [],
  run: () => runScript(file, args),
});

/** The smallest run of each benchmark by its folder in `bench`. */
export const SMALLEST_RUNS: Readonly<Record<string, readonly string[]>> = {
  cores: [
    "--processes",
    "2",
    "--vehicles",
    "2000",
    "--connections",
    "4",
    "--seconds",
    "1",
    "--rounds",
    "1",
    "--no-save",
  ],
  disk: ["--days", "2"],
  floods: ["--seconds", "1", "--only", "search"],
  import: ["--rounds", "1", "--large", "2000", "--no-save"],
  interaction: ["--changes", "1", "--slowdown", "1", "--no-save"],
  lighthouse: ["--runs", "1", "--no-save"],
  million: ["--vehicles", "100000", "--pages", "5", "--no-save"],
  navigation: ["--rounds", "1", "--slowdown", "1", "--latency", "20", "--no-save"],
  nodes: ["--nodes", "2", "--seconds", "1"],
  overload: ["--seconds", "1", "--rounds", "1", "--no-save"],
  phrases: ["--no-save"],
  proxy: ["--connections", "4", "--seconds", "1", "--rounds", "1", "--no-save"],
  render: ["--pages", "2", "--rounds", "1", "--no-save"],
  search: ["--sizes", "1000", "--rounds", "1", "--queries", "40", "--no-save"],
  serve: ["--connections", "4", "--seconds", "1", "--rounds", "1", "--no-save"],
  soak: ["--minutes", "0.2", "--no-save"],
  weight: ["--no-save"],
};

const benchmarks: LongStage = {
  name: "benchmarks",
  description: "the smallest run of each benchmark",
  files: [],
  run: async () => {
    let counts = NO_COUNTS;
    for (const [folder, args] of Object.entries(SMALLEST_RUNS)) {
      counts = addCounts(counts, await runScript(`bench/${folder}/run.ts`, args));
    }
    return counts;
  },
};

const KILL_ROUNDS = length("KILL_ROUNDS", "100");
const PROCESS_KILLS = length("PROCESS_KILLS", "50");
const RESTORE_KILLS = length("RESTORE_KILLS", "40");
const MIGRATION_KILLS = length("MIGRATION_KILLS", "12");
const CLOCK_JUMPS = length("CLOCK_JUMPS", "12");
const MIXED_SECONDS = length("MIXED_SECONDS", "600");
const OUTAGE_SECONDS = length("OUTAGE_SECONDS", "60");
const FC_RUNS = length("FC_RUNS", "20");
const SOAK_MINUTES = length("SOAK_MINUTES", "20");
const BENCH_SIZE = length("BENCH_SIZE", "100000");

export const LONG_STAGES: readonly LongStage[] = [
  longTests("prose", "documents, French and English texts, and regular expressions", [
    "scripts/**/*.long.test.ts",
    "src/**/*.long.test.ts",
  ]),
  longTests("guides", "each guide to the letter, in a copy of the tree", ["tests/guides/**/*.long.test.ts"]),
  longTests("groups", "every page and form of second groups and countries, and every vehicle", [
    "tests/integration/**/*.long.test.ts",
  ]),
  longTests("outages", "full disk, overload, floods, soak, slow feeds, and a proxy's cache", [
    "tests/reliability/dripping-feed.long.test.ts",
    "tests/reliability/floods.long.test.ts",
    "tests/reliability/full-disk.long.test.ts",
    "tests/reliability/overload.long.test.ts",
    "tests/reliability/proxy-cache.long.test.ts",
    "tests/reliability/short-limits.long.test.ts",
    "tests/reliability/soak.long.test.ts",
  ]),
  longTests("nodes", "three nodes, and nodes restarted behind a load balancer", [
    "tests/reliability/rolling-restart.long.test.ts",
    "tests/reliability/three-nodes.long.test.ts",
  ]),
  longTests("deploy", "what `deploy/` has, with the programs that it is for", ["tests/deploy/**/*.long.test.ts"]),
  longTests("browsers", "the main screens in Debian's Firefox ESR and WebKitGTK", ["tests/browsers/**/*.long.test.ts"]),
  longBrowserTests("screens", "every page in the second colour scheme, on extreme screens and with large text", [
    "tests/e2e/sweep/**/*.long.test.ts",
  ]),
  longBrowserTests(
    "journeys",
    "second groups, copies of the tree, and what journeys do on further screens and with other sites",
    ["tests/e2e/journeys/**/*.long.test.ts", "tests/e2e/tasks/**/*.long.test.ts"],
  ),
  longer("kills", `${KILL_ROUNDS} kills of the server`, "tests/reliability/leads-sigkill", { KILL_ROUNDS }),
  longTests(
    "process-kills",
    `${PROCESS_KILLS} kills of a process of several`,
    ["tests/reliability/process-kills.long.test.ts"],
    { PROCESS_KILLS },
  ),
  longer("restore-kills", `${RESTORE_KILLS} kills of a restore on each database`, "tests/reliability/restore-kills", {
    RESTORE_KILLS,
  }),
  longTests(
    "migration-kills",
    `${MIGRATION_KILLS} kills of a migration, and one while a table is locked`,
    ["tests/reliability/migration-kills.long.test.ts"],
    { MIGRATION_KILLS },
  ),
  longTests(
    "clock",
    `${CLOCK_JUMPS} jumps of the clock on each database`,
    ["tests/reliability/clock-jumps.long.test.ts"],
    { CLOCK_JUMPS },
  ),
  longer("mixed-load", `${MIXED_SECONDS} seconds of mixed load on each database`, "tests/reliability/mixed-load", {
    MIXED_SECONDS,
  }),
  longTests(
    "database-gone",
    `${OUTAGE_SECONDS} seconds without PostgreSQL`,
    ["tests/reliability/postgres-restart.long.test.ts"],
    { OUTAGE_SECONDS },
  ),
  longer("properties", `property tests, ${FC_RUNS} times as many runs`, "--project=unit", { FC_RUNS }),
  longer("contract-properties", "property tests of contracts", "--project=contract", { FC_RUNS }),
  longer("integration-properties", "property tests of the running site", "--project=integration", { FC_RUNS }),
  script(
    "soak",
    `${SOAK_MINUTES} minutes at half of the peak`,
    "bench/soak/run.ts",
    "--minutes",
    SOAK_MINUTES,
    "--json",
    "--no-save",
  ),
  script(
    "search",
    `search with ${BENCH_SIZE} vehicles`,
    "bench/search/run.ts",
    "--sizes",
    BENCH_SIZE,
    "--rounds",
    "3",
    "--no-save",
  ),
  benchmarks,
  script("workshop", "the demo group's pictures and files, made again and compared", "workshop/check.ts"),
  script("import", "import of vehicles", "bench/import/run.ts", "--rounds", "3", "--no-save"),
];
