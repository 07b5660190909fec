// `npm test` and, with --no-browser, `npm run verify`: every check of the house, one after the other, and one closing line.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "./build.ts";

const root = join(import.meta.dirname, "..");
const withBrowser = !process.argv.includes("--no-browser");
const modules = join(root, "node_modules");

type Check = { readonly name: string; readonly script: string; readonly args: readonly string[] };

const CHECKS: readonly Check[] = [
  { name: "format", script: "@biomejs/biome/bin/biome", args: ["ci", "--colors=off", "."] },
  { name: "lint and import rules", script: "oxlint/bin/oxlint", args: ["."] },
  { name: "types of the domain", script: "typescript/bin/tsc", args: ["-p", "src/domain"] },
  { name: "route types", script: "@react-router/dev/bin.cjs", args: ["typegen"] },
  { name: "types", script: "typescript/bin/tsc", args: ["-p", "."] },
  { name: "dead code", script: "knip/bin/knip.js", args: [] },
];

let passed = 0;
let failed = 0;
let skipped = 0;

const run = (check: Check): boolean => {
  const { status } = spawnSync(process.execPath, [join(modules, check.script), ...check.args], {
    cwd: root,
    stdio: "inherit",
  });
  return status === 0;
};

const tell = (name: string, good: boolean, started: number): void => {
  if (good) passed += 1;
  else failed += 1;
  console.log(`${good ? "ok    " : "FAILED"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
};

const runTests = (): void => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  const report = join(folder, "report.json");
  const projects = ["unit", "contract", "integration", ...(withBrowser ? ["browser"] : [])];
  const { status } = spawnSync(
    process.execPath,
    [
      join(modules, "vitest/vitest.mjs"),
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "test" } },
  );
  try {
    const counts = JSON.parse(readFileSync(report, "utf8"));
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    skipped += counts.numPendingTests + counts.numTodoTests;
    // A file that could not even be loaded counts no test of its own.
    if (status !== 0 && counts.numFailedTests === 0) failed += Math.max(counts.numFailedTestSuites, 1);
  } catch {
    failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
};

for (const check of CHECKS) {
  const started = performance.now();
  tell(check.name, run(check), started);
}

const buildStarted = performance.now();
try {
  buildIfStale();
  tell("build", true, buildStarted);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tell("build", false, buildStarted);
}

runTests();

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || skipped > 0 ? 1 : 0;
