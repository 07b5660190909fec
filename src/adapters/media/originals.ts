import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { PictureAsset } from "#domain/media/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { Download } from "#application/media/ports.ts";
import type { FileCache } from "./file-cache.ts";

/** An existing asset. `version` changes with its bytes; `immutable` assets never change. */
export type Original = {
  readonly version: string;
  readonly immutable: boolean;
  /** Downloads the asset to where `read` finds it; null when it is on this machine. */
  readonly download: (() => Promise<Result<null, OriginalFault>>) | null;
  readonly read: () => Promise<Result<Uint8Array, OriginalFault>>;
};

type OriginalFault = { readonly kind: "missing" } | { readonly kind: "refused"; readonly reason: string };

type OriginalsDependencies = {
  /** Folders of the site's own pictures; the first folder that has a file wins. */
  readonly folders: readonly string[];
  readonly download: Download;
  readonly cache: FileCache;
  /** Called when a downloaded original could not be cached. */
  readonly onCacheError: (error: unknown) => void;
  readonly cacheKey: (text: string) => string;
  readonly now: () => number;
};

const MAX_BYTES = 20 * 1024 * 1024;

/** A failed download is not retried for this time. */
const FAILURE_CACHE_MS = 60_000;
const MAX_FAILURES = 1_000;

/** Files named by the SHA-256 of their content. */
const CONTENT_ADDRESSED = /(?:^|\/)[0-9a-f]{64}\.\w+$/;

/** A name with accents as it is written, and as other systems store it: with the accents as characters of their own. */
const spellings = (path: string): ReadonlySet<string> => new Set([path, path.normalize("NFC"), path.normalize("NFD")]);

/** Returns the real path, or null when the file does not exist or a link leads out of the folder. */
const resolveOwnFile = async (folder: string, path: string): Promise<string | null> => {
  const root = await realpath(folder).catch(() => null);
  for (const spelling of spellings(path)) {
    const file = await realpath(join(folder, ...spelling.split("/"))).catch(() => null);
    if (root !== null && file !== null && file.startsWith(root + sep)) return file;
  }
  return null;
};

const findOwnOriginal = async (folders: readonly string[], path: string): Promise<Original | null> => {
  for (const folder of folders) {
    const file = await resolveOwnFile(folder, path);
    const stats = file === null ? null : await stat(file).catch(() => null);
    if (file === null || !stats?.isFile()) continue;
    return {
      version: `${stats.mtimeMs}-${stats.size}`,
      immutable: CONTENT_ADDRESSED.test(path),
      download: null,
      read: async () =>
        stats.size > MAX_BYTES
          ? err({ kind: "refused", reason: `The file is larger than ${MAX_BYTES} bytes.` })
          : ok(await readFile(file)),
    };
  }
  return null;
};

/** Finds originals in the site's own folders, or downloads them once from the allowed hosts. */
export const createOriginals = ({ folders, download, cache, onCacheError, cacheKey, now }: OriginalsDependencies) => {
  const failures = new Map<string, { readonly until: number; readonly fault: OriginalFault }>();

  const originalName = (url: string): string => `originals/${cacheKey(url)}`;

  const saveFailure = (url: string, fault: OriginalFault): OriginalFault => {
    if (failures.size >= MAX_FAILURES) failures.clear();
    failures.set(url, { until: now() + FAILURE_CACHE_MS, fault });
    return fault;
  };
  const fetchOriginal = async (url: string): Promise<Result<Uint8Array, OriginalFault>> => {
    const name = originalName(url);
    const cached = await cache.get(name);
    if (cached !== null) return ok(cached);
    const failure = failures.get(url);
    if (failure && failure.until > now()) return err(failure.fault);
    const response = await download(url);
    if (response.ok && response.value !== "unchanged") {
      await cache.put(name, response.value.bytes).catch(onCacheError);
      return ok(response.value.bytes);
    }
    if (response.ok) return err(saveFailure(url, { kind: "missing" }));
    const { reason, kind } = response.error;
    return err(saveFailure(url, kind === "forbidden" ? { kind: "refused", reason } : { kind: "missing" }));
  };
  const downloadOriginal = async (url: string): Promise<Result<null, OriginalFault>> => {
    const original = await fetchOriginal(url);
    return original.ok ? ok(null) : original;
  };
  return async (asset: PictureAsset): Promise<Original | null> =>
    asset.kind === "own"
      ? findOwnOriginal(folders, asset.path)
      : {
          version: "",
          immutable: true,
          download: cache.has(originalName(asset.url)) ? null : () => downloadOriginal(asset.url),
          read: () => fetchOriginal(asset.url),
        };
};
