import type { FeedFault } from "#domain/imports/index.ts";

/** Thrown while reading a feed; `readFeed` converts it to the feed's last part. */
export class FaultError extends Error {
  readonly fault: FeedFault;

  constructor(code: FeedFault["code"], reason: string) {
    super(reason);
    this.fault = { code, reason };
  }
}
