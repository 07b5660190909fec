import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { heldPath, nextAttempt, PLAIN, wantedPictures, type FeedPictures } from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Download } from "./download.ts";
import { factsOf, render } from "./render.ts";

export type PictureKeeperParts = {
  readonly pictures: FeedPictures;
  readonly stock: {
    readonly version: () => Promise<number>;
    readonly all: () => AsyncIterable<Pick<Vehicle, "media">>;
  };
  /** Hosts whose pictures are fetched. */
  readonly hosts: ReadonlySet<string>;
  readonly download: Download;
  /** Folder of the site's own pictures. */
  readonly folder: string;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
};

/** Fetched at once; making a picture of what came keeps a processor busy for a moment. */
const AT_ONCE = 4;

/** Looked up at a time; what all of them brought is told at once. */
const BATCH = 40;

/** A vehicle that comes back within this time finds its pictures as they were. */
const KEPT_UNWANTED_MS = 30 * 24 * 3_600_000;

/** Kept large and fine: what pages show is made of it. */
const KEPT_QUALITY = 88;

type Fetched = { readonly held: boolean };

/**
 * Notes which pictures the stock wants, where it has changed since the last walk, and lets go of those that nobody has
 * wanted for long.
 */
export const noteWanted = async ({
  pictures,
  stock,
  hosts,
  folder,
  clock,
}: Omit<PictureKeeperParts, "download" | "random">): Promise<void> => {
  const version = await stock.version();
  if (version === (await pictures.walked())) return;
  let keys: string[] = [];
  for await (const { media } of stock.all()) {
    keys.push(...wantedPictures(media, hosts));
    if (keys.length < 500) continue;
    await pictures.want(keys, version, clock.now());
    keys = [];
  }
  await pictures.want(keys, version, clock.now());
  await pictures.wanted(version, clock.now());
  const before = new Date(clock.now().getTime() - KEPT_UNWANTED_MS);
  for (const hash of await pictures.forgetUnwanted(before)) await rm(join(folder, heldPath(hash)), { force: true });
};

/** Whole or not at all, and under the name of what it holds: writing it twice does no harm. */
const keepFile = async (folder: string, bytes: Uint8Array): Promise<string> => {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const path = join(folder, heldPath(hash));
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
  return hash;
};

const fetchOne = async (parts: PictureKeeperParts, url: string, attempts: number): Promise<Fetched> => {
  const { pictures, download, folder, clock, random } = parts;
  const answer = await download(url);
  if (!answer.ok) {
    const { reason, kind } = answer.error;
    const at = kind === "passing" ? nextAttempt(attempts + 1, clock.now(), random()) : null;
    await (at === null ? pictures.giveUp(url, reason) : pictures.retry(url, { at, error: reason }));
    return { held: false };
  }
  const made = await render(answer.value, { ...PLAIN, quality: KEPT_QUALITY }, "webp");
  const facts = made.ok ? await factsOf(made.value) : null;
  if (!made.ok || facts === null) {
    await pictures.giveUp(url, made.ok ? "what came is no picture" : made.error);
    return { held: false };
  }
  const hash = await keepFile(folder, made.value);
  await pictures.hold(url, { hash, bytes: made.value.byteLength, ...facts });
  return { held: true };
};

/** Fetches what is due until nothing is, or until the signal. Returns how many pictures are new. */
export const fetchDue = async (parts: PictureKeeperParts, signal: AbortSignal): Promise<number> => {
  const { pictures, clock } = parts;
  let held = 0;
  for (;;) {
    const queue = [...(await pictures.due(clock.now(), BATCH))];
    if (queue.length === 0 || signal.aborted) return held;
    let fresh = 0;
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const fetched = await fetchOne(parts, next.url, next.attempts);
        if (fetched.held) fresh += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (fresh > 0) await pictures.tell();
    held += fresh;
  }
};
