import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  storedPicturePath,
  nextAttemptAt,
  ORIGINAL_RENDITION,
  selectPictureKeys,
  type FeedPictureRepository,
} from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { writeFileAtomically } from "../platform/atomic-file.ts";
import type { Download } from "./download.ts";
import { readPictureMetadata, render } from "./render.ts";

export type PictureDownloadDependencies = {
  readonly pictures: FeedPictureRepository;
  readonly stock: {
    readonly version: () => Promise<number>;
    readonly all: () => AsyncIterable<Pick<Vehicle, "media">>;
  };
  /** Hosts from which pictures are downloaded. */
  readonly hosts: ReadonlySet<string>;
  readonly download: Download;
  /** Folder of the site's own pictures. */
  readonly folder: string;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
};

/** Concurrent downloads; rendering each picture takes CPU time. */
const CONCURRENCY = 4;

/** Pictures per batch; other nodes are notified once per batch. */
const BATCH = 40;

/** A vehicle that returns within this time still has its pictures. */
const UNREFERENCED_RETENTION_MS = 30 * 24 * 3_600_000;

/** High, because pages show renditions of the stored picture. */
const STORED_QUALITY = 88;

type DownloadResult = { readonly held: boolean };

/**
 * Records the pictures used by the stock when it has changed since the last walk, and deletes pictures unused for 30
 * days.
 */
export const recordReferencedPictures = async ({
  pictures,
  stock,
  hosts,
  folder,
  clock,
}: Omit<PictureDownloadDependencies, "download" | "random">): Promise<void> => {
  const version = await stock.version();
  if (version === (await pictures.scannedVersion())) return;
  let keys: string[] = [];
  for await (const { media } of stock.all()) {
    keys.push(...selectPictureKeys(media, hosts));
    if (keys.length < 500) continue;
    await pictures.markReferenced(keys, version, clock.now());
    keys = [];
  }
  await pictures.markReferenced(keys, version, clock.now());
  await pictures.completeScan(version, clock.now());
  const before = new Date(clock.now().getTime() - UNREFERENCED_RETENTION_MS);
  for (const hash of await pictures.deleteUnreferenced(before))
    await rm(join(folder, storedPicturePath(hash)), { force: true });
};

/** Saves a file atomically under the SHA-256 of its content and returns the hash. */
const saveFile = async (folder: string, bytes: Uint8Array): Promise<string> => {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const path = join(folder, storedPicturePath(hash));
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomically(path, bytes);
  return hash;
};

const downloadOne = async (
  deps: PictureDownloadDependencies,
  url: string,
  attempts: number,
): Promise<DownloadResult> => {
  const { pictures, download, folder, clock, random } = deps;
  const response = await download(url);
  if (!response.ok) {
    const { reason, kind } = response.error;
    const at = kind === "passing" ? nextAttemptAt(attempts + 1, clock.now(), random()) : null;
    await (at === null ? pictures.giveUp(url, reason) : pictures.scheduleRetry(url, { at, error: reason }));
    return { held: false };
  }
  const picture = await render(response.value, { ...ORIGINAL_RENDITION, quality: STORED_QUALITY }, "webp");
  const metadata = picture.ok ? await readPictureMetadata(picture.value) : null;
  if (!picture.ok || metadata === null) {
    await pictures.giveUp(url, picture.ok ? "what came is no picture" : picture.error);
    return { held: false };
  }
  const hash = await saveFile(folder, picture.value);
  await pictures.save(url, { hash, bytes: picture.value.byteLength, ...metadata });
  return { held: true };
};

/** Downloads pictures until none is due or the signal aborts. Returns the number of new pictures. */
export const downloadDuePictures = async (deps: PictureDownloadDependencies, signal: AbortSignal): Promise<number> => {
  const { pictures, clock } = deps;
  let stored = 0;
  for (;;) {
    const queue = [...(await pictures.findDue(clock.now(), BATCH))];
    if (queue.length === 0 || signal.aborted) return stored;
    let storedInBatch = 0;
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const result = await downloadOne(deps, next.url, next.attempts);
        if (result.held) storedInBatch += 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    if (storedInBatch > 0) await pictures.notifyNodes();
    stored += storedInBatch;
  }
};
