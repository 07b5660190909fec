import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { PictureAsset } from "#domain/media/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { Download } from "./download.ts";
import type { FileCache } from "./file-cache.ts";

/** An asset that is there: `version` changes with its bytes, `lasting` says that it never does. */
export type Original = {
  readonly version: string;
  readonly lasting: boolean;
  readonly read: () => Promise<Result<Uint8Array, OriginalFault>>;
};

export type OriginalFault = { readonly kind: "missing" } | { readonly kind: "refused"; readonly reason: string };

export type OriginalsParts = {
  /** Folders of the site's own pictures; the first one that has a file counts. */
  readonly folders: readonly string[];
  readonly download: Download;
  readonly cache: FileCache;
  readonly keyOf: (text: string) => string;
  readonly now: () => number;
};

const MOST_BYTES = 20 * 1024 * 1024;

/** A host that just failed is not asked for the same picture by each visitor. */
const FAILED_FOR_MS = 60_000;
const MOST_FAILED = 1_000;

/** Files named by their own content. */
const BY_CONTENT = /(?:^|\/)[0-9a-f]{64}\.\w+$/;

/** The file where it is one of the folder's own: a link that leads out of it is none. */
const ownFile = async (folder: string, path: string): Promise<string | null> => {
  const root = await realpath(folder).catch(() => null);
  const file = await realpath(join(folder, ...path.split("/"))).catch(() => null);
  return root !== null && file !== null && file.startsWith(root + sep) ? file : null;
};

const ownOriginal = async (folders: readonly string[], path: string): Promise<Original | null> => {
  for (const folder of folders) {
    const file = await ownFile(folder, path);
    const stats = file === null ? null : await stat(file).catch(() => null);
    if (file === null || !stats?.isFile()) continue;
    return {
      version: `${stats.mtimeMs}-${stats.size}`,
      lasting: BY_CONTENT.test(path),
      read: async () =>
        stats.size > MOST_BYTES
          ? err({ kind: "refused", reason: `The file is larger than ${MOST_BYTES} bytes.` })
          : ok(await readFile(file)),
    };
  }
  return null;
};

/** Finds originals: in the site's own folders, or at the allowed hosts, from where each is fetched once. */
export const createOriginals = ({ folders, download, cache, keyOf, now }: OriginalsParts) => {
  const failed = new Map<string, { readonly until: number; readonly fault: OriginalFault }>();

  const remember = (url: string, fault: OriginalFault): OriginalFault => {
    if (failed.size >= MOST_FAILED) failed.clear();
    failed.set(url, { until: now() + FAILED_FOR_MS, fault });
    return fault;
  };
  const fetched = async (url: string): Promise<Result<Uint8Array, OriginalFault>> => {
    const name = `originals/${keyOf(url)}`;
    const kept = await cache.get(name);
    if (kept !== null) return ok(kept);
    const before = failed.get(url);
    if (before && before.until > now()) return err(before.fault);
    const answer = await download(url);
    if (answer.ok) {
      await cache.put(name, answer.value);
      return ok(answer.value);
    }
    const { reason, kind } = answer.error;
    return err(remember(url, kind === "forbidden" ? { kind: "refused", reason } : { kind: "missing" }));
  };
  return async (asset: PictureAsset): Promise<Original | null> =>
    asset.kind === "own"
      ? ownOriginal(folders, asset.path)
      : { version: "", lasting: true, read: () => fetched(asset.url) };
};
