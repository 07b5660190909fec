import { type ReactNode, useEffect, useMemo } from "react";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { similarStrings } from "../similar/similar-strings.ts";
import { vehiclePageStrings as strings } from "../strings/vehicle-page-strings.ts";
import { useResidence } from "../residence/use-residence.ts";
import { SimilarVehicles } from "../similar/similar-vehicles.tsx";
import { EnergyLabel } from "../details/energy-label.tsx";
import { Inspection, INSPECTION_SECTION } from "../history/inspection.tsx";
import { VehicleGallery } from "../gallery/vehicle-gallery.tsx";
import { PageEvent } from "../../platform/analytics/index.ts";
import { objectCache } from "../../platform/object-cache/index.ts";
import { RecentlyViewed } from "../../shortlist/index.ts";
import { Crumbs, Main } from "../../platform/page/index.ts";
import {
  type CalculatorView,
  type LiveCalculator,
  OwnershipCost,
  useLeaseCalculator,
  withoutBonus,
} from "../../leasing/index.ts";
import { EquipmentList } from "./equipment-list.tsx";
import { KeyAttributes } from "./key-attributes.tsx";
import { OfferState, OfferTitle, VehicleOfferPanel } from "./offer-panel.tsx";
import { VehicleOfferBar, StickyBar } from "./sticky-bar.tsx";
import { VehicleLocation } from "./vehicle-location.tsx";
import type { TextBlock, VehiclePageView } from "./vehicle-page-view.ts";
import "./vehicle-page.css";

type ViewProps = { readonly view: VehiclePageView };

/** `calculator`: null without a lease. */
type PricedViewProps = ViewProps & { readonly calculator: LiveCalculator | null };

const Characteristics = ({ view }: ViewProps) => (
  <div className="stack gap-40">
    {view.attributes.map((group) => (
      <section key={group.title}>
        <h3 className="mb-8 text-m">{nonBreakingTitle(group.title)}</h3>
        <DescriptionList items={group.attributes} columns={2} />
      </section>
    ))}
  </div>
);

/** The cost a month at the terms of the payment, also after the visitor has changed them. */
const CostAtTerms = ({ view: { id, ownershipCost: data }, calculator }: PricedViewProps) => {
  const terms = calculator?.state.result?.terms;
  const isInitial = calculator === null || calculator.state === calculator.view.state;
  const isResident = useResidence() === "";
  const atTerms = useMemo(() => {
    const changed =
      data === null || terms === undefined || isInitial ? data : { ...data, basis: { ...data.basis, terms } };
    // A premium of the State is for those who register the vehicle in it.
    return isResident || changed === null ? changed : withoutBonus(changed);
  }, [data, terms, isInitial, isResident]);
  return atTerms && <OwnershipCost key={id} data={atTerms} />;
};

type PageSection = { readonly id: string; readonly title: string; readonly content: ReactNode };

const toSections = ({ view, calculator }: PricedViewProps): readonly PageSection[] => [
  ...(view.inspection
    ? [
        {
          id: INSPECTION_SECTION,
          title: strings.sections.inspection,
          content: <Inspection inspection={view.inspection} />,
        },
      ]
    : []),
  {
    id: "equipements",
    title: strings.sections.highlights,
    content: <EquipmentList highlights={view.highlights} groups={view.equipment} />,
  },
  { id: "caracteristiques", title: strings.sections.attributes, content: <Characteristics view={view} /> },
  ...(view.energy
    ? [{ id: "consommation", title: strings.sections.energy, content: <EnergyLabel energy={view.energy} /> }]
    : []),
  ...(view.ownershipCost
    ? [
        {
          id: "cout",
          title: strings.sections.cost,
          content: <CostAtTerms view={view} calculator={calculator} />,
        },
      ]
    : []),
  ...(view.location
    ? [
        {
          id: "concession",
          title: strings.sections.location,
          content: <VehicleLocation vehicleId={view.id} location={view.location} adviser={view.adviser} />,
        },
      ]
    : []),
];

const Similar = ({ view }: ViewProps) =>
  view.similar.length > 0 && (
    <section className="wrap similar no-print">
      <h2 className="similar-title text-2xl">{similarStrings.title}</h2>
      <SimilarVehicles similar={view.similar} />
    </section>
  );

/** Title, state and alternatives of a sold vehicle, before anything else of it. */
const SoldHead = ({ view }: ViewProps) => (
  <>
    <header className="wrap sold-head">
      <OfferTitle view={view} />
      <OfferState view={view} />
    </header>
    <Similar view={view} />
  </>
);

/** Caches the vehicle for previews on the next pages. */
const useCacheVehicle = ({ id, title, gallery, sharedPage }: VehiclePageView): void => {
  useEffect(() => {
    const medium = gallery.find(({ type }) => type === "picture");
    if (medium?.type !== "picture") return;
    objectCache.add("vehicle", { id, title, href: new URL(sharedPage.url).pathname, picture: medium.picture });
  }, [id, title, gallery, sharedPage]);
};

/** The seller's own text. */
const VehicleDescription = ({ blocks }: { readonly blocks: readonly TextBlock[] }) =>
  blocks.map(({ type, lines }, index) =>
    type === "paragraph" ? (
      <p key={`${index} ${lines[0] ?? ""}`} className="description-paragraph">
        {lines.join("\n")}
      </p>
    ) : (
      <ul key={`${index} ${lines[0] ?? ""}`} className="description-list">
        {lines.map((line, item) => (
          <li key={`${item} ${line}`}>{line}</li>
        ))}
      </ul>
    ),
  );

const PricedVehicle = ({ view, calculator }: PricedViewProps) => {
  useCacheVehicle(view);
  const sections = toSections({ view, calculator });
  const { isSold } = view.availability;
  return (
    <Main className="vehicle-page">
      <PageEvent event="view_vehicle_detail" fields={{ vehicle_id: view.id }} />
      <div className="wrap">
        <Crumbs items={view.crumbs} />
      </div>
      {isSold && <SoldHead view={view} />}
      <div className="wrap">
        <div className="vehicle-top">
          <VehicleGallery
            media={view.gallery}
            state={view.availability.state}
            photoRequestHref={view.formHrefs.photos}
          />
          <VehicleOfferPanel view={view} calculator={calculator} />
          <div className="vehicle-lead">
            <KeyAttributes attributes={view.keyAttributes} className="key-facts" />
            <VehicleDescription blocks={view.description} />
          </div>
        </div>
      </div>
      <StickyBar view={view} sections={sections} />
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="wrap vehicle-section">
          <h2>{nonBreakingTitle(section.title)}</h2>
          <div className="shrink">{section.content}</div>
        </section>
      ))}
      {!isSold && <Similar view={view} />}
      <div className="wrap">
        <RecentlyViewed currentId={view.id} />
      </div>
      <VehicleOfferBar view={view} />
      {/* Displayed by the print styles, and loaded only then. */}
      <p className="print-address" data-address={view.sharedPage.url}>
        <img src={view.codeHref} alt={strings.code} width={120} height={120} loading="lazy" />
      </p>
    </Main>
  );
};

const LeasedVehicle = ({ view, lease }: ViewProps & { readonly lease: CalculatorView }) => (
  <PricedVehicle view={view} calculator={useLeaseCalculator(lease)} />
);

export const VehiclePage = ({ view }: ViewProps) =>
  view.lease ? (
    <LeasedVehicle view={view} lease={view.lease.calculator} />
  ) : (
    <PricedVehicle view={view} calculator={null} />
  );
