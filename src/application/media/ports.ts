import type { IconAnswers, IconRequest, PictureFormat, PictureRequest, StoredPicture } from "#domain/media/index.ts";
import type { PermittedLimit } from "#domain/retention/index.ts";
import type { Result } from "#domain/shared/index.ts";

/** A picture to fetch. `attempts`: failed attempts so far. */
type PendingPicture = { readonly url: string; readonly attempts: number };

/** A stock version, and the hosts that pictures are downloaded from. */
export type PictureScan = { readonly version: number; readonly hosts: ReadonlySet<string> };

/** The pictures that feeds reference, by `pictureKey`. */
export type FeedPictureRepository = {
  /** Records that the stock of this version references the pictures; new ones are due immediately. */
  readonly markReferenced: (keys: readonly string[], version: number, now: Date) => Promise<void>;
  /** Records, as `markReferenced` does, the stored pictures that staff say of vehicles, also of those that are not shown. */
  readonly markStaffPictures: (version: number, now: Date) => Promise<void>;
  /**
   * Records that a stock was scanned completely: all other pictures become unreferenced, and those that were refused for
   * their host are due again when the hosts have changed.
   */
  readonly completeScan: (scan: PictureScan, now: Date) => Promise<void>;
  /** True if the last scan was of this version with these hosts. */
  readonly isScanned: (scan: PictureScan) => Promise<boolean>;
  /** Longest waiting first. */
  readonly findDue: (now: Date, limit: number) => Promise<readonly PendingPicture[]>;
  readonly save: (key: string, picture: StoredPicture) => Promise<void>;
  readonly scheduleRetry: (key: string, next: { readonly at: Date; readonly error: string }) => Promise<void>;
  readonly giveUp: (key: string, error: string) => Promise<void>;
  /** Notifies every node that new pictures are available. */
  readonly notifyNodes: () => Promise<void>;
  readonly countPending: () => Promise<number>;
  /** Hosts that referenced pictures are redirected to and that are not allowed, with their number. */
  readonly refusedRedirects: () => Promise<readonly { readonly host: string; readonly count: number }[]>;
  /** Hashes of a few referenced pictures that are stored, always the same ones first. */
  readonly sampleStored: () => Promise<readonly string[]>;
  readonly findStored: (keys: readonly string[]) => Promise<ReadonlyMap<string, StoredPicture>>;
  /** Deletes pictures that were unreferenced before `before`; returns the hashes that no other picture uses. */
  readonly deleteUnreferenced: (before: PermittedLimit) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** `forbidden`: the host is not requested. `final`: a retry does not help, at least not soon. `passing`: retry later. */
export type DownloadFault = { readonly reason: string; readonly kind: "forbidden" | "final" | "passing" };

export type Download = (address: string) => Promise<Result<Uint8Array, DownloadFault>>;

/** The folder of downloaded pictures. */
export type FeedPictureFiles = {
  /** Normalises a picture and saves it under the hash of its content; error: the reason why it is refused. */
  readonly save: (bytes: Uint8Array) => Promise<Result<StoredPicture, string>>;
  readonly remove: (hash: string) => Promise<void>;
  readonly has: (hash: string) => Promise<boolean>;
  /** Why nothing can be saved; null: it can. */
  readonly findProblem: () => string | null;
};

/** Null if the set is unknown. */
export type IconSource = (request: IconRequest) => Promise<IconAnswers | null>;

/** `immutable`: the content of the address never changes. */
export type RenderedPicture = {
  readonly kind: "picture";
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  readonly etag: string;
  readonly immutable: boolean;
};

/**
 * `missing`: no such asset, or its host does not deliver it. `refused`: the host is not allowed, or the file is not a
 * picture within the limits. `busy`: too many pictures are being rendered.
 */
export type PictureResult =
  | RenderedPicture
  | { readonly kind: "missing" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "busy" };

/** A client that waits for a picture. `client`: IP address; `signal`: aborted when the connection is closed. */
type PictureClient = { readonly client: string; readonly signal: AbortSignal };

/** `accepts`: formats that the browser accepts, limited to those served without an explicit request. */
export type PictureService = (
  request: PictureRequest,
  accepts: readonly PictureFormat[],
  client: PictureClient,
) => Promise<PictureResult>;
