import type { ReactNode } from "react";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { VehicleGallery } from "../../features/gallery/index.ts";
import { OfferCard, type OfferCardView } from "../../features/lease-offers/index.ts";
import { OwnershipCost } from "../../features/ownership-cost/index.ts";
import { PageEvent } from "../../features/analytics/index.ts";
import { OpenNow } from "../../features/locations/index.ts";
import { Crumbs, Main } from "../../features/page/index.ts";
import { offerPageStrings } from "../../strings/lease-offers.ts";
import { OfferContents } from "./offer-contents.tsx";
import { OfferGridTable } from "./offer-grid-table.tsx";
import type { OfferPageView } from "./offer-page-view.ts";
import { OfferBar, OfferPanel } from "./offer-panel.tsx";
import "./lease-offer.css";

const strings = offerPageStrings.sections;

type ViewProps = { readonly view: OfferPageView };

const Equipment = ({ view }: ViewProps) => (
  <div className="equipment">
    {view.equipment.map((group) => (
      <section key={group.label}>
        <h3 className="text-m">{group.label}</h3>
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
  <ul className="lease-locations">
    {view.locations.map((location) => (
      <li key={location.name} className="stack stack-xs" data-location-id={location.id}>
        <p className="strong">
          <Link href={location.href}>{location.name}</Link>
        </p>
        <OpenNow locationId={location.id} isOpen={location.isOpen} label={location.openNow} />
        <span className="text-s text-soft">{location.address}</span>
        <a href={location.phoneHref} className="link text-s nowrap">
          {location.phone}
        </a>
      </li>
    ))}
  </ul>
);

type PageSection = { readonly id: string; readonly title: string; readonly content: ReactNode };

const toSections = (view: OfferPageView): readonly PageSection[] => [
  { id: "loyers", title: strings.grid, content: <OfferGridTable grid={view.terms.grid} /> },
  {
    id: "caracteristiques",
    title: strings.attributes,
    content: <DescriptionList items={view.attributes} columns={2} />,
  },
  ...(view.equipment.length > 0
    ? [{ id: "equipements", title: strings.equipment, content: <Equipment view={view} /> }]
    : []),
  {
    id: "calcul",
    title: strings.figures,
    content: (
      <div className="stack stack-2xl">
        <DescriptionList items={view.figures} columns={2} />
        <p className="lease-legal">{view.conditions}</p>
      </div>
    ),
  },
  ...(view.ownershipCost
    ? [
        {
          id: "cout",
          title: strings.cost,
          // Other terms are the start of another estimate.
          content: <OwnershipCost key={`${view.title} ${view.trim} ${view.shortTerms}`} data={view.ownershipCost} />,
        },
      ]
    : []),
  ...(view.locations.length > 0
    ? [{ id: "concessions", title: strings.locations, content: <Locations view={view} /> }]
    : []),
];

type CardsProps = { readonly title: string; readonly cards: readonly OfferCardView[] };

const Cards = ({ title, cards }: CardsProps) =>
  cards.length > 0 && (
    <section className="wrap similar no-print">
      <h2 className="similar-title text-2xl">{title}</h2>
      <ul className="vehicle-grid">
        {cards.map((card) => (
          <li key={card.id} className="cell">
            <OfferCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );

export const OfferPage = ({ view }: ViewProps) => (
  <Main className="vehicle-page">
    <PageEvent event="view_lease_vehicle_detail" fields={{ vehicle_id: view.id }} />
    <div className="wrap">
      <Crumbs items={view.crumbs} />
      <div className="vehicle-top">
        <VehicleGallery media={view.gallery} />
        <OfferPanel view={view} />
        <div className="vehicle-lead">
          <h2 className="lease-contents-title text-xl">{strings.contents}</h2>
          <OfferContents included={view.included} notIncluded={view.notIncluded} />
        </div>
      </div>
    </div>
    {toSections(view).map((section) => (
      <section key={section.id} id={section.id} className="wrap vehicle-section">
        <h2 className="text-2xl">{section.title}</h2>
        <div className="shrink">{section.content}</div>
      </section>
    ))}
    <Cards title={strings.versions} cards={view.versions} />
    <Cards title={strings.similar} cards={view.similar} />
    <OfferBar view={view} />
  </Main>
);
