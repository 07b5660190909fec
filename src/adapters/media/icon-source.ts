import type { IconSource } from "#application/media/ports.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import {
  readIconSet,
  splitIconRequest,
  writeIconRequest,
  type Icon,
  type IconAnswers,
  type IconRequest,
} from "#domain/media/index.ts";
import { createHttpClient, readText, type HttpClient } from "../platform/http/http-client.ts";
import { OUTSIDE_BODIES } from "../platform/http/outside-bodies.ts";
import type { HttpTransport } from "../platform/http/transport.ts";

type IconSet = ReadonlyMap<string, Icon>;

type IconSourceDependencies = {
  /** URL of an Iconify API for sets that are not bundled; null: none. */
  readonly apiUrl: string | null;
  /** By default HTTP. */
  readonly transport?: HttpTransport;
  readonly now: () => number;
};

const BUNDLED = ["vitrine"] as const;

/** Icons, and the names of those that a set does not have. */
const CACHE_MS = 24 * 3_600_000;

/** Icons whose request failed are requested again after this time. */
const RETRY_MS = 60_000;
const MAX_CACHED = 5_000;
const MAX_REDIRECTS = 20;

const EMPTY_SET: IconSet = new Map();

const answerOf = (set: IconSet, names: readonly string[]): IconAnswers =>
  new Map(names.map((name) => [name, set.get(name) ?? null]));

const readBundledSet = (prefix: string): IconSet =>
  readIconSet(JSON.parse(readFileSync(join(import.meta.dirname, "icon-sets", `${prefix}.json`), "utf8")));

/** The icons of one address; null if it could not be requested. */
const fetchIcons = async (client: HttpClient, base: string, request: IconRequest): Promise<IconAnswers | null> => {
  try {
    const response = await client(new URL(base + writeIconRequest(request)));
    if (response.ok) return answerOf(readIconSet(JSON.parse(await readText(response))), request.names);
    await response.discard();
    // The API has no such set.
    if (response.status === 404) return answerOf(EMPTY_SET, request.names);
  } catch {
    // The page is rendered without the icon.
  }
  return null;
};

/** `icon`: undefined if it could not be requested. */
type CachedIcon = { readonly icon: Promise<Icon | null | undefined>; until: number };

/** Requests icons of other sets, each once, and caches them, including missing ones. */
const createRemoteSource = (deps: IconSourceDependencies, apiUrl: string): IconSource => {
  const base = apiUrl.replace(/\/$/, "");
  const client = createHttpClient(
    { ...OUTSIDE_BODIES.icons, maxRedirects: MAX_REDIRECTS, sameHost: true },
    deps.transport,
  );
  const cache = new LRUCache<string, CachedIcon>({ max: MAX_CACHED });

  /** A request in progress is cached too, so that pages that are rendered at once share it. */
  const requestIcons = (request: IconRequest): void => {
    const answers = fetchIcons(client, base, request);
    for (const name of request.names) {
      const cached: CachedIcon = {
        icon: answers.then((icons) => {
          if (icons === null) cached.until = deps.now() + RETRY_MS;
          return icons?.get(name);
        }),
        until: deps.now() + CACHE_MS,
      };
      cache.set(`${request.prefix}:${name}`, cached);
    }
  };

  return async ({ prefix, names }) => {
    const read = (name: string) => cache.get(`${prefix}:${name}`);
    const unknown = names.filter((name) => (read(name)?.until ?? 0) <= deps.now());
    for (const request of splitIconRequest({ prefix, names: unknown }, base)) requestIcons(request);
    const icons = await Promise.all(names.map(async (name) => [name, await read(name)?.icon] as const));
    return new Map(icons.flatMap(([name, icon]) => (icon === undefined ? [] : [[name, icon] as const])));
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
    if (set) return answerOf(set, request.names);
    return remote ? remote(request) : null;
  };
};
