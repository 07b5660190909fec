import type { FeedFault } from "#domain/imports/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";

/** Thrown while reading a feed; `readFeed` converts it to the feed's last part. */
export class FaultError extends Error {
  readonly fault: FeedFault;

  constructor(code: FeedFault["code"], reason: string) {
    super(reason);
    this.fault = { code, reason };
  }
}

/** The fault as a value; rejects with every other error. */
export const toFaultResult = <T>(reading: Promise<T>): Promise<Result<T, FeedFault>> =>
  reading.then(ok, (error: unknown) => {
    if (error instanceof FaultError) return err(error.fault);
    throw error;
  });
