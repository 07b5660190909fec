import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { PageEvent } from "../../platform/analytics/index.ts";
import { FleetBar, OfferCards, type OfferCardView } from "../../leasing/index.ts";
import { offerListStrings as strings } from "./lease-offer-list-strings.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { useIsPainted } from "../../platform/page/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { TeaserLink } from "../elements/teaser-link.tsx";
import type { LeaseOffersView } from "./lease-offers-view.ts";
import type { OfferFiltersView } from "./offer-filters-view.ts";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { OfferFilters, useOfferFilters } from "./offer-filters.tsx";

const NoOffers = ({ overview }: { readonly overview: OfferFiltersView }) => {
  if (overview.clear === null) return <EmptyState title={strings.nothing} text={strings.nothingText} />;
  return (
    <EmptyState title={strings.none} text={strings.noneText}>
      {overview.alternatives.length > 0 && (
        <ul className="stack gap-8">
          {overview.alternatives.map(({ href, label }) => (
            <li key={href}>
              <Button variant="tertiary" href={href} label={label} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" href={overview.clear.href} label={strings.all} />
    </EmptyState>
  );
};

type OverviewProps = {
  readonly overview: OfferFiltersView;
  readonly cards: readonly OfferCardView[];
  readonly anchor: string;
};

/** A multiple of two and three, to fill the rows of both layouts. */
const UNFOLDED = 12;

/** Enough cards to fill a screen. */
const FIRST_CARDS = 3;

/** History entries with an open fold. */
const openEntries = new Set<string>();

/** Reopens a fold when the visitor returns to its page, before the scroll position is restored. */
const useRestoredExpansion = () => {
  const { key } = useLocation();
  const ref = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    if (ref.current.open) openEntries.add(key);
    ref.current.open = openEntries.has(key);
  }, [key]);
  const onToggle = () => {
    if (ref.current?.open) openEntries.add(key);
    else openEntries.delete(key);
  };
  return { ref, onToggle };
};

/** The first offers; the others expand. */
const ExpandableCards = ({ cards }: { readonly cards: readonly OfferCardView[] }) => {
  const fold = useRestoredExpansion();
  const isPainted = useIsPainted();
  if (!isPainted) return <OfferCards cards={cards.slice(0, FIRST_CARDS)} />;
  return (
    <>
      <OfferCards cards={cards.slice(0, UNFOLDED)} />
      {cards.length > UNFOLDED && (
        <details className="more-offers print-open" {...fold}>
          <summary className="btn btn-tertiary no-print">
            {strings.more(cards.length - UNFOLDED)}
            <ChevronIcon />
          </summary>
          <OfferCards cards={cards.slice(UNFOLDED)} />
        </details>
      )}
    </>
  );
};

/** Each monthly payment is displayed with its terms, complete conditions and emissions. */
const OffersFrame = ({ view, children }: { readonly view: LeaseOffersView; readonly children: ReactNode }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    {children}
    {view.fleet && <FleetBar {...view.fleet} />}
    {view.warning && <p className="mt-28 text-s strong">{view.warning}</p>}
  </SectionFrame>
);

/** Offers without filters. */
const LeaseOfferCards = ({ view }: { readonly view: LeaseOffersView }) => (
  <OffersFrame view={view}>
    <ExpandableCards cards={view.cards} />
  </OffersFrame>
);

const Overview = ({ overview, cards, anchor }: OverviewProps) => {
  const form = useOfferFilters(overview);
  return (
    <>
      <PageEvent event="view_lease_vehicle_overview" fields={{ result_count: cards.length }} />
      <OfferFilters view={overview} anchor={anchor} form={form} />
      <div className="offer-results" aria-busy={form.pending || undefined}>
        {cards.length > 0 ? <ExpandableCards cards={cards} /> : <NoOffers overview={overview} />}
      </div>
    </>
  );
};

/** An overview with filters, or only the offers. */
export const LeaseOffers = ({ view }: { readonly view: LeaseOffersView }) =>
  view.overview ? (
    <OffersFrame view={view}>
      <Overview overview={view.overview} cards={view.cards} anchor={view.anchor} />
    </OffersFrame>
  ) : (
    <LeaseOfferCards view={view} />
  );
