import { setTimeout as sleep } from "node:timers/promises";
import {
  FaultError,
  openIfChanged,
  SOURCE_LIMITS,
  type AddressResponse,
  type Validators,
} from "../../adapters/feeds/index.ts";

/** A response, or a stream that throws the fault. */
export type FeedResponse = Pick<AddressResponse, "bytes" | "size">;

const failedResponse = (fault: FaultError): FeedResponse => ({
  size: null,
  bytes: (async function* (): AsyncIterable<Uint8Array> {
    yield* [];
    throw fault;
  })(),
});

/**
 * Requests the address every `everyMs` milliseconds until the signal aborts, and calls `take` with a changed
 * response. After a failed import (`take` returns false) the next request is unconditional. A repeated fault is
 * reported once.
 */
export const watchAddress = async (
  address: string,
  intervalMs: number,
  importResponse: (response: FeedResponse) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> => {
  let validators: Validators | null = null;
  let lastFault = "";
  while (!signal.aborted) {
    try {
      const opened = await openIfChanged(address, { fetch, ...SOURCE_LIMITS }, validators);
      lastFault = "";
      if (opened) validators = (await importResponse(opened)) ? opened.validators : null;
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      if (error.message !== lastFault) await importResponse(failedResponse(error));
      lastFault = error.message;
    }
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
  }
};
