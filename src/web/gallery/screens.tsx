import type { ReactNode } from "react";
import { PAGE_ERROR_KINDS } from "#domain/shared/index.ts";
import { ALERT_SCREENS } from "../alerts/alert/alert-page.examples.tsx";
import { CHANGE_SCREENS } from "../leads/appointment-change/change-page.examples.tsx";
import { APPOINTMENT_SCREENS } from "../leads/appointment-confirm/appointment-page.examples.tsx";
import { ErrorPage } from "../app/errors/error-page.tsx";
import { UnavailablePage } from "../app/errors/unavailable-page.tsx";
import { CALCULATOR_SCREENS } from "../leasing/calculator/lease-calculator.examples.tsx";
import { LEAD_ANSWER_SCREENS } from "../leads/lead-answer/lead-answer-page.examples.tsx";
import { FORM_SCREENS } from "../leads/form/lead-pages.examples.tsx";
import { SHEET_SCREENS } from "../vehicle-page/sheet/sheet-page.examples.tsx";
import { LIST_SCREENS } from "./lists.examples.tsx";
import { STOCK_SCREENS } from "../stock/page/stock-page.examples.tsx";
import { exampleCard } from "../vehicle/card/vehicle-card.examples.tsx";
import { VEHICLE_SCREENS } from "../vehicle-page/page/vehicle-page.examples.tsx";
import { VACANCY_SCREENS } from "../careers/vacancy/vacancy.examples.tsx";
import { SECTION_SCREENS } from "../sections/sections.examples.tsx";

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
