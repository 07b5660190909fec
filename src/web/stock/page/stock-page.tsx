import { memo } from "react";
import { PageEvent } from "../../platform/analytics/index.ts";
import { LastSearch, useSavedSearch } from "../last-search/last-search.tsx";
import { RecentlyViewed } from "../../shortlist/index.ts";
import { Main, useAfterPaint, useIsPainted } from "../../platform/page/index.ts";
import type { LoadFailure } from "../last-results/last-results.ts";
import { StockFilters } from "./stock-filters.tsx";
import { ActiveFilters, StockBar, StockHead } from "./stock-head.tsx";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { RESULTS_ID, StockResults } from "./stock-results.tsx";
import type { StockPageView } from "./stock-page-view.ts";
import { useFilterDraft } from "./use-filter-draft.ts";
import { useStockEvents } from "./use-stock-events.ts";
import { useStockForm } from "./use-stock-form.ts";

// Memoized: these do not render again while a response is pending.
const MemoizedHead = memo(StockHead);
const MemoizedActiveFilters = memo(ActiveFilters);

type StockPageProps = {
  readonly view: StockPageView;
  /** Reason why the last request failed; `view` is then the previous response. */
  readonly failure?: LoadFailure | null;
};

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
