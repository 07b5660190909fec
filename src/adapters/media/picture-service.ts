import { hash } from "node:crypto";
import {
  writePictureAddress,
  type PictureAnswer,
  type PictureFormat,
  type PictureRequest,
  type PictureService,
} from "#domain/media/index.ts";
import type { Download } from "./download.ts";
import { createFileCache, type FileCache } from "./file-cache.ts";
import { createOriginals, type Original } from "./originals.ts";
import { render } from "./render.ts";
import { createWorkQueue } from "./work-queue.ts";

export type PictureServiceParts = {
  /** Folders of the site's own pictures; the first one that has a file counts. */
  readonly folders: readonly string[];
  /** Where what was made is kept; may be emptied at any time. */
  readonly cacheFolder: string;
  readonly mostCacheBytes?: number;
  readonly download: Download;
  readonly now: () => number;
};

const MOST_CACHE_BYTES = 2 * 1024 ** 3;

/** Of two processors one is left for pages. */
const AT_ONCE = 2;
const WAITING = 200;
const WAITING_IN_BACKGROUND = 500;

/** Until the next look whether there is time to make what nobody waits for. */
const LOOK_AGAIN_MS = 250;

const keyOf = (text: string): string => {
  const key = hash("sha256", text, "hex");
  return `${key.slice(0, 2)}/${key.slice(2, 42)}`;
};

const nameOf = (request: PictureRequest, original: Original, format: PictureFormat): string =>
  `${keyOf(`${original.version} ${writePictureAddress(request)}`)}.${format}`;

/** What is made at once for a browser that takes it: quick and small. */
const quickFormat = (accepts: readonly PictureFormat[]): PictureFormat => (accepts.includes("webp") ? "webp" : "jpeg");

type Making = { readonly request: PictureRequest; readonly original: Original; readonly format: PictureFormat };

/** Makes renditions once, whoever asks at the same time, and keeps them. */
const createMaker = (cache: FileCache) => {
  const underWay = new Map<string, Promise<PictureAnswer>>();
  const queue = createWorkQueue(AT_ONCE, WAITING);

  const pictureOf = ({ original, format }: Making, name: string, bytes: Uint8Array): PictureAnswer => ({
    kind: "picture",
    bytes,
    format,
    etag: `"${name.slice(3, 25)}-${format}"`,
    lasting: original.lasting,
  });
  const make = async (making: Making, name: string): Promise<PictureAnswer> => {
    const file = await making.original.read();
    if (!file.ok) return file.error;
    const made = await render(file.value, making.request.rendition, making.format);
    if (!made.ok) return { kind: "refused", reason: made.error };
    await cache.put(name, made.value);
    return pictureOf(making, name, made.value);
  };
  const answer = async (making: Making): Promise<PictureAnswer> => {
    const name = nameOf(making.request, making.original, making.format);
    const kept = await cache.get(name);
    if (kept) return pictureOf(making, name, kept);
    const others = underWay.get(name);
    if (others) return others;
    const work = queue.run(() => make(making, name));
    if (work === null) return { kind: "busy" };
    underWay.set(name, work);
    return work.finally(() => underWay.delete(name));
  };
  return { answer, isIdle: queue.isIdle };
};

/** AVIF takes ten times as long as WebP for a fifth fewer bytes: it is made when nobody waits for anything. */
const createBackground = (make: (making: Making) => Promise<unknown>, isIdle: () => boolean) => {
  const waiting = new Map<string, Making>();
  let timer: NodeJS.Timeout | null = null;
  const look = (): void => {
    timer = null;
    const [next] = waiting;
    if (!next) return;
    if (!isIdle()) return later();
    waiting.delete(next[0]);
    make(next[1]).then(later, later);
  };
  const later = (): void => {
    timer ??= setTimeout(look, LOOK_AGAIN_MS).unref();
  };
  return (name: string, making: Making): void => {
    if (waiting.size >= WAITING_IN_BACKGROUND) return;
    waiting.set(name, making);
    later();
  };
};

/** Pictures in every size and format they are asked in, made on demand, bounded in work and in room on the disk. */
export const createPictureService = async (parts: PictureServiceParts): Promise<PictureService> => {
  const { folders, cacheFolder, mostCacheBytes = MOST_CACHE_BYTES, download, now } = parts;
  const cache = await createFileCache(cacheFolder, mostCacheBytes, now);
  const find = createOriginals({ folders, download, cache, keyOf, now });
  const maker = createMaker(cache);
  const inBackground = createBackground(maker.answer, maker.isIdle);

  return async (request, accepts) => {
    const original = await find(request.asset);
    if (original === null) return { kind: "missing" };
    const { format } = request.rendition;
    if (format !== null) return maker.answer({ request, original, format });
    const small = { request, original, format: "avif" } as const;
    const name = nameOf(request, original, "avif");
    if (accepts.includes("avif") && cache.has(name)) return maker.answer(small);
    const answer = await maker.answer({ request, original, format: quickFormat(accepts) });
    if (answer.kind === "picture" && accepts.includes("avif")) inBackground(name, small);
    return answer;
  };
};
