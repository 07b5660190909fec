import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";

/** Minimum transfer rate of a body. */
export type TransferLimits = {
  /** Minimum bytes per window until the body is complete. */
  readonly minBytes: number;
  readonly windowMs: number;
  /** Deadline for the complete body. */
  readonly timeoutMs: number;
};

/** Thrown for a body that arrives too slowly. */
export class SlowBodyError extends Error {
  constructor() {
    super("the body arrives too slowly");
    this.name = "SlowBodyError";
  }
}

/** Yields the chunks of a body. Throws `SlowBodyError` below the pace; the rest is then not read. */
export const readPacedBody = async function* (
  body: ReadableStream<Uint8Array> | null,
  { minBytes, windowMs, timeoutMs }: TransferLimits,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let [windowBytes, isSlow] = [0, false];
  // Cancelling ends the body; the connection drains and discards the rest.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  const stop = (): void => {
    isSlow = true;
    cancel();
  };
  const checkWindow = (): void => {
    if (windowBytes < minBytes) stop();
    windowBytes = 0;
  };
  const windows = setInterval(withErrorHandler(checkWindow, throwUnhandled), windowMs);
  const deadline = setTimeout(withErrorHandler(stop, throwUnhandled), timeoutMs);
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
