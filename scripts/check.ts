// `npm run check`: format, types, lint and unit tests of what has changed since the last commit, in seconds.
import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** The folder of a file and those above it, without the root. */
const foldersOf = (file: string): readonly string[] => {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
};

/** The unit tests beside a file and in the folders above it. */
const unitTestsOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap(foldersOf))]
    .filter((folder) => /^(?:src|scripts|bench)(?:\/|$)/.test(folder))
    .flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.long\.test\.tsx?$/.test(file));

/** The results of the last check are stored: only what depends on a change is checked again. */
const incrementalTypes = (name: string, folder: string): Check =>
  typesOf(name, folder, ["--incremental", "--tsBuildInfoFile", join(root, ".cache/types", `${name}.tsbuildinfo`)]);

/** Property tests use a fifth of their runs. */
const FC_RUNS = "0.2";

const checksOf = (files: readonly string[]): readonly Check[] => {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const tests = unitTestsOf(code);
  const format = ["format", "--colors=off", "--no-errors-on-unmatched", ...files];
  return [
    ...(code.length > 0 ? [incrementalTypes("types", "."), incrementalTypes("types of the domain", "src/domain")] : []),
    ...(tests.length > 0
      ? [
          {
            name: "unit tests beside the changes",
            script: "node_modules/vitest/vitest.mjs",
            args: ["run", "--project=unit", "--reporter=dot", ...tests],
            env: { FC_RUNS },
          },
        ]
      : []),
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
