import { spawnSync } from "node:child_process";

/** Names the factor to the processes that run tests. */
const VARIABLE = "TEST_TIME_FACTOR";

/** How long the piece of work takes on a quiet machine: the shortest of 40 runs took 520 ms of a processor. */
const QUICK_PIECE_MS = 550;

/** Starts Node and computes: what tests wait for most. */
const PIECE =
  "let sum = 0; for (let index = 0; index < 1e8; index += 1) sum = (sum * 31 + index) | 0; process.exitCode = sum & 0;";

const measurePiece = (): number => {
  const started = performance.now();
  spawnSync(process.execPath, ["-e", PIECE]);
  return performance.now() - started;
};

/** Measured once a run: the processes that run tests inherit it. */
const readFactor = (): number => {
  process.env[VARIABLE] ??= String(Math.max(1, measurePiece() / QUICK_PIECE_MS));
  return Number(process.env[VARIABLE]);
};

/**
 * A limit in milliseconds that ends only what hangs: `quickMs` on the machine where all tests take ten minutes, longer
 * on a slower or a busy one.
 */
export const limit = (quickMs: number): number => Math.ceil(quickMs * readFactor());
