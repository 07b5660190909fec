import { Button } from "../../../ui/button/button.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { vehiclePageStrings as strings, vehicleStrings } from "../../vehicle/index.ts";
import { SectionNavigation, type SectionLink } from "./section-navigation.tsx";
import type { VehiclePageView } from "./vehicle-page-view.ts";

type ViewProps = { readonly view: VehiclePageView };

export const primaryAction = ({ availability, stockHref, formHrefs }: VehiclePageView) => ({
  href: availability.isSold ? stockHref : formHrefs.interest,
  label: availability.action,
});

const BarPrice = ({ view }: ViewProps) =>
  view.price.amount === null ? (
    <span className="text-s strong">{vehicleStrings.priceOnRequest}</span>
  ) : (
    <Price amount={view.price.amount} muted={view.availability.state !== null} />
  );

/** Test drive, or a phone call if there is none. */
const SecondAction = ({ view }: ViewProps) => {
  if (view.formHrefs.testDrive) {
    return <Button variant="tertiary" size="small" href={view.formHrefs.testDrive} label={strings.testDrive} />;
  }
  return (
    view.location && (
      <Button variant="tertiary" size="small" href={view.location.phoneHref} label={strings.call(view.location.town)} />
    )
  );
};

/** Section links; on desktops with name, price and two actions while the bar is stuck. */
export const StickyBar = ({ view, sections }: ViewProps & { readonly sections: readonly SectionLink[] }) => (
  <div className="local-nav no-print">
    <div className="wrap local-nav-row">
      <SectionNavigation sections={sections} />
      <p className="local-nav-offer">
        <span className="local-nav-title">{view.title}</span>
        <BarPrice view={view} />
      </p>
      <div role="group" aria-label={strings.bar} className="local-nav-actions" data-location-id={view.location?.id}>
        <SecondAction view={view} />
        <Button size="small" {...primaryAction(view)} />
      </div>
    </div>
  </div>
);

/** Sticky bar with price and action on phones. */
export const VehicleOfferBar = ({ view }: ViewProps) => (
  <aside aria-label={strings.bar} className="offer-bar no-print">
    <BarPrice view={view} />
    <Button {...primaryAction(view)} />
  </aside>
);
