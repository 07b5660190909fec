/** Milliseconds in which a path is loaded again once at most. */
const RELOAD_INTERVAL_MS = 10_000;

const STORAGE_KEY = "chunk-reloads";

type ReloadTimes = Readonly<Record<string, number>>;

const isReloadTimes = (value: unknown): value is ReloadTimes =>
  typeof value === "object" && value !== null && Object.values(value).every((time) => typeof time === "number");

const readReloadTimes = (storage: Storage): ReloadTimes => {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? "{}");
    return isReloadTimes(value) ? value : {};
  } catch {
    return {};
  }
};

/** True once for a path in 10 s. `now`: milliseconds since 1970. Throws where the storage cannot be written. */
export const takeReload = (path: string, storage: Storage, now: number): boolean => {
  const isRecent = ([, time]: readonly [string, number]): boolean => Math.abs(now - time) < RELOAD_INTERVAL_MS;
  const recent = Object.entries(readReloadTimes(storage)).filter(isRecent);
  if (recent.some(([recentPath]) => recentPath === path)) return false;
  storage.setItem(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
  return true;
};

/** A visitor without session storage sees the error page: without a memory the page could reload without end. */
const mayReload = (path: string): boolean => {
  try {
    return takeReload(path, sessionStorage, Date.now());
  } catch {
    return false;
  }
};

type RouterLocation = { readonly pathname: string; readonly search: string; readonly hash: string };

type RouterWindow = {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: RouterLocation } };
  };
};

/** Never resolves: the document is about to be left. */
const untilLeft = (): Promise<never> => new Promise(() => {});

let isLeaving = false;

/** Loads the page of the address from the server. */
const loadDocument = ({ pathname, search, hash }: RouterLocation): void => {
  isLeaving = true;
  const { href } = new URL(`${location.origin}${pathname}${search}${hash}`);
  // A navigation to the same address with a hash loads nothing.
  if (href === location.href) location.reload();
  else location.assign(href);
  // The page that waits in the back/forward cache still waits for its route.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
};

/** Stands for a route module that could not be loaded: the router shows the error page instead of its page. */
const failingModule = (error: unknown) => {
  const fail = (): never => {
    throw error;
  };
  return { default: fail, clientLoader: fail };
};

let hasFailed = false;

/** A script could not be loaded: it stays missing in this document. */
export const hasChunkFailed = (): boolean => hasFailed;

/**
 * Loads the page in the address from the server, since a script of it did not load: at most once for its path in 10 s.
 * Otherwise the error page appears.
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
 * Called by the router instead of its own reload without end (`vite.config.ts`) when the script of a route does not
 * load. Loads the page that the visitor asked for from the server, at most once for its path in 10 s; otherwise the
 * error page appears. A preload that fails changes nothing. The preload and the visit of a link fail together: the
 * second failure waits for the page as the first one does, else the error page would come in between, with an entry of
 * its own in the history.
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
