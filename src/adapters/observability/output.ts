import { writeSync } from "node:fs";
import { guarded } from "#domain/shared/index.ts";

const STDOUT = 1;

/**
 * Lines are written together: at least so many characters, or what there is four times a second. Several processes share one output,
 * where a pipe keeps the bytes of a write together up to 4,096 (PIPE_BUF of Linux).
 */
const [MIN_LENGTH, MAX_LENGTH, FLUSH_INTERVAL_MS] = [3_000, 4_096, 250];

/** The reader of a full pipe gets this time before the next attempt. */
const WAIT_MS = 10;

const waitForReader = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);

const isPipeFull = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EAGAIN";

/**
 * Writes before it returns. Never throws: what cannot be written, as on a full disk, is lost, and not kept for later, because there is
 * nowhere to say so and the site serves on. pino's own destination would try for ever when it is flushed.
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
  /** Writes at once what waits. */
  readonly flush: () => void;
};

/** Standard output, for lines. The last ones are written when the process ends. */
export const openOutput = (): Output => {
  let waiting = "";
  const flush = (): void => {
    const text = waiting;
    waiting = "";
    if (text !== "") writeAll(text);
  };
  const onTime = guarded(flush, () => undefined);
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
