import { hash } from "node:crypto";
import { writePictureAddress, type PictureFormat, type PictureRequest } from "#domain/media/index.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { Download, PictureResult, PictureService } from "#application/media/ports.ts";
import { createFileCache, type FileCache } from "./file-cache.ts";
import { createOriginals, type Original } from "./originals.ts";
import { render } from "./render.ts";
import { throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import { createWorkQueue, type WorkOwner } from "./work-queue.ts";

type PictureServiceDependencies = {
  /** Folders of the site's own pictures; the first folder that has a file wins. */
  readonly folders: readonly string[];
  /** Folder of rendered pictures; may be emptied at any time. */
  readonly cacheFolder: string;
  readonly maxCacheBytes?: number;
  readonly download: Download;
  readonly scheduler: Pick<Scheduler, "schedule">;
  /** The process has processor time that no visitor waits for. */
  readonly hasTimeLeft: () => boolean;
  /** Called when a rendered picture could not be cached. */
  readonly onCacheError: (error: unknown) => void;
  readonly now: () => number;
};

const MAX_CACHE_BYTES = 2 * 1024 ** 3;

/** Concurrent renders; limited so that pages keep CPU time. */
const CONCURRENCY = 2;
const MAX_WAITING = 200;

/** A page has at most 40 pictures, and a browser requests some of them before others are there. */
const MAX_WAITING_PER_CLIENT = 50;

/** Concurrent downloads of originals: they wait for other hosts and need no processor time. */
const DOWNLOADS = 8;

const LIMITS = { maxWaiting: MAX_WAITING, maxWaitingPerClient: MAX_WAITING_PER_CLIENT };
const MAX_WAITING_IN_BACKGROUND = 500;

/** Interval at which the background queue checks whether the renderer and the process are idle. */
const IDLE_POLL_MS = 250;

const cacheKey = (text: string): string => {
  const key = hash("sha256", text, "hex");
  return `${key.slice(0, 2)}/${key.slice(2, 42)}`;
};

const cacheName = (request: PictureRequest, original: Original, format: PictureFormat): string =>
  `${cacheKey(`${original.version} ${writePictureAddress(request)}`)}.${format}`;

/** The accepted format that is fast to render. */
const quickFormat = (accepts: readonly PictureFormat[]): PictureFormat => (accepts.includes("webp") ? "webp" : "jpeg");

type RenderJob = { readonly request: PictureRequest; readonly original: Original; readonly format: PictureFormat };

/** Work shared by several clients: done once, and aborted when the last of them has left. */
export const createSingleFlight = <T>() => {
  type Entry = { readonly result: Promise<T>; readonly join: (signal: AbortSignal) => void };
  const underWay = new Map<string, Entry>();

  const start = (name: string, client: string, work: (owner: WorkOwner) => Promise<T>): Entry => {
    const abandoned = new AbortController();
    let waiting = 0;
    const leave = withErrorHandler(() => {
      waiting -= 1;
      if (waiting > 0) return;
      // A client that arrives now starts new work.
      if (underWay.get(name) === entry) underWay.delete(name);
      abandoned.abort();
    }, throwUnhandled);
    const result = work({ client, signal: abandoned.signal }).finally(() => {
      if (underWay.get(name) === entry) underWay.delete(name);
    });
    const entry: Entry = {
      result,
      join(signal) {
        waiting += 1;
        if (signal.aborted) leave();
        else signal.addEventListener("abort", leave, { once: true });
      },
    };
    underWay.set(name, entry);
    return entry;
  };

  return (name: string, { client, signal }: WorkOwner, work: (owner: WorkOwner) => Promise<T>): Promise<T> => {
    const entry = underWay.get(name) ?? start(name, client, work);
    entry.join(signal);
    return entry.result;
  };
};

/** Renders each rendition once, also for concurrent requests, and caches it. */
const createRenderer = (cache: FileCache, onCacheError: (error: unknown) => void) => {
  const share = createSingleFlight<PictureResult>();
  const encoders = createWorkQueue({ ...LIMITS, concurrency: CONCURRENCY });
  const downloads = createWorkQueue({ ...LIMITS, concurrency: DOWNLOADS });

  const toAnswer = ({ original, format }: RenderJob, name: string, bytes: Uint8Array): PictureResult => ({
    kind: "picture",
    bytes,
    format,
    etag: `"${name.slice(3, 25)}-${format}"`,
    immutable: original.immutable,
  });
  const encode = async (job: RenderJob, name: string): Promise<PictureResult> => {
    const file = await job.original.read();
    if (!file.ok) return file.error;
    const rendered = await render(file.value, job.request.rendition, job.format);
    if (!rendered.ok) return { kind: "refused", reason: rendered.error };
    // A full disk costs the cache, not the picture.
    await cache.put(name, rendered.value).catch(onCacheError);
    return toAnswer(job, name, rendered.value);
  };
  const make = async (job: RenderJob, name: string, owner: WorkOwner): Promise<PictureResult> => {
    const { download } = job.original;
    if (download !== null) {
      const downloaded = await downloads.run(download, owner);
      if (downloaded === null) return { kind: "busy" };
      if (!downloaded.ok) return downloaded.error;
    }
    return (await encoders.run(() => encode(job, name), owner)) ?? { kind: "busy" };
  };
  const answer = async (job: RenderJob, owner: WorkOwner): Promise<PictureResult> => {
    const name = cacheName(job.request, job.original, job.format);
    const cached = await cache.get(name);
    if (cached) return toAnswer(job, name, cached);
    return share(name, owner, (shared) => make(job, name, shared));
  };
  return { answer, isIdle: encoders.isIdle };
};

/** Runs jobs while the renderer is idle and the process is not busy. AVIF takes ten times as long as WebP for 20 % fewer bytes. */
const createBackgroundQueue = (
  make: (job: RenderJob, owner: WorkOwner) => Promise<unknown>,
  isIdle: () => boolean,
  {
    scheduler,
    hasTimeLeft,
    onCacheError,
  }: Pick<PictureServiceDependencies, "scheduler" | "hasTimeLeft" | "onCacheError">,
) => {
  const waiting = new Map<string, RenderJob>();
  const runNext = async (): Promise<void> => {
    const [next] = waiting;
    if (!next || !isIdle() || !hasTimeLeft()) return;
    waiting.delete(next[0]);
    await make(next[1], { client: "", signal: new AbortController().signal });
  };
  // A picture that fails stays in the format that is fast to render.
  scheduler.schedule({ run: runNext, onError: onCacheError, intervalMs: IDLE_POLL_MS });
  return (name: string, job: RenderJob): void => {
    if (waiting.size < MAX_WAITING_IN_BACKGROUND) waiting.set(name, job);
  };
};

/** Renders pictures on demand in the requested size and format, with bounded CPU work and disk space. */
export const createPictureService = async (deps: PictureServiceDependencies): Promise<PictureService> => {
  const { folders, cacheFolder, maxCacheBytes = MAX_CACHE_BYTES, download, onCacheError, now } = deps;
  const cache = await createFileCache(cacheFolder, maxCacheBytes, now);
  const find = createOriginals({ folders, download, cache, onCacheError, cacheKey, now: () => performance.now() });
  const renderer = createRenderer(cache, onCacheError);
  const enqueueInBackground = createBackgroundQueue(renderer.answer, renderer.isIdle, deps);

  return async (request, accepts, client) => {
    const original = await find(request.asset);
    if (original === null) return { kind: "missing" };
    const { format } = request.rendition;
    if (format !== null) return renderer.answer({ request, original, format }, client);
    const avif = { request, original, format: "avif" } as const;
    const name = cacheName(request, original, "avif");
    if (accepts.includes("avif") && cache.has(name)) return renderer.answer(avif, client);
    const answer = await renderer.answer({ request, original, format: quickFormat(accepts) }, client);
    if (answer.kind === "picture" && accepts.includes("avif")) enqueueInBackground(name, avif);
    return answer;
  };
};
