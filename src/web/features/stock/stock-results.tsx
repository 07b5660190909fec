import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { stockStrings as words } from "../../strings/stock.ts";
import type { StockPageView } from "./stock-view.ts";
import { VehicleCard } from "./vehicle-card.tsx";

/** Pictures of the first row are fetched at once. */
const FIRST_ROW = 3;

const pageHref = (view: StockPageView, page: number): string => {
  const params = new URLSearchParams(view.search);
  if (page > 1) params.set("page", String(page));
  else params.delete("page");
  return params.size > 0 ? `${view.action}?${params}` : view.action;
};

const NothingFound = ({ view }: { readonly view: StockPageView }) => {
  const nothingAtAll = view.chosen.length === 0;
  const hint = nothingAtAll ? words.empty.nothing : view.relaxed.length > 0 ? words.empty.hint : words.empty.several;
  return (
    <EmptyState title={words.empty.title} text={hint}>
      {view.relaxed.length > 0 && (
        <ul className="grid gap-2">
          {view.relaxed.map((link) => (
            <li key={link.href}>
              <Button variant="tertiary" href={link.href} label={link.label} />
            </li>
          ))}
        </ul>
      )}
      {!nothingAtAll && <Button variant="secondary" href={view.action} label={words.empty.all} />}
    </EmptyState>
  );
};

const Failure = ({ retry }: { readonly retry: () => void }) => (
  <div className="mb-8 grid justify-items-start gap-3">
    <Notice tone="error" title={words.failed.title} live>
      <p>{words.failed.text}</p>
    </Notice>
    <Button variant="tertiary" size="small" label={words.failed.retry} onClick={retry} />
  </div>
);

type StockResultsProps = {
  readonly view: StockPageView;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** While new results load the old ones stay, dimmed; a failure says so and keeps them too. */
export const StockResults = ({ view, pending, failed, retry }: StockResultsProps) => (
  <section aria-label={words.results} aria-busy={pending || undefined} className="stock-results">
    {failed && <Failure retry={retry} />}
    {view.cards.length === 0 ? (
      <NothingFound view={view} />
    ) : (
      <ul className="vehicle-grid">
        {view.cards.map((card, index) => (
          <li key={card.id} className="grid">
            <VehicleCard card={card} eager={index < FIRST_ROW} heading="h2" />
          </li>
        ))}
      </ul>
    )}
    <div className="mt-16">
      <Pagination
        page={view.page}
        pageCount={view.pageCount}
        hrefOf={(page) => pageHref(view, page)}
        words={words.pages}
      />
    </div>
  </section>
);
