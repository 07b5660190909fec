import { useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { parseJsonText } from "../../platform/json-text/index.ts";
import type { LoadFailure } from "../last-results/last-results.ts";
import type { StockResponse } from "./stock-response.ts";
import type { StockPageView } from "./stock-page-view.ts";
import { useDelayedFlag } from "./use-delayed-flag.ts";
import { useWhenOnline } from "./use-when-online.ts";

const SHOW_COUNTING_AFTER_MS = 300;

/** Filters that are selected but not yet applied. */
export type FilterDraft = {
  readonly preview: (search: string) => void;
  readonly discard: () => void;
  /** Result for the draft; null until it is loaded. */
  readonly view: StockPageView | null;
  /** True if loading takes longer than `SHOW_COUNTING_AFTER_MS`. */
  readonly counting: boolean;
  readonly failure: LoadFailure | null;
};

type DraftRequest = {
  readonly search: string;
  readonly page: StockPageView;
  readonly previousResponse: StockResponse | undefined;
};

/** Loads the result of a filter selection without navigating. A new `page` ends the draft. */
export const useFilterDraft = (page: StockPageView): FilterDraft => {
  const fetcher = useFetcher<StockResponse>();
  const [lastRequest, setLastRequest] = useState<DraftRequest | null>(null);
  const request = lastRequest?.page === page ? lastRequest : null;
  const preview = (search: string) => {
    setLastRequest({ search, page, previousResponse: request === null ? fetcher.data : request.previousResponse });
    void fetcher.load(search === "" ? page.action : `${page.action}?${search}`);
  };
  const response = request !== null && fetcher.data !== request.previousResponse ? fetcher.data : undefined;
  const failure = fetcher.state === "idle" ? (response?.failure ?? null) : null;
  useWhenOnline(failure === "offline", () => request && preview(request.search));
  return {
    preview,
    discard: () => setLastRequest(null),
    view: useMemo(() => (response && !response.failure ? parseJsonText(response.view) : null), [response]),
    counting: useDelayedFlag(request !== null && fetcher.state !== "idle", SHOW_COUNTING_AFTER_MS),
    failure,
  };
};
