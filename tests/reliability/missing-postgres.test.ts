// The database of the tests cannot start: a run ends at once, with one line that says what is missing.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { POSTGRES_VARIABLE } from "../postgres/run-postgres.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Runs a script where no file may be larger than 8 blocks, as on a full disk: PostgreSQL has no programs then. */
const runOnFullDisk = (...args: readonly string[]) => {
  const { [POSTGRES_VARIABLE]: _, ...env } = process.env;
  const command = ["ulimit -f 8; exec", '"$0"', '"$@"'].join(" ");
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command, process.execPath, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
};

it.each([
  ["npm test", ["scripts/test.ts"]],
  ["a stage of the long lane", ["scripts/test-long.ts", "prose"]],
])("%s ends with a line that says why, and the counts", (_, args) => {
  const { status, lines } = runOnFullDisk(...args);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^The tests have no PostgreSQL: .*EFBIG/), "0 passed, 1 failed"]);
});
