import { isRouteErrorResponse } from "react-router";
import type { JsonText } from "../../json-text.ts";
import type { StockPageMeta } from "./stock-page-meta.ts";
import type { StockPageView } from "./stock-page-view.ts";

/** Reason why a page could not be loaded. */
export type LoadFailure = "offline" | "timeout" | "server";

export type StockResponse = {
  readonly view: JsonText<StockPageView>;
  readonly meta: StockPageMeta;
  readonly canonical: string;
  /** Set if the request failed; `view` is then the previous response. */
  readonly failure?: LoadFailure;
};

const TIMEOUT_MS = 15_000;

let lastResponse: StockResponse | null = null;

export const rememberResponse = (response: StockResponse): void => {
  lastResponse = response;
};

class LoadTimeout extends Error {}

const withTimeout = async <T>(response: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout()), TIMEOUT_MS);
  });
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
};

/** Null for redirects, missing pages and aborted requests. */
const toLoadFailure = (error: unknown): LoadFailure | null => {
  if (error instanceof LoadTimeout) return "timeout";
  if (isRouteErrorResponse(error)) return error.status >= 500 || error.status === 429 ? "server" : null;
  if (!(error instanceof Error) || error.name === "AbortError") return null;
  return navigator.onLine ? "server" : "offline";
};

/** Returns the previous response with the failure if loading fails. Throws if there is no previous response. */
export const loadOrLast = async (load: () => Promise<StockResponse>): Promise<StockResponse> => {
  try {
    return await withTimeout(load());
  } catch (error) {
    const failure = toLoadFailure(error);
    if (lastResponse === null || failure === null) throw error;
    return { ...lastResponse, failure };
  }
};
