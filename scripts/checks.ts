import { availableParallelism } from "node:os";
import { addCounts, type Counts, NO_COUNTS } from "./test-counts.ts";
import { runNode, timed } from "./test-runs.ts";

export type Check = {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Must run first: lint and types read its output. */
export const ROUTE_TYPES: Check = {
  name: "route types",
  script: "scripts/route-types.ts",
  args: [],
};

/** One checker per core: more would repeat each other's work. */
const CHECKERS = String(Math.min(4, availableParallelism()));

/** The types of a folder with a `tsconfig.json`. */
export const typesOf = (name: string, folder: string, args: readonly string[] = []): Check => ({
  name,
  script: "node_modules/typescript/bin/tsc",
  args: ["-p", folder, "--checkers", CHECKERS, ...args],
});

const MAX_CONCURRENT_CHECKS = 2;

const run = async ({ name, script, args, env = {} }: Check): Promise<Counts> => {
  const isPassed = await timed(name, async () => {
    const { status, output } = await runNode(script, args, { isBuffered: true, env });
    if (status !== 0) process.stdout.write(output);
    return status === 0;
  });
  return { ...NO_COUNTS, [isPassed ? "passed" : "failed"]: 1 };
};

/** Runs independent checks in order, and prints the output of those that fail. */
export const runChecks = async (checks: readonly Check[]): Promise<Counts> => {
  let counts = NO_COUNTS;
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const result = await run(next);
      counts = addCounts(counts, result);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CHECKS }, work));
  return counts;
};
