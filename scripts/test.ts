// `npm test` and, with --no-browser, `npm run verify`: all checks and tests, and one closing line with their counts.
import { useRunFolder } from "../tests/run-folder.ts";
import { type Check, ROUTE_TYPES, runChecks, typesOf } from "./checks.ts";
import { addCounts, type Counts, describeCounts, isSuccess } from "./test-counts.ts";
import { runPlaywright, runVitest, timed } from "./test-runs.ts";

useRunFolder();

const withBrowser = !process.argv.includes("--no-browser");

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

const test = (name: string, run: () => Promise<Counts>): Promise<Counts> => {
  const stage = run();
  return timed(name, async () => isSuccess(await stage)).then(() => stage);
};

const started = performance.now();
const routeTypes = await runChecks([ROUTE_TYPES]);
let counts = addCounts(routeTypes, await runChecks(CHECKS));
const vitest = await test("unit, contract and integration tests", () =>
  runVitest(PROJECTS.map((project) => `--project=${project}`)));
counts = addCounts(counts, vitest);
if (withBrowser) counts = addCounts(counts, await test("browser tests", () => runPlaywright([])));
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s in total`);
console.log(describeCounts(counts));
process.exitCode = isSuccess(counts) ? 0 : 1;
