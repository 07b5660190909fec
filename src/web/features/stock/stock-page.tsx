import { memo } from "react";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { Main } from "../shell/main.tsx";
import type { Failure } from "./stock-answer.ts";
import { StockFilters } from "./stock-filters.tsx";
import { ChosenFilters, StockBar, StockHead } from "./stock-head.tsx";
import { StockResults } from "./stock-results.tsx";
import type { StockPageView } from "./stock-view.ts";
import { useAfterPaint } from "./use-after-paint.ts";
import { useDraft } from "./use-draft.ts";
import { useStockForm } from "./use-stock-form.ts";

// While an answer is on its way these stay as they are.
const Head = memo(StockHead);
const Chosen = memo(ChosenFilters);

type StockPageProps = {
  readonly view: StockPageView;
  /** Why the last change could not be answered; what is shown is the answer before it. */
  readonly failure?: Failure | null;
};

export const StockPage = ({ view, failure = null }: StockPageProps) => {
  const settled = useAfterPaint(view);
  const draft = useDraft(settled);
  const form = useStockForm({ view, settled: settled === view, failed: failure !== null }, draft);
  return (
    <Main className="wrap stock">
      <Head view={view} />
      <div className="stock-columns">
        <StockFilters view={settled} form={form} draft={draft} />
        <div className="min-w-0">
          <div className="stock-over">
            <Chosen view={view} />
            <StockBar view={view} form={form} />
          </div>
          <StockResults view={view} isSettled={settled === view} form={form} failure={failure} />
        </div>
      </div>
      <RecentlyViewed />
    </Main>
  );
};
