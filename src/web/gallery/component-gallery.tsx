import { badgeExamples } from "../../ui/badge/badge.examples.tsx";
import { breadcrumbsExamples } from "../../ui/breadcrumbs/breadcrumbs.examples.tsx";
import { buttonExamples } from "../../ui/button/button.examples.tsx";
import { cardExamples } from "../../ui/card/card.examples.tsx";
import { chipExamples } from "../../ui/chip/chip.examples.tsx";
import { choiceExamples } from "../../ui/choice/choice.examples.tsx";
import { comboboxExamples } from "../../ui/combobox/combobox.examples.tsx";
import { drawerExamples } from "../../ui/drawer/drawer.examples.tsx";
import { emptyStateExamples } from "../../ui/empty-state/empty-state.examples.tsx";
import type { Examples } from "../../ui/examples.ts";
import { descriptionListExamples } from "../../ui/description-list/description-list.examples.tsx";
import { fieldExamples } from "../../ui/field/field.examples.tsx";
import { fileInputExamples } from "../../ui/file-input/file-input.examples.tsx";
import { iconExamples } from "../../ui/icons/icons.examples.tsx";
import { linkExamples } from "../../ui/link/link.examples.tsx";
import { noticeExamples } from "../../ui/notice/notice.examples.tsx";
import { paginationExamples } from "../../ui/pagination/pagination.examples.tsx";
import { popoverExamples } from "../../ui/popover/popover.examples.tsx";
import { priceExamples } from "../../ui/price/price.examples.tsx";
import { rangeInputExamples } from "../../ui/range-input/range-input.examples.tsx";
import { photoExamples } from "../../ui/photo/photo.examples.tsx";
import { skeletonExamples } from "../../ui/skeleton/skeleton.examples.tsx";
import { slotPickerExamples } from "../../ui/slot-picker/slot-picker.examples.tsx";
import { swatchExamples } from "../../ui/swatch/swatch.examples.tsx";
import { toggleExamples } from "../../ui/toggle/toggle.examples.tsx";
import { wordmarkExamples } from "../../ui/wordmark/wordmark.examples.tsx";
import { leadFormExamples } from "../leads/form/lead-form.examples.tsx";
import type { ReactNode } from "react";
import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
import { ALERT_SCREENS } from "../alerts/alert/alert-page.examples.tsx";
import { CHANGE_SCREENS } from "../leads/appointment-change/change-page.examples.tsx";
import { APPOINTMENT_SCREENS } from "../leads/appointment-confirm/appointment-page.examples.tsx";
import { ErrorPage } from "../app/errors/error-page.tsx";
import { UnavailablePage } from "../app/errors/unavailable-page.tsx";
import { CALCULATOR_SCREENS } from "../leasing/calculator/lease-calculator.examples.tsx";
import { LEAD_ANSWER_SCREENS } from "../leads/lead-answer/lead-answer-page.examples.tsx";
import { FORM_SCREENS, leadPageExamples } from "../leads/form/lead-pages.examples.tsx";
import { SHEET_SCREENS } from "../vehicle/sheet/sheet-page.examples.tsx";
import { LIST_SCREENS } from "./lists.examples.tsx";
import { STOCK_SCREENS } from "../stock/page/stock-page.examples.tsx";
import { exampleCard, vehicleCardExamples } from "../vehicle/card/vehicle-card.examples.tsx";
import { VEHICLE_SCREENS } from "../vehicle/page/vehicle-page.examples.tsx";
import { VACANCY_SCREENS } from "../careers/vacancy/vacancy.examples.tsx";
import { SECTION_SCREENS } from "../sections/sections.examples.tsx";
import "./component-gallery.css";

const toAnchor = (component: string): string => component.toLowerCase().replaceAll(/[^a-z]+/g, "-");

const HREFS = { home: "/", stock: "/stock" };

const SOLD = {
  action: { href: "/stock", label: "Voir notre stock" },
  title: "Ce véhicule est vendu",
  text: "Ford Puma ST-Line a trouvé preneur. D’autres vous attendent dans notre stock.",
  href: null,
  similar: [{ card: exampleCard, similarity: "Même modèle, prix proche" }],
};

const ERROR_SCREENS = {
  ...Object.fromEntries(
    PAGE_ERROR_KINDS.map((kind) => [`erreur-${kind}`, () => <ErrorPage kind={kind} hrefs={HREFS} />]),
  ),
  "erreur-indisponible": () => <UnavailablePage />,
  "erreur-vendu": () => <ErrorPage kind="vehicle-not-found" hrefs={HREFS} sold={SOLD} />,
};

/** Screens in states that are hard to reach by hand, each at `/_gallery/{name}`. */
export const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  ...STOCK_SCREENS,
  ...LIST_SCREENS,
  ...VEHICLE_SCREENS,
  ...SHEET_SCREENS,
  ...FORM_SCREENS,
  ...ALERT_SCREENS,
  ...APPOINTMENT_SCREENS,
  ...LEAD_ANSWER_SCREENS,
  ...CHANGE_SCREENS,
  ...CALCULATOR_SCREENS,
  ...VACANCY_SCREENS,
  ...SECTION_SCREENS,
  ...ERROR_SCREENS,
};

export const ALL_EXAMPLES: readonly Examples[] = [
  wordmarkExamples,
  buttonExamples,
  linkExamples,
  iconExamples,
  badgeExamples,
  chipExamples,
  priceExamples,
  popoverExamples,
  cardExamples,
  vehicleCardExamples,
  leadFormExamples,
  leadPageExamples,
  photoExamples,
  skeletonExamples,
  fieldExamples,
  comboboxExamples,
  choiceExamples,
  slotPickerExamples,
  fileInputExamples,
  toggleExamples,
  swatchExamples,
  rangeInputExamples,
  paginationExamples,
  breadcrumbsExamples,
  drawerExamples,
  noticeExamples,
  emptyStateExamples,
  descriptionListExamples,
];

const TableOfContents = () => (
  <>
    <nav aria-label="Composants" className="gallery-index">
      <ul className="gallery-links text-s">
        {ALL_EXAMPLES.map(({ component }) => (
          <li key={component}>
            <a href={`#${toAnchor(component)}`} className="link">
              {component}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <nav aria-label="Écrans" className="gallery-index">
      <ul className="gallery-links text-s">
        {Object.keys(SCREENS).map((screen) => (
          <li key={screen}>
            <a href={`/_gallery/${screen}`} className="link">
              {screen}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </>
);

/** All examples on one page, or one screen by name. Development only. */
export const ComponentGallery = ({ screen }: { readonly screen?: string | undefined }) => {
  const render = screen === undefined ? undefined : SCREENS[screen];
  if (render) return render();
  return (
    <main id="contenu" className="wrap gallery-page">
      <h1>Composants</h1>
      <TableOfContents />
      {ALL_EXAMPLES.map(({ component, about, examples }) => (
        <section key={component} id={toAnchor(component)} className="gallery-component">
          <h2 className="text-xl">{component}</h2>
          <p className="gallery-about text-soft">{about}</p>
          {examples.map((example) => (
            <div key={example.name} className="gallery-example">
              <h3 className="gallery-example-name text-xs text-soft">{example.name}</h3>
              <div className={example.onDark ? "on-dark gallery-dark" : undefined}>{example.render()}</div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
};
