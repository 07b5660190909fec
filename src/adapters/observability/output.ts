import { writeSync } from "node:fs";
import { withErrorHandler } from "#domain/shared/index.ts";

const STDOUT = 1;

/**
 * Lines are batched: written once they have this many characters, or four times a second. If several processes share a
 * pipe, writes of up to 4,096 bytes are atomic (PIPE_BUF on Linux).
 */
const [MIN_LENGTH, MAX_LENGTH, FLUSH_INTERVAL_MS] = [3_000, 4_096, 250];

/** Wait before the next attempt when a pipe is full. */
const WAIT_MS = 10;

const waitForReader = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);

const isPipeFull = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EAGAIN";

/**
 * Synchronous write that never throws: what cannot be written, for example on a full disk, is dropped, because the
 * failure cannot be reported anywhere and the site continues to serve. pino's own destination would retry forever when
 * flushed.
 */
const writeAll = (text: string): void => {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(STDOUT, bytes, written);
    } catch (error) {
      if (!isPipeFull(error)) return;
      waitForReader();
    }
  }
};

export type Output = {
  readonly write: (text: string) => void;
  /** Writes the buffered lines immediately. */
  readonly flush: () => void;
};

/** Line output to standard output. The last lines are written when the process ends. */
export const openOutput = (): Output => {
  let waiting = "";
  const flush = (): void => {
    const text = waiting;
    waiting = "";
    if (text !== "") writeAll(text);
  };
  const onTime = withErrorHandler(flush, () => undefined);
  setInterval(onTime, FLUSH_INTERVAL_MS).unref();
  process.once("exit", onTime);
  return {
    write(text) {
      if (waiting.length + text.length > MAX_LENGTH) flush();
      waiting += text;
      if (waiting.length >= MIN_LENGTH) flush();
    },
    flush,
  };
};
