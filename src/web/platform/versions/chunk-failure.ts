import { type StoredTexts, tabStorage } from "../storage/index.ts";

/** A path is reloaded at most once in this time, in milliseconds. */
const RELOAD_INTERVAL_MS = 10_000;

const STORAGE_KEY = "chunk-reloads";

type ReloadTimes = Readonly<Record<string, number>>;

const isReloadTimes = (value: unknown): value is ReloadTimes =>
  typeof value === "object" && value !== null && Object.values(value).every((time) => typeof time === "number");

type Texts = Pick<StoredTexts, "read" | "write">;

const readReloadTimes = (storage: Texts): ReloadTimes => {
  try {
    const value: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? "{}");
    return isReloadTimes(value) ? value : {};
  } catch {
    return {};
  }
};

/**
 * True once per path in 10 s, never if the storage is not writable: there would be no protection against endless
 * reloads, so the error page is displayed instead. `now`: milliseconds since 1970.
 */
export const claimReload = (path: string, storage: Texts, now: number): boolean => {
  const isRecent = ([, time]: readonly [string, number]): boolean => Math.abs(now - time) < RELOAD_INTERVAL_MS;
  const recent = Object.entries(readReloadTimes(storage)).filter(isRecent);
  if (recent.some(([recentPath]) => recentPath === path)) return false;
  return storage.write(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
};

const mayReload = (path: string): boolean => claimReload(path, tabStorage, Date.now());

type RouterLocation = { readonly pathname: string; readonly search: string; readonly hash: string };

type RouterWindow = {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: RouterLocation } };
  };
};

/** Never resolves: the browser is about to leave the document. */
const untilLeft = (): Promise<never> => new Promise(() => {});

let isLeaving = false;

/** Loads the page from the server with a full document load. */
const loadDocument = ({ pathname, search, hash }: RouterLocation): void => {
  isLeaving = true;
  const { href } = new URL(`${location.origin}${pathname}${search}${hash}`);
  // Assigning the current URL with a hash would only scroll.
  if (href === location.href) location.reload();
  else location.assign(href);
  // Restored from the back/forward cache, the page would still wait for its route.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
};

/** Replaces a route module that could not be loaded: the router then renders the error page. */
const failingModule = (error: unknown) => {
  const fail = (): never => {
    throw error;
  };
  return { default: fail, clientLoader: fail };
};

let hasFailed = false;

/** True once a script has failed to load; this document cannot load it again. */
export const hasChunkFailed = (): boolean => hasFailed;

/**
 * Reloads the document because one of its scripts failed to load, at most once per path in 10 s.
 * Otherwise the error page is displayed.
 */
export const reloadOnce = async (error: unknown): Promise<never> => {
  if (!mayReload(location.pathname)) {
    hasFailed = true;
    throw error;
  }
  location.reload();
  return untilLeft();
};

/**
 * Called by the router instead of its own unlimited reload (`vite.config.ts`) if the script of a route fails to load.
 * Loads the target page from the server, at most once per path in 10 s; otherwise the error page is displayed. A failed
 * preload changes nothing. Preload and visit of the same link fail together: the second failure must also wait for the
 * document load, or the error page would appear in between with its own history entry.
 */
export const replaceFailedModule = (error: unknown): unknown => {
  if (isLeaving) return untilLeft();
  const next = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location;
  if (next === undefined) return failingModule(error);
  if (mayReload(next.pathname)) {
    loadDocument(next);
    return untilLeft();
  }
  hasFailed = true;
  return failingModule(error);
};
