import type { IconSource } from "#application/media/ports.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { readIconSet, type Icon, type IconRequest } from "#domain/media/index.ts";

import { createHttpClient, readText, type HttpClient } from "../platform/http/http-client.ts";
import { OUTSIDE_BODIES } from "../platform/http/outside-bodies.ts";
import type { HttpTransport } from "../platform/http/transport.ts";

type IconSet = ReadonlyMap<string, Icon>;

export type IconSourceDependencies = {
  /** URL of an Iconify API for sets that are not bundled; null: none. */
  readonly apiUrl: string | null;
  /** By default HTTP. */
  readonly transport?: HttpTransport;
  readonly now: () => number;
};

const BUNDLED = ["vitrine"] as const;

const CACHE_MS = 24 * 3_600_000;

/** Failed and unknown icons are requested again after this time. */
const MISS_CACHE_MS = 60_000;
const MAX_CACHED = 5_000;
const MAX_REDIRECTS = 20;

const readBundledSet = (prefix: string): IconSet =>
  readIconSet(JSON.parse(readFileSync(join(import.meta.dirname, "icon-sets", `${prefix}.json`), "utf8")));

const fetchIcons = async (client: HttpClient, base: string, { prefix, names }: IconRequest): Promise<IconSet> => {
  try {
    const response = await client(new URL(`${base.replace(/\/$/, "")}/${prefix}.json?icons=${names.join(",")}`));
    if (response.ok) return readIconSet(JSON.parse(await readText(response)));
    await response.discard();
  } catch {
    // The page is rendered without the icon.
  }
  return new Map();
};

/** Requests icons of other sets and caches them, including unknown ones. */
const createRemoteSource = (deps: IconSourceDependencies, base: string): IconSource => {
  const client = createHttpClient(
    { ...OUTSIDE_BODIES.icons, maxRedirects: MAX_REDIRECTS, sameHost: true },
    deps.transport,
  );
  const cache = new LRUCache<string, { readonly icon: Icon | null; readonly until: number }>({ max: MAX_CACHED });
  const save = (key: string, icon: Icon | null): void => {
    cache.set(key, { icon, until: deps.now() + (icon ? CACHE_MS : MISS_CACHE_MS) });
  };
  return async ({ prefix, names }) => {
    const cacheKey = (name: string): string => `${prefix}:${name}`;
    const isUnknown = (name: string): boolean => (cache.get(cacheKey(name))?.until ?? 0) <= deps.now();
    const unknown = names.filter(isUnknown);
    if (unknown.length > 0) {
      const response = await fetchIcons(client, base, { prefix, names: unknown });
      for (const name of unknown) save(cacheKey(name), response.get(name) ?? null);
    }
    return new Map(
      names.flatMap((name) => {
        const icon = cache.get(cacheKey(name))?.icon;
        return icon ? [[name, icon] as const] : [];
      }),
    );
  };
};

/** Returns true when a bundled set has the icon "set:name". */
export const isBundledIcon = (fullName: string): boolean => {
  const [prefix, name = ""] = fullName.split(":");
  return BUNDLED.some((bundled) => bundled === prefix && readBundledSet(bundled).has(name));
};

/** Serves icons of the bundled sets and, when an API is configured, of other sets. */
export const createIconSource = (deps: IconSourceDependencies): IconSource => {
  const bundled = new Map<string, IconSet>(BUNDLED.map((prefix) => [prefix, readBundledSet(prefix)]));
  const remote = deps.apiUrl === null ? null : createRemoteSource(deps, deps.apiUrl);
  return async (request) => {
    const set = bundled.get(request.prefix);
    if (!set) return remote ? remote(request) : null;
    return new Map(request.names.flatMap((name) => (set.has(name) ? [[name, set.get(name) as Icon] as const] : [])));
  };
};
