import "./lease-offer.css";
import { Crumbs, Main, pageMeta, useIsPainted } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";
import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { VehicleGallery } from "../../vehicle/index.ts";
import { OfferCards } from "../offers/offer-card.tsx";
import type { OfferCardView } from "../offers/offer-card-view.ts";
import { OwnershipCost } from "../ownership-cost/ownership-cost.tsx";
import { leaseVehicleId, PageEvent } from "../../platform/analytics/index.ts";
import { OpenNow, PostalLines } from "../../locations/index.ts";
import { offerPageStrings } from "../offers/lease-offers-strings.ts";
import { OfferGridTable } from "./offer-grid-table.tsx";
import type { OfferPageView } from "./offer-page-view.ts";
import type { OfferDetailsView } from "./offer-at-terms.ts";
import { BENEFIT_ANCHOR, LeaseOfferBar, LeaseOfferPanel } from "./offer-panel.tsx";
import { type LiveOffer, type OfferTerms, useOfferTerms } from "./use-offer-terms.ts";
import { CheckIcon, CloseIcon } from "../../../ui/icons/icons.tsx";

/** Side by side; distinguished by heading, icon and text, never by colour alone. */
const OfferContents = ({ included, notIncluded }: Pick<OfferPageView, "included" | "notIncluded">) => (
  <div className="lease-contents columns">
    <section>
      <h3 className="text-m">{offerPageStrings.included}</h3>
      <ul>
        {included.map((item) => (
          <li key={item}>
            <CheckIcon className="text-green" />
            <span className="sr-only">{offerPageStrings.includedPrefix} </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
    <section className="lease-not-included">
      <h3 className="text-m">{offerPageStrings.notIncluded}</h3>
      <ul>
        {notIncluded.map((item) => (
          <li key={item} className="text-soft">
            <CloseIcon />
            <span className="sr-only">{offerPageStrings.notIncludedPrefix} </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  </div>
);

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    image: loaderData?.image ?? null,
    structuredData: loaderData?.structuredData,
  });

const strings = offerPageStrings.sections;

type ViewProps = { readonly view: OfferPageView };

const Equipment = ({ view }: ViewProps) => (
  <div className="equipment">
    {view.equipment.map((group) => (
      <section key={group.label}>
        <h3 className="text-m">{nonBreakingTitle(group.label)}</h3>
        <ul>
          {group.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const Locations = ({ view }: ViewProps) => (
  <ul className="lease-locations columns">
    {view.locations.map((location) => (
      <li key={location.name} className="stack gap-4" data-location-id={location.id}>
        <p className="strong">
          <Link href={location.href}>{location.name}</Link>
        </p>
        <OpenNow locationId={location.id} isOpen={location.isOpen} label={location.openNow} />
        <span className="text-s text-soft">
          <PostalLines lines={location.address} />
        </span>
        <a href={location.phoneHref} className="link text-s nowrap">
          {location.phone}
        </a>
      </li>
    ))}
  </ul>
);

type PageSectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

const PageSection = ({ id, title, children }: PageSectionProps) => (
  <section id={id} className="wrap vehicle-section">
    <h2 className="text-2xl">{nonBreakingTitle(title)}</h2>
    <div className="shrink">{children}</div>
  </section>
);

const Cards = ({ title, cards }: { readonly title: string; readonly cards: readonly OfferCardView[] }) =>
  cards.length > 0 && (
    <section className="wrap similar no-print">
      <h2 className="similar-title text-2xl">{nonBreakingTitle(title)}</h2>
      <OfferCards cards={cards} />
    </section>
  );

const Benefit = ({ view: { benefit } }: ViewProps) =>
  benefit && (
    <PageSection id={BENEFIT_ANCHOR} title={strings.benefit}>
      <div className="stack">
        <p>{benefit.text}</p>
        {benefit.rule && <p className="text-s text-soft">{benefit.rule}</p>}
      </div>
    </PageSection>
  );

// Memoized: independent of the terms.
const Gallery = memo(VehicleGallery);

const Contents = memo(({ view }: ViewProps) => (
  <div className="vehicle-lead">
    <h2 className="mb-20 text-xl">{strings.contents}</h2>
    <OfferContents included={view.included} notIncluded={view.notIncluded} />
  </div>
));

const Details = memo(({ view }: ViewProps) => (
  <>
    <PageSection id="caracteristiques" title={strings.attributes}>
      <DescriptionList items={view.attributes} columns={2} />
    </PageSection>
    {view.equipment.length > 0 && (
      <PageSection id="equipements" title={strings.equipment}>
        <Equipment view={view} />
      </PageSection>
    )}
  </>
));

type CalculationProps = { readonly offer: LiveOffer; readonly figures: OfferDetailsView["figures"] };

const Calculation = memo(({ offer: { atTerms, ownershipCost }, figures }: CalculationProps) => (
  <>
    <PageSection id="calcul" title={strings.figures}>
      <div className="stack gap-32">
        <DescriptionList items={figures} columns={2} />
        <p className="lease-legal text-s text-soft">{atTerms.conditions}</p>
      </div>
    </PageSection>
    {ownershipCost && (
      <PageSection id="cout" title={strings.cost}>
        <OwnershipCost data={ownershipCost} />
      </PageSection>
    )}
  </>
));

const Grid = memo(OfferGridTable);

const Others = memo(({ view }: ViewProps) => (
  <>
    <Benefit view={view} />
    {view.locations.length > 0 && (
      <PageSection id="concessions" title={strings.locations}>
        <Locations view={view} />
      </PageSection>
    )}
    <Cards title={strings.versions} cards={view.versions} />
    <Cards title={strings.similar} cards={view.similar} />
  </>
));

/** Below the first screen. */
const Sections = ({ view, terms }: ViewProps & { readonly terms: OfferTerms }) => {
  // Rendered after the payment is painted.
  const settled = useDeferredValue(terms.offer);
  const details = useMemo(() => settled.getDetails(), [settled]);
  return (
    <>
      <PageSection id="loyers" title={strings.grid}>
        <Grid grid={details.grid} links={terms.links} />
      </PageSection>
      <Details view={view} />
      <Calculation offer={settled} figures={details.figures} />
      <Others view={view} />
    </>
  );
};

const OfferPage = ({ view }: ViewProps) => {
  const terms = useOfferTerms(view);
  const isPainted = useIsPainted();
  return (
    <Main className="vehicle-page">
      <PageEvent event="view_lease_vehicle_detail" fields={{ vehicle_id: leaseVehicleId(view.id) }} />
      <div className="wrap">
        <Crumbs items={view.crumbs} />
        <div className="vehicle-top">
          <Gallery media={view.gallery} />
          <LeaseOfferPanel terms={terms} />
          <Contents view={view} />
        </div>
      </div>
      {isPainted && <Sections view={view} terms={terms} />}
      <LeaseOfferBar offer={terms.offer} />
    </Main>
  );
};

const LeaseOfferRoute = ({ loaderData }: Route.ComponentProps) => <OfferPage view={loaderData.view} />;

export default LeaseOfferRoute;
