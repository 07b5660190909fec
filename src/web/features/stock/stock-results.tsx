import { memo } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { BellIcon } from "../../../ui/icons/icons.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { stockStrings as words } from "../../strings/stock.ts";
import type { VehicleCardView } from "./card-view.ts";
import type { Failure } from "./stock-answer.ts";
import type { StockPageView } from "./stock-view.ts";
import { useLasting } from "./use-lasting.ts";
import { useResultFocus } from "./use-result-focus.ts";
import type { StockForm } from "./use-stock-form.ts";
import { useWhenOnline } from "./use-when-online.ts";
import { VehicleCard } from "./vehicle-card.tsx";

/** Pictures of the first row are fetched at once. */
const FIRST_ROW = 3;

/** Cards that are shown at once; those below them follow. */
const FIRST_SEEN = 6;

/** An answer that is there before this needs no dimming. */
const SLOW_MS = 150;

const pageHref = (view: StockPageView, page: number): string => {
  const params = new URLSearchParams(view.search);
  if (page > 1) params.set("page", String(page));
  else params.delete("page");
  return params.size > 0 ? `${view.action}?${params}` : view.action;
};

const NothingFound = ({ view }: { readonly view: StockPageView }) => {
  const nothingAtAll = view.chosen.length === 0;
  const hint = nothingAtAll ? words.empty.nothing : (view.relaxed?.hint ?? words.empty.several);
  return (
    <EmptyState title={words.empty.title} text={hint}>
      {view.relaxed && (
        <ul className="grid gap-2">
          {view.relaxed.links.map((link) => (
            <li key={link.href}>
              <Button variant="tertiary" href={link.href} label={link.label} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button href={view.alertHref} icon={<BellIcon />} label={words.alert.tellMe} />
        {!nothingAtAll && <Button variant="secondary" href={view.action} label={words.empty.all} />}
      </div>
    </EmptyState>
  );
};

const FailureNotice = ({ failure, retry }: { readonly failure: Failure; readonly retry: () => void }) => (
  <div className="mb-8 grid justify-items-start gap-3">
    <Notice tone="error" title={words.failed[failure].title} live>
      <p>{words.failed[failure].text}</p>
    </Notice>
    <Button variant="tertiary" size="small" label={words.failed.retry} onClick={retry} />
  </div>
);

const Pages = memo(({ view }: { readonly view: StockPageView }) => (
  <div className="mt-16">
    <Pagination
      page={view.page}
      pageCount={view.pageCount}
      hrefOf={(page) => pageHref(view, page)}
      words={words.pages}
    />
  </div>
));
Pages.displayName = "Pages";

const Slot = memo(({ card, eager }: { readonly card: VehicleCardView; readonly eager: boolean }) => (
  <li className="grid">
    <VehicleCard card={card} eager={eager} heading="h2" />
  </li>
));
Slot.displayName = "Slot";

/** The first cards at once; room for the others, so that nothing jumps, until the first are on the screen. */
const Cards = ({ cards, isSettled }: { readonly cards: readonly VehicleCardView[]; readonly isSettled: boolean }) => (
  <ul className="vehicle-grid">
    {cards.map((card, index) =>
      isSettled || index < FIRST_SEEN ? (
        <Slot key={card.id} card={card} eager={index < FIRST_ROW} />
      ) : (
        <li key={card.id} className="vehicle-room" />
      ),
    )}
  </ul>
);

/** At the end of what there is: word of what comes. */
const Invite = memo(({ href }: { readonly href: string }) => (
  <aside aria-label={words.alert.title} className="stock-invite no-print">
    <div className="grid gap-1">
      <p className="text-l font-semibold">{words.alert.title}</p>
      <p className="text-soft">{words.alert.text}</p>
    </div>
    <Button variant="secondary" href={href} icon={<BellIcon />} label={words.alert.create} />
  </aside>
));
Invite.displayName = "Invite";

type StockResultsProps = {
  readonly view: StockPageView;
  /** What follows a moment later is there too. */
  readonly isSettled: boolean;
  readonly form: StockForm;
  readonly failure: Failure | null;
};

/** While new results load the old ones stay, dimmed; a failure says so and keeps them too. */
export const StockResults = ({ view, isSettled, form, failure }: StockResultsProps) => {
  const busy = useLasting(form.pending, SLOW_MS);
  const results = useResultFocus(view, failure !== null);
  useWhenOnline(failure === "offline", form.retry);
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={words.results}
      aria-busy={busy || undefined}
      className="stock-results"
    >
      {failure && <FailureNotice failure={failure} retry={form.retry} />}
      {view.cards.length === 0 ? <NothingFound view={view} /> : <Cards cards={view.cards} isSettled={isSettled} />}
      <Pages view={view} />
      {view.cards.length > 0 && <Invite href={view.alertHref} />}
    </section>
  );
};
