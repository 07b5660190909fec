// `npm test` and, with --no-browser, `npm run verify`: all checks and tests, and one closing line with their counts.
import { useRunFolder } from "../tests/run-folder.ts";
import { addCounts, type Counts, describeCounts, isSuccess, NO_COUNTS } from "./test-counts.ts";
import { runNode, runPlaywright, runVitest, timed } from "./test-runs.ts";

useRunFolder();

const withBrowser = !process.argv.includes("--no-browser");

type Check = { readonly name: string; readonly script: string; readonly args: readonly string[] };

/** Lint and types read what it generates. */
const ROUTE_TYPES: Check = {
  name: "route types",
  script: "node_modules/@react-router/dev/bin.cjs",
  args: ["typegen"],
};

/** Independent of each other, the longest first. */
const CHECKS: readonly Check[] = [
  { name: "lint and import rules", script: "node_modules/oxlint/bin/oxlint", args: ["."] },
  { name: "build", script: "scripts/build.ts", args: [] },
  { name: "dead code", script: "node_modules/knip/bin/knip.js", args: [] },
  { name: "types", script: "node_modules/typescript/bin/tsc", args: ["-p", "."] },
  { name: "types of the domain", script: "node_modules/typescript/bin/tsc", args: ["-p", "src/domain"] },
  { name: "format", script: "node_modules/@biomejs/biome/bin/biome", args: ["ci", "--colors=off", "."] },
];

const MAX_CONCURRENT_CHECKS = 2;

let counts: Counts = NO_COUNTS;

const check = async ({ name, script, args }: Check): Promise<void> => {
  const isPassed = await timed(name, async () => {
    const { status, output } = await runNode(script, args, { isBuffered: true });
    if (status !== 0) process.stdout.write(output);
    return status === 0;
  });
  counts = addCounts(counts, { ...NO_COUNTS, [isPassed ? "passed" : "failed"]: 1 });
};

const runChecks = async (): Promise<void> => {
  await check(ROUTE_TYPES);
  const waiting = [...CHECKS];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CHECKS }, work));
};

const test = async (name: string, run: () => Promise<Counts>): Promise<void> => {
  await timed(name, async () => {
    const stage = await run();
    counts = addCounts(counts, stage);
    return isSuccess(stage);
  });
};

const started = performance.now();
await runChecks();
await test("unit, contract and integration tests", () => runVitest([]));
if (withBrowser) await test("browser tests", () => runPlaywright([]));
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s in total`);
console.log(describeCounts(counts));
process.exitCode = isSuccess(counts) ? 0 : 1;
