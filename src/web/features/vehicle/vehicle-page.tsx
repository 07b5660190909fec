import type { ReactNode } from "react";
import { Facts } from "../../../ui/facts/facts.tsx";
import { similarStrings } from "../../strings/similar.ts";
import { vehiclePageStrings as words } from "../../strings/vehicle-page.ts";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { Crumbs } from "../shell/crumbs.tsx";
import { Main } from "../shell/main.tsx";
import { SimilarVehicles } from "../similar/similar-vehicles.tsx";
import { EnergyLabel } from "./energy-label.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import { Gallery } from "./gallery.tsx";
import { LocalNavigation } from "./local-navigation.tsx";
import { OfferBar, OfferPanel } from "./offer-panel.tsx";
import { VehiclePlace } from "./vehicle-place.tsx";
import type { VehiclePageView } from "./vehicle-view.ts";

type Part = { readonly view: VehiclePageView };

const KeyFacts = ({ view }: Part) => (
  <dl className="key-facts">
    {view.keyFacts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>
          {fact.value}
          {fact.unit && <span className="key-unit">&nbsp;{fact.unit}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

const Characteristics = ({ view }: Part) => (
  <div className="grid gap-10">
    {view.facts.map((group) => (
      <section key={group.title}>
        <h3 className="mb-2 text-m">{group.title}</h3>
        <Facts facts={group.facts} columns={2} />
      </section>
    ))}
  </div>
);

type SectionEntry = { readonly id: string; readonly title: string; readonly content: ReactNode };

const sectionsOf = (view: VehiclePageView): readonly SectionEntry[] => [
  {
    id: "equipements",
    title: words.sections.highlights,
    content: <EquipmentList best={view.best} groups={view.equipment} />,
  },
  { id: "caracteristiques", title: words.sections.facts, content: <Characteristics view={view} /> },
  ...(view.energy
    ? [{ id: "consommation", title: words.sections.energy, content: <EnergyLabel energy={view.energy} /> }]
    : []),
  ...(view.place
    ? [{ id: "concession", title: words.sections.place, content: <VehiclePlace place={view.place} /> }]
    : []),
];

const Similar = ({ view }: Part) =>
  view.similar.length > 0 && (
    <section className="wrap similar no-print">
      <h2 className="mb-8 text-2xl">{similarStrings.title}</h2>
      <SimilarVehicles similar={view.similar} />
    </section>
  );

export const VehiclePage = ({ view }: Part) => {
  const sections = sectionsOf(view);
  return (
    <Main className="vehicle-page">
      <div className="wrap">
        <Crumbs items={view.crumbs} />
        <div className="vehicle-top">
          <Gallery media={view.gallery} />
          <OfferPanel view={view} />
          <div className="vehicle-lead">
            <KeyFacts view={view} />
            {view.description.map((text) => (
              <p key={text} className="mt-6 max-w-[68ch]">
                {text}
              </p>
            ))}
          </div>
        </div>
      </div>
      <LocalNavigation sections={sections} />
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="wrap vehicle-section">
          <h2 className="text-2xl">{section.title}</h2>
          <div className="min-w-0">{section.content}</div>
        </section>
      ))}
      <Similar view={view} />
      <div className="wrap">
        <RecentlyViewed current={view.id} />
      </div>
      <OfferBar view={view} />
    </Main>
  );
};
