import { matchPath, matchRoutes } from "react-router";
import { siteUrl } from "#domain/shared/index.ts";
import { whenIdle } from "../page/index.ts";
import { ownBuild } from "../versions/index.ts";

/** Source: the specification, "max 5 concurrent route preloads". */
export const MAX_PRELOADS = 5;

/** Reserves one slot for links that the visitor points at. */
const MAX_IN_VIEW = MAX_PRELOADS - 1;

/** Payloads are fresh for a minute: `PAYLOAD_CACHE` in `src/server/pages/rendered-page.ts`. */
const FRESH_MS = 60_000;

/** After this time a preload no longer occupies a slot. */
const TIMEOUT_MS = 10_000;

/** Older ones are dropped, since the visitor has moved on. */
const MAX_WAITING = 20;

/** A page that may be preloaded. */
export type Preload = {
  /** Path and query. */
  readonly page: string;
  /** Id of its route. */
  readonly route: string;
  /** True if the browser caches the payload until the visit. */
  readonly isStored: boolean;
  /** Scripts and styles of the page, its module first. */
  readonly files: readonly string[];
};

/** Fields of `/builds/meta/{id}.json` used here. */
export type BuildManifest = {
  /** Path patterns of the router. */
  readonly routes: readonly {
    readonly id: string;
    readonly path: string;
    /** The data of the page is at its address and `.data`. */
    readonly payload: boolean;
    /** Scripts and styles beside those of every page, the module of the route first. */
    readonly files: readonly string[];
  }[];
  /** Path patterns of pages with a form. */
  readonly forms: readonly string[];
  /** Paths of pages with the visitor's own lists. */
  readonly personal: readonly string[];
};

const fetchManifest = async (): Promise<BuildManifest | null> => {
  const id = ownBuild();
  // Development has no build manifest.
  if (id === undefined || import.meta.env.DEV) return null;
  await whenIdle();
  const response = await fetch(`/builds/meta/${id}.json`, { priority: "low" });
  return response.ok ? ((await response.json()) as BuildManifest) : null;
};

let manifest: Promise<BuildManifest | null> | undefined;

let arrived: BuildManifest | null = null;

/** The manifest once it has arrived. */
export const arrivedBuildManifest = (): BuildManifest | null => arrived;

/**
 * Reads the manifest of this document's build once; null without a manifest. Waits until scripts have started after the
 * first paint.
 */
export const readBuildManifest = (): Promise<BuildManifest | null> => {
  manifest ??= fetchManifest()
    .catch(() => null)
    .then((read) => (arrived = read));
  return manifest;
};

/** Null if the URL is not a page. */
export const preloadOf = (
  { routes, forms, personal }: BuildManifest,
  page: string,
  origin: string = location.origin,
): Preload | null => {
  const { pathname } = siteUrl(origin, page);
  const route = matchRoutes([...routes], pathname)?.at(-1)?.route;
  if (!route?.payload) return null;
  const { id, files } = route;
  const isStored = !personal.includes(pathname) && forms.every((form) => matchPath(form, pathname) === null);
  return { page, route: id, isStored, files };
};

type Waiting = { readonly preload: Preload; readonly isIntended: boolean };

export type PreloadSlots = {
  /**
   * Preloads the page unless that was done within the last minute. `isIntended`: the visitor points at its link, so it
   * takes precedence over others.
   */
  readonly add: (preload: Preload, isIntended: boolean) => void;
  /** Cancels all preloads except that of this page, which the visitor is opening. */
  readonly leaveFor: (page: string) => void;
  /** The page's payload has arrived or failed; unknown pages are ignored. */
  readonly finish: (page: string) => void;
};

/**
 * Preloads at most `MAX_PRELOADS` pages at a time; the others wait, the latest first. A slot becomes free when its
 * payload has arrived or failed, at the latest after `TIMEOUT_MS`. Calls `onChange` with the running preloads on every
 * change.
 */
export const createPreloadSlots = (onChange: (preloads: readonly Preload[]) => void): PreloadSlots => {
  const startedAt = new Map<string, number>();
  const running = new Map<string, { readonly preload: Preload; readonly timer: ReturnType<typeof setTimeout> }>();
  let waiting: readonly Waiting[] = [];

  const forgetOld = (): void => {
    for (const [page, at] of startedAt) if (Date.now() - at > FRESH_MS) startedAt.delete(page);
  };

  /** The most recent one for which a slot is free. */
  const next = (): Waiting | undefined =>
    waiting.findLast(({ isIntended }) => running.size < (isIntended ? MAX_PRELOADS : MAX_IN_VIEW));

  const fill = (): void => {
    for (let one = next(); one !== undefined; one = next()) {
      const { preload } = one;
      waiting = waiting.filter((other) => other !== one);
      startedAt.set(preload.page, Date.now());
      running.set(preload.page, { preload, timer: setTimeout(() => finish(preload.page), TIMEOUT_MS) });
    }
    onChange([...running.values()].map(({ preload }) => preload));
  };

  const finish = (page: string): void => {
    clearTimeout(running.get(page)?.timer);
    if (running.delete(page)) fill();
  };

  return {
    add(preload, isIntended) {
      forgetOld();
      if (startedAt.has(preload.page)) return;
      const others = waiting.filter((one) => one.preload.page !== preload.page);
      waiting = [...others, { preload, isIntended }].slice(-MAX_WAITING);
      fill();
    },
    leaveFor(page) {
      waiting = [];
      for (const [other, { timer }] of running) {
        if (other === page) continue;
        clearTimeout(timer);
        running.delete(other);
        startedAt.delete(other);
      }
      fill();
    },
    finish,
  };
};
