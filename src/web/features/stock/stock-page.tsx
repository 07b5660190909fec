import { Main } from "../shell/main.tsx";
import { ChosenFilters, StockBar, StockHead } from "./stock-head.tsx";
import { StockFilters } from "./stock-filters.tsx";
import { StockResults } from "./stock-results.tsx";
import type { StockPageView } from "./stock-view.ts";
import { useStockForm } from "./use-stock-form.ts";

type StockPageProps = {
  readonly view: StockPageView;
  /** The last change could not be answered; what is shown is the answer before it. */
  readonly failed?: boolean;
};

export const StockPage = ({ view, failed = false }: StockPageProps) => {
  const form = useStockForm(view);
  return (
    <Main className="wrap stock">
      <StockHead view={view} />
      <div className="stock-columns">
        <StockFilters view={view} form={form} />
        <div className="min-w-0">
          <div className="stock-over">
            <ChosenFilters view={view} />
            <StockBar view={view} form={form} />
          </div>
          <StockResults view={view} pending={form.pending} failed={failed} retry={form.submit} />
        </div>
      </div>
    </Main>
  );
};
