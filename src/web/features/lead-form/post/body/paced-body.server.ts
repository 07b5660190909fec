import { guarded, toLastResort } from "#domain/shared/index.ts";

/** The slowest body that is read on. */
export type Pace = {
  /** Bytes that arrive in each window until the body is complete. */
  readonly minBytes: number;
  readonly windowMs: number;
  /** Deadline of the complete body. */
  readonly timeoutMs: number;
};

/** The body arrives more slowly than its pace. */
export class SlowBodyError extends Error {
  constructor() {
    super("the body arrives too slowly");
    this.name = "SlowBodyError";
  }
}

/** Yields the chunks of a body. Throws `SlowBodyError` below the pace; the rest of the body is then not read. */
export const readPacedBody = async function* (
  body: ReadableStream<Uint8Array> | null,
  { minBytes, windowMs, timeoutMs }: Pace,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let [windowBytes, isSlow] = [0, false];
  // A cancelled body ends; the connection still drains it, into nothing.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  const stop = (): void => {
    isSlow = true;
    cancel();
  };
  const checkWindow = (): void => {
    if (windowBytes < minBytes) stop();
    windowBytes = 0;
  };
  const windows = setInterval(guarded(checkWindow, toLastResort), windowMs);
  const deadline = setTimeout(guarded(stop, toLastResort), timeoutMs);
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isSlow) throw new SlowBodyError();
      isComplete = done;
      if (done) return;
      windowBytes += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(windows);
    clearTimeout(deadline);
    if (!isComplete) cancel();
  }
};
