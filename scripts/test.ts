// `npm test` and, with --no-browser, `npm run verify`: all checks and tests, the ten slowest files, and one closing line
// with the counts.
import { useRunFolder } from "../tests/run-folder.ts";
import { startRunPostgresOrEnd } from "../tests/postgres/run-postgres.ts";
import { limit } from "../tests/time-limits.ts";
import { type Check, ROUTE_TYPES, runChecks, typesOf } from "./checks.ts";
import { describeSlowest } from "./slowest-files.ts";
import { addCounts, describeCounts, isSuccess } from "./test-counts.ts";
import { runPlaywright, runVitest, timed, type TestRun } from "./test-runs.ts";

/** Independent checks, the longest first. */
const CHECKS: readonly Check[] = [
  { name: "lint and import rules", script: "node_modules/oxlint/bin/oxlint", args: ["."] },
  { name: "build", script: "scripts/build.ts", args: [] },
  { name: "dead code", script: "node_modules/knip/bin/knip.js", args: [] },
  typesOf("types", "."),
  typesOf("types of the domain", "src/domain"),
  { name: "format", script: "node_modules/@biomejs/biome/bin/biome", args: ["ci", "--colors=off", "."] },
];

/** All projects but the long ones. */
const PROJECTS = ["unit", "contract", "integration"] as const;

const test = async (name: string, run: () => Promise<TestRun>): Promise<TestRun> => {
  const result = run();
  await timed(name, async () => isSuccess((await result).counts));
  return result;
};

useRunFolder();
const started = performance.now();
// Measures the machine while nothing else of this run computes.
limit(1);
const stopPostgres = await startRunPostgresOrEnd();
const checks = addCounts(await runChecks([ROUTE_TYPES]), await runChecks(CHECKS));
const vitest = await test("unit, contract and integration tests", () =>
  runVitest(PROJECTS.map((project) => `--project=${project}`)));
await stopPostgres();
const runs = process.argv.includes("--no-browser")
  ? [vitest]
  : [vitest, await test("browser tests", () => runPlaywright([]))];
console.log(describeSlowest(runs.flatMap(({ files }) => files)));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${seconds} s in total`);
const counts = runs.reduce((sum, run) => addCounts(sum, run.counts), checks);
console.log(describeCounts(counts));
process.exitCode = isSuccess(counts) ? 0 : 1;
