import { whileLocked } from "../jobs/index.ts";
import {
  describeNoPicture,
  detectPictureType,
  nextAttemptAt,
  nextCheckAt,
  selectPictureKeys,
} from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { allMedia, type WithMedia } from "#domain/vehicles/index.ts";
import type { PurgeGuard } from "../retention/index.ts";
import type { StockReader, WatchVersion } from "../stock/ports.ts";
import type { Download, DownloadFault, DuePicture, FeedPictureFiles, FeedPictureRepository } from "./ports.ts";
import type { Log, Scheduler, TryLock } from "../jobs/ports.ts";
import { createLastKnown } from "../operations/index.ts";

export type PictureDownloadDependencies = {
  readonly pictures: FeedPictureRepository;
  readonly stock: Pick<StockReader, "version"> & { readonly all: () => AsyncIterable<WithMedia> };
  /** Hosts from which pictures are downloaded; feeds that are added and removed change them. */
  readonly hosts: () => ReadonlySet<string>;
  readonly download: Download;
  readonly files: Pick<FeedPictureFiles, "save" | "remove" | "findProblem">;
  readonly clock: Clock;
  readonly guard: Pick<PurgeGuard, "permitDerived">;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly log: Pick<Log, "info" | "warn" | "error">;
};

type ReferencedPictureDependencies = Pick<
  PictureDownloadDependencies,
  "pictures" | "stock" | "hosts" | "clock" | "guard"
> & {
  readonly files: Pick<FeedPictureFiles, "remove">;
};

/** Concurrent downloads; rendering each picture takes CPU time. */
const CONCURRENCY = 4;

/** Pictures per batch; other nodes are notified once per batch. */
const BATCH = 40;

/** A vehicle that returns within this time still has its pictures. */
const UNREFERENCED_RETENTION_MS = 30 * 24 * 3_600_000;

/**
 * Records the pictures used by the stock when it or the hosts have changed since the last walk, and deletes pictures
 * unused for 30 days.
 */
export const recordReferencedPictures = async ({
  pictures,
  stock,
  hosts: readHosts,
  files,
  clock,
  guard,
}: ReferencedPictureDependencies): Promise<void> => {
  const [version, hosts] = [await stock.version(), readHosts()];
  if (await pictures.isScanned({ version, hosts })) return;
  let keys: string[] = [];
  for await (const vehicle of stock.all()) {
    keys.push(...selectPictureKeys(allMedia(vehicle), hosts));
    if (keys.length < 500) continue;
    await pictures.markReferenced(keys, version, clock.now());
    keys = [];
  }
  await pictures.markReferenced(keys, version, clock.now());
  await pictures.markStaffPictures(version, clock.now());
  await pictures.completeScan({ version, hosts }, clock.now());
  const permit = await guard.permitDerived();
  if (permit === null) return;
  const before = permit.limit(new Date(permit.now.getTime() - UNREFERENCED_RETENTION_MS));
  for (const hash of await pictures.deleteUnreferenced(before)) await files.remove(hash);
};

/** A host may still be receiving the file of which a part came. */
const toFault = (bytes: Uint8Array): DownloadFault =>
  detectPictureType(bytes) === null
    ? { reason: describeNoPicture(bytes), kind: "final" }
    : { reason: "a part of the picture came, or it is damaged or too large", kind: "passing" };

/**
 * A picture without a copy is given up when its host has answered, and requested again later. A copy stays while its host
 * fails, until the host has said in two checks that it has no such picture.
 */
const recordFault = async (
  { pictures, clock, random }: PictureDownloadDependencies,
  { url, attempts, lastError, stored }: DuePicture,
  { reason, kind }: DownloadFault,
): Promise<{ readonly changed: boolean }> => {
  const [now, chance] = [clock.now(), random()];
  if (stored !== null) {
    const next = { at: nextCheckAt(1, now, chance), error: reason };
    const isRemoved = kind === "missing" && lastError === reason;
    await (isRemoved ? pictures.giveUp(url, next) : pictures.scheduleRetry(url, next));
    return { changed: isRemoved };
  }
  const at = kind === "passing" ? nextAttemptAt(attempts + 1, now, chance) : null;
  await (at === null
    ? pictures.giveUp(url, { at: nextCheckAt(attempts + 1, now, chance), error: reason })
    : pictures.scheduleRetry(url, { at, error: reason }));
  return { changed: false };
};

/** `changed`: the pages have another picture now. */
const downloadOne = async (
  deps: PictureDownloadDependencies,
  picture: DuePicture,
): Promise<{ readonly changed: boolean; readonly fault: DownloadFault | null }> => {
  const { pictures, download, files, clock, random } = deps;
  const { url, attempts, lastError, stored } = picture;
  if (!deps.hosts().has(new URL(url).host) && (stored !== null || lastError !== null)) {
    // What is known of a host that is no longer allowed stays.
    await pictures.scheduleRetry(url, { at: nextCheckAt(attempts + 1, clock.now(), random()), error: lastError });
    return { changed: false, fault: null };
  }
  const fail = async (fault: DownloadFault) => ({ ...(await recordFault(deps, picture, fault)), fault });
  const response = await download(url, stored?.validators);
  if (!response.ok) return fail(response.error);
  const checks = stored === null ? 0 : attempts;
  if (response.value === "unchanged") {
    await pictures.confirm(url, nextCheckAt(checks + 1, clock.now(), random()));
    return { changed: false, fault: null };
  }
  const { bytes, validators } = response.value;
  const saved = await files.save(bytes);
  if (!saved.ok) return fail(toFault(bytes));
  const changed = saved.value.hash !== stored?.hash;
  const at = nextCheckAt(changed ? 1 : checks + 1, clock.now(), random());
  await pictures.save(url, saved.value, { at, validators });
  return { changed, fault: null };
};

