import type { FeedFault } from "#domain/imports/index.ts";

/** Carries a fault out of the depths of a stream; `readFeed` turns it into the feed's last part. */
export class FaultError extends Error {
  readonly fault: FeedFault;

  constructor(code: FeedFault["code"], reason: string) {
    super(reason);
    this.fault = { code, reason };
  }
}
