import { Button } from "../../../ui/button/button.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { vehiclePageStrings as strings, vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { vehicleStrings } from "../strings/vehicles-strings.ts";
import { useEffect, useRef, useState } from "react";
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
const secondAction = ({ formHrefs: { testDrive }, location }: VehiclePageView) => {
  if (testDrive) return { href: testDrive, label: strings.testDrive, short: strings.testDriveShort };
  return location && { href: location.phoneHref, label: strings.call(location.town), short: strings.callShort };
};

type SectionLink = { readonly id: string; readonly title: string };

/** Area between the sticky navigation and the middle of the window. */
const READING_AREA = "-96px 0px -55% 0px";

/** Id of the section in the reading area; null outside all sections. The first matching id wins. */
const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(order.find((id) => visible.has(id)) ?? null);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};

/** Links to the sections of the page and marks the current one. */
const SectionNavigation = ({ sections }: { readonly sections: readonly SectionLink[] }) => {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector("[aria-current]")?.parentElement;
    row.current?.scrollTo({ left: item ? item.offsetLeft - row.current.clientWidth / 3 : 0 });
  }, [current]);
  return (
    <nav aria-label={vehiclePageStrings.sections.label} className="local-nav-sections">
      <ul ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Section links; on desktops with name, price and two actions while the bar is stuck. */
export const StickyBar = ({ view, sections }: ViewProps & { readonly sections: readonly SectionLink[] }) => {
  const second = secondAction(view);
  return (
    <div className="local-nav no-print">
      <div className="wrap local-nav-row">
        <SectionNavigation sections={sections} />
        <p className="local-nav-offer">
          <span className="local-nav-title">{view.title}</span>
          <BarPrice view={view} />
        </p>
        <div role="group" aria-label={strings.bar} className="local-nav-actions" data-location-id={view.location?.id}>
          {second && <Button variant="tertiary" size="small" href={second.href} label={second.label} />}
          <Button size="small" {...primaryAction(view)} />
        </div>
      </div>
    </div>
  );
};

/** Sticky bar with price and both actions on phones. */
export const VehicleOfferBar = ({ view }: ViewProps) => {
  const second = view.availability.isSold ? null : secondAction(view);
  return (
    <aside aria-label={strings.bar} className="offer-bar no-print" data-location-id={view.location?.id}>
      <BarPrice view={view} />
      {second && <Button variant="tertiary" href={second.href} label={second.short} aria-label={second.label} />}
      <Button {...primaryAction(view)} />
    </aside>
  );
};
