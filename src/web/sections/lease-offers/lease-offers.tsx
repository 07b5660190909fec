import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { PageEvent } from "../../features/analytics/index.ts";
import { OfferCard, type OfferCardView } from "../../features/lease-offers/index.ts";
import { offerListStrings as strings } from "../../strings/lease-offers.ts";
import { SectionFrame } from "../elements/section-frame.tsx";
import { TeaserLink } from "../elements/teaser-link.tsx";
import type { LeaseOffersView } from "./lease-offers-view.ts";
import type { OfferFiltersView } from "./offer-filters-view.ts";
import { useRestoredFold } from "./use-restored-fold.ts";
import { useOfferFilters } from "./use-offer-filters.ts";
import "./offers-section.css";

type CardsProps = { readonly cards: readonly OfferCardView[] };

const CardList = ({ cards }: CardsProps) => (
  <ul className="vehicle-grid">
    {cards.map((card) => (
      <li key={card.id} className="cell">
        <OfferCard card={card} />
      </li>
    ))}
  </ul>
);

/** Fills rows of two and of three. */
const UNFOLDED = 12;

/** The first offers; the others unfold. */
const Cards = ({ cards }: CardsProps) => {
  const fold = useRestoredFold();
  return (
    <>
      <CardList cards={cards.slice(0, UNFOLDED)} />
      {cards.length > UNFOLDED && (
        <details className="more-offers" {...fold}>
          <summary className="btn btn-tertiary">
            {strings.more(cards.length - UNFOLDED)}
            <ChevronIcon />
          </summary>
          <CardList cards={cards.slice(UNFOLDED)} />
        </details>
      )}
    </>
  );
};

const NoOffers = ({ overview }: { readonly overview: OfferFiltersView }) => {
  if (overview.clear === null) return <EmptyState title={strings.nothing} text={strings.nothingText} />;
  return (
    <EmptyState title={strings.none} text={strings.noneText}>
      {overview.alternatives.length > 0 && (
        <ul className="stack stack-m">
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

/** Without JavaScript the form loads the page again at its anchor. */
const Overview = ({ overview, cards, anchor }: OverviewProps) => {
  const { form, pending, onChange, onSubmit } = useOfferFilters(overview);
  return (
    <>
      <PageEvent event="view_lease_vehicle_overview" fields={{ result_count: cards.length }} />
      <form
        ref={form}
        method="get"
        action={`${overview.action}#${anchor}`}
        aria-label={strings.filters}
        className="offer-filters"
        onChange={onChange}
        onSubmit={onSubmit}
      >
        {overview.filters.map((filter) => (
          <Select
            key={filter.name}
            id={`${anchor}-${filter.name}`}
            label={filter.label}
            name={filter.name}
            defaultValue={filter.value}
            options={filter.options}
          />
        ))}
        <Button type="submit" variant="secondary" label={strings.apply} className="without-script" />
      </form>
      <p className="offer-count" role="status">
        {overview.countLabel}
        {overview.clear && (
          <Link href={overview.clear.href} data-preserve-scroll="">
            {overview.clear.label}
          </Link>
        )}
      </p>
      <div className="offer-results" aria-busy={pending || undefined}>
        {cards.length > 0 ? <Cards cards={cards} /> : <NoOffers overview={overview} />}
      </div>
    </>
  );
};

/** Each monthly payment stands beside its terms, its complete conditions and its emissions. */
export const LeaseOffers = ({ view }: { readonly view: LeaseOffersView }) => (
  <SectionFrame
    anchor={view.anchor}
    title={view.title}
    text={view.text}
    aside={<TeaserLink link={view.link} label={view.link_label} />}
  >
    {view.overview ? (
      <Overview overview={view.overview} cards={view.cards} anchor={view.anchor} />
    ) : (
      <Cards cards={view.cards} />
    )}
    {view.warning && <p className="offers-warning">{view.warning}</p>}
  </SectionFrame>
);
