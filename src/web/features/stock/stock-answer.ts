import { isRouteErrorResponse } from "react-router";
import type { AsText } from "./as-text.ts";
import type { SearchEntry } from "./stock-search-entry.ts";
import type { StockPageView } from "./stock-view.ts";

/** Why there is no answer: no network, none in time, or a site that could not give one. */
export type Failure = "offline" | "late" | "server";

export type StockAnswer = {
  readonly view: AsText<StockPageView>;
  readonly entry: SearchEntry;
  readonly canonical: string;
  /** What was asked could not be answered: this is the answer before it. */
  readonly failure?: Failure;
};

const PATIENCE_MS = 15_000;

let last: StockAnswer | null = null;

export const rememberAnswer = (answer: StockAnswer): void => {
  last = answer;
};

class Late extends Error {}

const inTime = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** Null for what is no failure: a redirect, a page that is not there, a question nobody waits for any more. */
const failureOf = (error: unknown): Failure | null => {
  if (error instanceof Late) return "late";
  if (isRouteErrorResponse(error)) return error.status >= 500 || error.status === 429 ? "server" : null;
  if (!(error instanceof Error) || error.name === "AbortError") return null;
  return navigator.onLine ? "server" : "offline";
};

/** Without an answer the last one stays, and the page says why; the choice made is not lost. */
export const answerOrLast = async (load: () => Promise<StockAnswer>): Promise<StockAnswer> => {
  try {
    return await inTime(load());
  } catch (error) {
    const failure = failureOf(error);
    if (last === null || failure === null) throw error;
    return { ...last, failure };
  }
};
