import { readSettingsFile } from "../builders/settings-file.ts";
import { createIndexBuilder } from "../../src/workers/index-builder.ts";
import type { IndexDatabase } from "../../src/workers/index-protocol.ts";

/** The promise: an import shows on every node within two seconds, on a machine that has nothing else to do. */
const PROMISE_MS = 2_000;

/** The longest interval at which a node looks for a new version. */
const MAX_POLL_INTERVAL_MS = 1_500;

/** Builds of one index that fit into the promise on a quiet machine, where the site, the test and a build share it. */
const BUILDS = 3;

/** Milliseconds that a build of the same index takes in this process, on this machine, now. */
const measureBuild = async (source: IndexDatabase): Promise<number> => {
  const { finance } = readSettingsFile();
  const startedAt = performance.now();
  await createIndexBuilder(source).build({ finance, country: "LU", today: "2026-11-21", vatShare: 0.17 });
  return performance.now() - startedAt;
};

/** Two seconds, or more on a machine so busy that building an index takes longer than on a quiet one. */
export const refreshDeadlineMs = async (source: IndexDatabase): Promise<number> =>
  Math.max(PROMISE_MS, MAX_POLL_INTERVAL_MS + BUILDS * (await measureBuild(source)));