/** Logs each reason of a host once while the process runs. */
const createFaultLog = (log: Pick<Log, "warn">) => {
  const logged = new Set<string>();
  return (url: string, { reason }: DownloadFault): void => {
    const { host } = new URL(url);
    const line = `${host} ${reason}`;
    if (logged.has(line)) return;
    logged.add(line);
    log.warn({ host, reason }, "a picture of the feeds could not be downloaded");
  };
};

type FaultLog = ReturnType<typeof createFaultLog>;

/** Downloads pictures until none is due or the signal aborts. Returns the number of new pictures. */
const downloadDuePictures = async (
  deps: PictureDownloadDependencies,
  logFault: FaultLog,
  signal: AbortSignal,
): Promise<number> => {
  const { pictures, clock } = deps;
  let changes = 0;
  for (;;) {
    const queue = [...(await pictures.findDue(clock.now(), BATCH))];
    if (queue.length === 0 || signal.aborted) return changes;
    let changesInBatch = 0;
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const { changed, fault } = await downloadOne(deps, next);
        if (changed) changesInBatch += 1;
        if (fault !== null) logFault(next.url, fault);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    if (changesInBatch > 0) await pictures.notifyNodes();
    changes += changesInBatch;
  }
};

type PictureCheckDependencies = {
  readonly pictures: Pick<FeedPictureRepository, "sampleStored">;
  readonly files: Pick<FeedPictureFiles, "has">;
  /** Named in the sentence. */
  readonly folder: string;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "info" | "error">;
};

const FRESH_MS = 30_000;

/**
 * Looks whether this node has the pictures that the database says are downloaded; English sentences, empty if it has.
 * It has not where each node has a folder of its own, or the shared one is not mounted.
 */
export const createPictureCheck = (deps: PictureCheckDependencies): (() => Promise<readonly string[]>) => {
  const { pictures, files, folder, log } = deps;
  const sentence = `downloaded pictures are missing in MEDIA_DIR (${folder}): all nodes of a database need the same folder`;
  let [wasMissing, hasFailed] = [false, false];
  const look = async (): Promise<void> => {
    const found = await Promise.all((await pictures.sampleStored()).map((hash) => files.has(hash)));
    const missing = found.filter((isThere) => !isThere).length;
    if (missing > 0 && !wasMissing) log.error({ folder, missing }, "downloaded pictures are missing in MEDIA_DIR");
    if (missing === 0 && wasMissing) log.info({ folder }, "downloaded pictures are complete in MEDIA_DIR again");
    [wasMissing, hasFailed] = [missing > 0, false];
  };
  const check = async (): Promise<readonly string[]> => {
    try {
      await look();
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, "failed to check the downloaded pictures");
      hasFailed = true;
    }
    return wasMissing ? [sentence] : [];
  };
  const ask = createLastKnown({ read: check, initial: [], freshMs: FRESH_MS, monotonicMs: deps.monotonicMs });
  return async () => (await ask()).value;
};

type FeedPictureDependencies = PictureDownloadDependencies & {
  readonly watch: WatchVersion;
  /** Called when more pictures are available. */
  readonly onChange: () => void;
  readonly tryLock: TryLock;
  readonly scheduler: Scheduler;
};

export type FeedPictureService = { readonly stop: () => Promise<void> };

/** Also the delay before a new stock is searched for pictures. */
const POLL_INTERVAL_MS = 5_000;

const downloadOnce = (deps: FeedPictureDependencies, logFault: FaultLog, signal: AbortSignal): Promise<void> =>
  whileLocked(deps.tryLock, "feed-pictures", async () => {
    await recordReferencedPictures(deps);
    // A picture that came and could not be saved would count as one that its host does not have.
    if (deps.files.findProblem() !== null) return;
    const fetched = await downloadDuePictures(deps, logFault, signal);
    if (fetched === 0) return;
    deps.log.info({ fetched, waiting: await deps.pictures.countPending() }, "pictures of the feeds fetched");
  });

/**
 * Downloads the pictures of feeds from the allowed hosts, on one node at a time, after the import, and as soon as a host
 * is allowed.
 */
export const startFeedPictures = async (deps: FeedPictureDependencies): Promise<FeedPictureService> => {
  const { log, pictures } = deps;
  const watch = await deps.watch(deps.onChange);
  const logFault = createFaultLog(log);
  const job = deps.scheduler.schedule({
    run: (signal) => downloadOnce(deps, logFault, signal),
    onError: (error) => log.error({ err: error }, "pictures of the feeds could not be fetched"),
    intervalMs: POLL_INTERVAL_MS,
    firstAfterMs: 0,
  });
  return {
    async stop() {
      await job.stop();
      await watch.stop();
      await pictures.close();
    },
  };
};
