import { type CSSProperties, memo, useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { BellIcon } from "../../../ui/icons/icons.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { nearFilterStrings } from "../filters/near-filter-strings.ts";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { type VehicleCardView, VehicleCard, WithPaymentWords } from "../../vehicle/index.ts";
import { withPhrase } from "./search-phrase.ts";
import { AlternativeLinks, CloseMatches } from "./few-results/close-matches.tsx";
import type { LoadFailure } from "../last-results/last-results.ts";
import { type SeenCards, useRememberSeen } from "./seen-cards.ts";
import type { StockPageView } from "./stock-page-view.ts";
import { NavigationType, useNavigationType } from "react-router";
import { type StockForm, useDelayedFlag, useWhenOnline } from "./use-stock-form.ts";

/** Cards rendered at once, enough to fill a screen; the others follow after the first paint. */
const immediateCards = (): number => (matchMedia("(width < 43.75rem)").matches ? 3 : 6);

export const RESULTS_ID = "resultats";

/** Delay before results are dimmed, so that fast responses do not flicker. */
const DIM_AFTER_MS = 150;

const pageHref = (view: StockPageView, page: number): string => {
  const params = new URLSearchParams(view.search);
  if (page > 1) params.set("page", String(page));
  else params.delete("page");
  return withPhrase(params.size > 0 ? `${view.action}?${params}` : view.action, view.phrase);
};

/** Without results: suggested changes. */
const NoResults = ({ view }: { readonly view: StockPageView }) => {
  const isUnfiltered = view.activeFilters.length === 0;
  const hint = isUnfiltered ? strings.empty.nothing : (view.alternatives?.hint ?? strings.empty.several);
  return (
    <EmptyState title={strings.empty.title} text={hint}>
      {view.alternatives && <AlternativeLinks links={view.alternatives.links} />}
      <div className="cluster">
        <Button href={view.alertHref} icon={<BellIcon />} label={strings.alert.notifyMe} />
        {!isUnfiltered && <Button variant="secondary" href={view.action} label={strings.empty.all} />}
      </div>
    </EmptyState>
  );
};

const FailureNotice = ({ failure, retry }: { readonly failure: LoadFailure; readonly retry: () => void }) => (
  <div className="stack mb-32 start">
    <Notice tone="error" title={strings.failed[failure].title} live>
      <p>{strings.failed[failure].text}</p>
    </Notice>
    <Button variant="tertiary" size="small" label={strings.failed.retry} onClick={retry} />
  </div>
);

const ResultPages = memo(({ view }: { readonly view: StockPageView }) => (
  <div className="results-pages">
    <Pagination
      page={view.page}
      pageCount={view.pageCount}
      hrefOf={(page) => pageHref(view, page)}
      labels={strings.pages}
    />
  </div>
));
ResultPages.displayName = "Pages";

type CardItemProps = {
  readonly card: VehicleCardView;
  readonly eager: boolean;
  /** False: a placeholder. */
  readonly isRendered: boolean;
  /** In pixels, until it is in view; an estimate by default. */
  readonly height: number | undefined;
};

const CardItem = memo(({ card, eager, isRendered, height }: CardItemProps) => (
  <li
    className={isRendered ? undefined : "vehicle-room"}
    style={height === undefined ? undefined : ({ "--row": `${height}px` } as CSSProperties)}
  >
    {isRendered && <VehicleCard card={card} eager={eager} heading="h2" />}
  </li>
));
CardItem.displayName = "Slot";

type CardsProps = Pick<StockResultsProps, "isSettled" | "seen"> & { readonly cards: readonly VehicleCardView[] };

/**
 * Renders placeholders for cards out of view until the others are painted, so that the layout does not shift. After a
 * step back they are as high as the cards were.
 */
const Cards = ({ cards, isSettled, seen }: CardsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useRememberSeen(list, cards);
  const first = isSettled || seen ? 0 : immediateCards();
  const isRendered = (index: number): boolean => isSettled || index < first || seen?.inView.has(index) === true;
  return (
    <ul ref={list} className="vehicle-grid">
      {cards.map((card, index) => (
        <CardItem
          key={card.id}
          card={card}
          eager={index === 0}
          isRendered={isRendered(index)}
          height={seen?.heights[index]}
        />
      ))}
    </ul>
  );
};

const AlertInvitation = memo(({ href }: { readonly href: string }) => (
  <aside aria-label={strings.alert.title} className="stock-invite cluster gap-20 gap-x-32 spread line-above no-print">
    <div className="stack gap-4">
      <p className="text-l strong">{strings.alert.title}</p>
      <p className="text-soft">{strings.alert.text}</p>
    </div>
    <Button variant="secondary" href={href} icon={<BellIcon />} label={strings.alert.create} />
  </aside>
));
AlertInvitation.displayName = "Invite";

type StockResultsProps = {
  readonly view: StockPageView;
  /** True once the deferred elements are rendered too. */
  readonly isSettled: boolean;
  /** What was in view when the visitor left the page before. */
  readonly seen: SeenCards | null;
  readonly form: StockForm;
  readonly failure: LoadFailure | null;
};

const withoutPage = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
};

/**
 * Scrolls to and focuses the results on pagination, except on back navigation, where the browser restores the position.
 * Moves the focus to the results when the failure notice that had it disappears.
 */
const useResultFocus = ({ search, page }: StockPageView, failed: boolean) => {
  const results = useRef<HTMLElement>(null);
  const navigationType = useNavigationType();
  const previous = useRef({ rest: withoutPage(search), page, failed });
  useLayoutEffect(() => {
    const last = previous.current;
    const rest = withoutPage(search);
    previous.current = { rest, page, failed };
    if (last.failed && !failed && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
    if (last.page === page || last.rest !== rest || navigationType === NavigationType.Pop) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [search, page, failed, navigationType]);
  return results;
};

/** Displays the previous results, dimmed, while new ones load or after a failure. */
export const StockResults = ({ view, isSettled, seen, form, failure }: StockResultsProps) => {
  const busy = useDelayedFlag(form.pending, DIM_AFTER_MS);
  const results = useResultFocus(view, failure !== null);
  useWhenOnline(failure === "offline", form.retry);
  return (
    <section
      ref={results}
      id={RESULTS_ID}
      tabIndex={-1}
      aria-label={strings.results}
      aria-busy={busy || undefined}
      className="stock-results"
    >
      {failure && <FailureNotice failure={failure} retry={form.retry} />}
      {view.near?.error && (
        <div className="mb-32 start">
          <Notice tone="error" title={nearFilterStrings.unknownTitle}>
            <p>
              {view.near.error} {nearFilterStrings.unfiltered}
            </p>
          </Notice>
        </div>
      )}
      {view.originNote && <p className="mb-20 text-s text-soft">{view.originNote}</p>}
      {view.shapeNote && <p className="mb-20 text-s text-soft">{view.shapeNote}</p>}
      {view.total === 0 && <NoResults view={view} />}
      <WithPaymentWords words={view.paymentWords}>
        {view.cards.length > 0 && <Cards cards={view.cards} isSettled={isSettled} seen={seen} />}
        <CloseMatches view={view} />
      </WithPaymentWords>
      <ResultPages view={view} />
      {view.total > 0 && <AlertInvitation href={view.alertHref} />}
    </section>
  );
};
