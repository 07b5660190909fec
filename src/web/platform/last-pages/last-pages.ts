import { useEffect } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from "react-router";
import { afterPaint, whenIdle } from "../page/index.ts";
import { createPageMemory, type PageData } from "./page-memory.ts";

/** Some forty pages of the stock. */
const MAX_BYTES = 4_000_000;

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

type Results = Record<string, DataStrategyResult>;

/** On back and forward navigation renders the page from memory; see `useLastPages`. */
export const recallPage: MiddlewareFunction<Results> = async ({ url }, next) => {
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
