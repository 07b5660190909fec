import type { IconAnswers, IconRequest, PictureFormat, PictureRequest, StoredPicture } from "#domain/media/index.ts";
import type { PermittedLimit } from "#domain/retention/index.ts";
import type { Result } from "#domain/shared/index.ts";

/** What a host calls one state of a file; sent back to it, it answers whether that has changed. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null };

/** A picture to request. */
export type DuePicture = {
  readonly url: string;
  /** Failed attempts so far, or checks of the stored one. */
  readonly attempts: number;
  /** Why the last request failed. */
  readonly lastError: string | null;
  /** The copy whose host is asked whether it is still the same; null: there is none. */
  readonly stored: { readonly hash: string; readonly validators: Validators } | null;
};

/** Pictures on sale whose host did not deliver them when it was asked last. */
export type PictureFault = {
  readonly host: string;
  /** A sentence of operators without a full stop. */
  readonly reason: string;
  readonly count: number;
};

type NextAttempt = { readonly at: Date; readonly error: string | null };

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
  /** New pictures first, then those given up, then the stored ones; the longest waiting first. */
  readonly findDue: (now: Date, limit: number) => Promise<readonly DuePicture[]>;
  /** The copy that this one replaces is deleted as an unreferenced picture is. */
  readonly save: (
    key: string,
    picture: StoredPicture,
    next: { readonly at: Date; readonly validators: Validators },
  ) => Promise<void>;
  /** Records that the host still has the stored picture. */
  readonly confirm: (key: string, at: Date) => Promise<void>;
  readonly scheduleRetry: (key: string, next: NextAttempt) => Promise<void>;
  /** The picture is not shown and does not count as pending; it is requested again at `at`. */
  readonly giveUp: (key: string, next: NextAttempt) => Promise<void>;
  /** Notifies every node that new pictures are available. */
  readonly notifyNodes: () => Promise<void>;
  readonly countPending: () => Promise<number>;
  /** Hosts that referenced pictures are redirected to and that are not allowed, with their number. */
  readonly refusedRedirects: () => Promise<readonly { readonly host: string; readonly count: number }[]>;
  /** Each host and reason, without those of refused hosts; the most frequent first. */
  readonly listFaults: () => Promise<readonly PictureFault[]>;
  /** Hashes of a few referenced pictures that are stored, always the same ones first. */
  readonly sampleStored: () => Promise<readonly string[]>;
  readonly findStored: (keys: readonly string[]) => Promise<ReadonlyMap<string, StoredPicture>>;
  /** Deletes pictures that were unreferenced before `before`; returns the hashes that no other picture uses. */
  readonly deleteUnreferenced: (before: PermittedLimit) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/**
 * `forbidden`: the host is not requested. `missing`: it has no such file. `final`: a retry does not help, at least not soon.
 * `passing`: retry later. `reason`: the same for each file of a kind.
 */
export type DownloadFault = { readonly reason: string; readonly kind: "forbidden" | "missing" | "final" | "passing" };

type Downloaded = { readonly bytes: Uint8Array; readonly validators: Validators };

/** `unchanged`: the host still has the file of the validators. */
export type Download = (
  address: string,
  known?: Validators,
) => Promise<Result<Downloaded | "unchanged", DownloadFault>>;

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
