import { setTimeout as sleep } from "node:timers/promises";
import {
  FaultError,
  openIfChanged,
  SOURCE_LIMITS,
  type OpenAddress,
  type Validators,
} from "../../adapters/feeds/index.ts";

/** An address that was asked: what it sends, or why it cannot be read. */
export type Answered = Pick<OpenAddress, "bytes" | "size">;

const failing = (fault: FaultError): Answered => ({
  size: null,
  bytes: (async function* (): AsyncIterable<Uint8Array> {
    yield* [];
    throw fault;
  })(),
});

/**
 * Asks the address now and again after every `everyMs` milliseconds, until the signal, and calls `take` with what it sends
 * where that has changed. What could not be taken in (`take` gives false) is asked for in full the next time. A fault that
 * only goes on is told once.
 */
export const watchAddress = async (
  address: string,
  everyMs: number,
  take: (answer: Answered) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> => {
  let known: Validators | null = null;
  let lastFault = "";
  while (!signal.aborted) {
    try {
      const opened = await openIfChanged(address, { fetch, ...SOURCE_LIMITS }, known);
      lastFault = "";
      if (opened) known = (await take(opened)) ? opened.validators : null;
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      if (error.message !== lastFault) await take(failing(error));
      lastFault = error.message;
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
};
