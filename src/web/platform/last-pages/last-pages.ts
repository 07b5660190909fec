import { useEffect } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from "react-router";
import { afterPaint, whenIdle } from "../page/index.ts";

/** Some forty pages of the stock. */
const MAX_BYTES = 4_000_000;

/** Loader data of a page, by route. */
type PageData = {
  /** Path and query. */
  readonly page: string;
  /** By the id of the route. */
  readonly values: Readonly<Record<string, unknown>>;
};

type PageMemory = {
  /** `key`: of the entry in the browser's history. */
  readonly remember: (key: string, data: PageData) => void;
  readonly recall: (key: string) => PageData | undefined;
};

/** Stores the data of the last pages, at most `maxBytes` as JSON; the oldest are evicted first. */
export const createPageMemory = (maxBytes: number): PageMemory => {
  const pages = new Map<string, { readonly data: PageData; readonly bytes: number }>();
  let total = 0;
  const forget = (key: string): void => {
    total -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  return {
    remember(key, data) {
      forget(key);
      const bytes = JSON.stringify(data.values).length;
      pages.set(key, { data, bytes });
      total += bytes;
      for (const oldest of pages.keys()) {
        if (total <= maxBytes) break;
        forget(oldest);
      }
    },
    recall: (key) => pages.get(key)?.data,
  };
};

const memory = createPageMemory(MAX_BYTES);

/** The page that the visitor goes back or forward to; null in every other navigation. */
let traversed: PageData | null = null;

/** True if the page was displayed from memory and has to be loaded again. */
let isRecalled = false;

/**
 * Runs before the router's own listener, which starts the navigation. Entries before the first navigation have no key.
 */
export const observeTraversals = (): void => {
  addEventListener("popstate", ({ state }: PopStateEvent) => {
    const key = (state as { readonly key?: string } | null)?.key ?? "default";
    traversed = memory.recall(key) ?? null;
  });
};

/** On back and forward navigation renders the page from memory; see `useLastPages`. */
export const recallPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ url }, next) => {
  const recalled = traversed;
  traversed = null;
  if (recalled === null || recalled.page !== url.pathname + url.search) return next();
  isRecalled = true;
  return Object.fromEntries(
    Object.entries(recalled.values).map(([id, result]): [string, DataStrategyResult] => [id, { type: "data", result }]),
  );
};

/** Stores each page, and reloads one that came from memory once it is painted. */
export const useLastPages = (): void => {
  const { key, pathname, search } = useLocation();
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Error pages have no loader data for their route.
    if (matches.some(({ loaderData }) => loaderData === undefined)) return;
    const values = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    void whenIdle().then(() => memory.remember(key, { page: pathname + search, values }));
  }, [matches, key, pathname, search]);
  useEffect(() => {
    if (!isRecalled) return;
    isRecalled = false;
    afterPaint(() => void revalidate());
  }, [key, revalidate]);
};
