import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";

/** Reason why a page could not be loaded. */
export type LoadFailure = "offline" | "timeout" | "server";

/** What the loader of the stock sends. */
export type LoadedResults = {
  /** Set if the request failed; the rest is then the previous response. */
  readonly failure?: LoadFailure;
};

const ROUTE = "routes/stock";

const TIMEOUT_MS = 15_000;

let last: { readonly path: string; readonly results: LoadedResults } | null = null;

/** `path`: of the page with these results. */
export const rememberResults = (path: string, results: LoadedResults): void => {
  last = { path, results };
};

/** Null for redirects, missing pages and aborted requests. */
const toLoadFailure = (error: unknown): LoadFailure | null => {
  if (isRouteErrorResponse(error)) return error.status >= 500 || error.status === 429 ? "server" : null;
  if (!(error instanceof Error) || error.name === "AbortError") return null;
  return navigator.onLine ? "server" : "offline";
};

type Results = Record<string, DataStrategyResult>;

/** The previous results stay, with the reason, when others cannot be loaded or are not there in time. */
export const fallBackToLastResults: MiddlewareFunction<Results> = async ({ url }, next) => {
  if (last?.path !== url.pathname) return next();
  const { results } = last;
  const withFailure = (failure: LoadFailure): Results => ({
    [ROUTE]: { type: "data", result: { ...results, failure } },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Results>((resolve) => {
    timer = setTimeout(() => resolve(withFailure("timeout")), TIMEOUT_MS);
  });
  const loaded = await Promise.race([next(), timeout]).finally(() => clearTimeout(timer));
  const response = loaded[ROUTE];
  const failure = response?.type === "error" ? toLoadFailure(response.result) : null;
  return failure === null ? loaded : withFailure(failure);
};
