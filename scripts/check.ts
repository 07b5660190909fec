// `npm run check`: format, types, lint and tests of what has changed since the last commit, in seconds.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Check, ROUTE_TYPES, runChecks, typesOf } from "./checks.ts";
import { addCounts, describeCounts, isSuccess, NO_COUNTS } from "./test-counts.ts";

const root = join(import.meta.dirname, "..");

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);

/** Files that differ from the last commit, new ones included, deleted ones not. */
const changedFiles = (): readonly string[] => [
  ...git("diff", "-z", "--name-only", "--relative", "--diff-filter=d", "HEAD"),
  ...git("ls-files", "-z", "--others", "--exclude-standard"),
];

/**
 * The parts of the program that have changed, as `src/domain/search`. Unit tests of other parts that a change reaches are those
 * of `npm run verify`: a line of `src/domain/shared` reaches 340 of 505 test files, which take a minute.
 */
const partsOf = (files: readonly string[]): readonly string[] => [
  ...new Set(
    files.filter((file) => /^(?:src|scripts|bench)\//.test(file)).map((file) => file.split("/").slice(0, 3).join("/")),
  ),
];

const VITEST = "node_modules/vitest/vitest.mjs";

/** The results of the last check are stored: only what depends on a change is checked again. */
const incrementalTypes = (name: string, folder: string): Check =>
  typesOf(name, folder, ["--incremental", "--tsBuildInfoFile", join(root, ".cache/types", `${name}.tsbuildinfo`)]);

/** Property tests use a fifth of their runs. */
const FC_RUNS = "0.2";

/** Tests that need a database or a site run when they have changed themselves. */
const testsOf = (files: readonly string[]): readonly Check[] => {
  const parts = partsOf(files);
  const tests = files.filter((file) => /^tests\/(?!e2e\/).*(?<!\.long)\.test\.ts$/.test(file));
  const vitest = (name: string, args: readonly string[]): Check => ({
    name,
    script: VITEST,
    args: ["run", "--reporter=dot", "--passWithNoTests", ...args],
    env: { FC_RUNS },
  });
  return [
    ...(parts.length > 0 ? [vitest("unit tests of what changed", ["--project=unit", ...parts, "--changed"])] : []),
    ...(tests.length > 0 ? [vitest("changed tests", ["--project=contract", "--project=integration", ...tests])] : []),
    ...(files.some((file) => file.startsWith("tests/e2e/"))
      ? [
          {
            name: "changed browser tests",
            script: "node_modules/@playwright/test/cli.js",
            args: ["test", "--only-changed", "--reporter=dot"],
          },
        ]
      : []),
  ];
};

const checksOf = (files: readonly string[]): readonly Check[] => {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const format = ["format", "--colors=off", "--no-errors-on-unmatched", ...files];
  return [
    ...(code.length > 0 ? [incrementalTypes("types", ".")] : []),
    // It imports nothing else of the program.
    ...(code.some((file) => file.startsWith("src/domain/"))
      ? [incrementalTypes("types of the domain", "src/domain")]
      : []),
    ...testsOf(code),
    ...(code.length > 0 ? [{ name: "lint", script: "node_modules/oxlint/bin/oxlint", args: code }] : []),
    ...(files.length > 0 ? [{ name: "format", script: "node_modules/@biomejs/biome/bin/biome", args: format }] : []),
  ];
};

const started = performance.now();
const files = changedFiles();
const needsRouteTypes = !existsSync(join(root, ".react-router/trades")) || files.includes("src/web/app/routes.ts");
const routeTypes = needsRouteTypes ? await runChecks([ROUTE_TYPES]) : NO_COUNTS;
const counts = addCounts(routeTypes, await runChecks(checksOf(files)));
console.log(`${files.length} changed files, ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(describeCounts(counts));
process.exitCode = isSuccess(counts) ? 0 : 1;
