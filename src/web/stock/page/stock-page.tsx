import { memo } from "react";
import {
  chosenValue,
  type OwnText,
  ownText,
  PageEvent,
  TYPED,
  useFilterEvents,
} from "../../platform/analytics/index.ts";
import { LastSearch, useSavedSearch } from "../last-search/last-search.tsx";
import { RecentlyViewed } from "../../shortlist/index.ts";
import { Main, useAfterPaint, useIsPainted } from "../../platform/page/index.ts";
import type { LoadFailure } from "../last-results/last-results.ts";
import { StockFilters } from "./stock-filters.tsx";
import { ActiveFilters, StockBar, StockHead } from "./stock-head.tsx";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { RESULTS_ID, StockResults } from "./stock-results.tsx";
import type { StockPageView } from "./stock-page-view.ts";
import { parsePosition } from "#domain/geo/position.ts";
import { useFilterDraft, useStockForm } from "./use-stock-form.ts";

// Memoized: these do not render again while a response is pending.
const MemoizedHead = memo(StockHead);
const MemoizedActiveFilters = memo(ActiveFilters);

type StockPageProps = {
  readonly view: StockPageView;
  /** Reason why the last request failed; `view` is then the previous response. */
  readonly failure?: LoadFailure | null;
};

/** Order and page of the results. */
const isFilter = (name: string): boolean => name !== "sort" && name !== "page";

/** Coordinates are personal data, and so may be a text that was typed. */
const pushedValueOf = ({ facet, value }: { readonly facet: string; readonly value: string }): OwnText => {
  if (facet === "q") return TYPED;
  if (facet === "near") return parsePosition(value) === null ? TYPED : ownText("position");
  return chosenValue(value);
};

/** Text filters and the results of a quick search have separate events. */
const useStockEvents = ({ search, total }: Pick<StockPageView, "search" | "total">): void =>
  useFilterEvents({
    search,
    resultCount: total,
    isFilter,
    pushedValueOf,
    eventOf: ({ facet }, viaQuickSearch) =>
      facet === "q" || viaQuickSearch ? "adjust_vehicle_quicksearch_filter" : "adjust_vehicle_overview_filter",
  });

export const StockPage = ({ view, failure = null }: StockPageProps) => {
  useStockEvents(view);
  useSavedSearch(view);
  const settled = useAfterPaint(view);
  const isPainted = useIsPainted();
  const draft = useFilterDraft(settled);
  const form = useStockForm({ view, settled: settled === view, failed: failure !== null }, draft);
  return (
    <Main className="wrap stock">
      <PageEvent event="view_vehicle_overview" fields={{ result_count: view.total }} />
      <a href={`#${RESULTS_ID}`} className="skip skip-second">
        {strings.skipToResults}
      </a>
      <MemoizedHead view={view} />
      <div className="stock-columns">
        <StockFilters view={settled} form={form} draft={draft} />
        <div className="shrink">
          <div className="stock-over">
            {view.activeFilters.length === 0 ? (
              <LastSearch action={view.action} />
            ) : (
              <MemoizedActiveFilters view={view} />
            )}
            <StockBar view={view} form={form} />
          </div>
          <StockResults view={view} isSettled={isPainted && settled === view} form={form} failure={failure} />
        </div>
      </div>
      {isPainted && <RecentlyViewed />}
    </Main>
  );
};
