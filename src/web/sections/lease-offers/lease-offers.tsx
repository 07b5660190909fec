import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { PageEvent } from "../../platform/analytics/index.ts";
import type { OfferCardView } from "../../leasing/index.ts";
import { offerListStrings as strings } from "./lease-offer-list-strings.ts";
import { LeaseOfferCards, OffersFrame, ExpandableCards } from "./lease-offer-cards.tsx";
import type { LeaseOffersView } from "./lease-offers-view.ts";
import type { OfferFiltersView } from "./offer-filters-view.ts";
import { useOfferFilters } from "./use-offer-filters.ts";

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

/** Without JavaScript the form reloads the page at its anchor. */
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
          <Link href={overview.clear.href} preserveScroll>
            {overview.clear.label}
          </Link>
        )}
      </p>
      <div className="offer-results" aria-busy={pending || undefined}>
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
