import type { FeedFault, FeedPart, FeedProfile } from "#domain/imports/index.ts";
import type { Result } from "#domain/shared/index.ts";

/** A feed that can be read several times. */
export type StoredFeed = {
  readonly read: () => AsyncIterable<Uint8Array>;
  readonly discard: () => Promise<void>;
};

export type StoreFeed = (bytes: AsyncIterable<Uint8Array>) => Promise<StoredFeed>;

/** Reads a feed's bytes: a header, rows, and last the end or a fault. `lenient` continues after a damaged row. */
export type ReadFeed = (
  bytes: AsyncIterable<Uint8Array>,
  profile: FeedProfile,
  options: { readonly lenient: boolean },
) => AsyncIterable<FeedPart>;

/** HTTP validators of a response for a conditional request. */
export type Validators = { readonly etag: string | null; readonly modified: string | null };

/** `size` in bytes; null when unknown. `hasLength` false: an answer that breaks off may pass as a whole one. */
export type OpenedFeed = {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number | null;
  readonly hasLength: boolean;
};

/** Requests an address; null when it has not changed since `validators`. */
export type OpenIfChanged = (
  address: string,
  validators: Validators | null,
) => Promise<Result<(OpenedFeed & { readonly validators: Validators }) | null, FeedFault>>;

/** Calls `onFile` now and each time the file has changed since the last call began, one call at a time, until the signal aborts. */
export type WatchFile = (path: string, onFile: () => Promise<void>, signal: AbortSignal) => Promise<void>;
