import type { LeaseBasis } from "#domain/leasing/index.ts";
import type { CalculatorView } from "./calculator-view.ts";
import { createCalculatorView } from "./create-calculator-view.ts";
import { LeaseCalculatorPage, type CalculatorPageView } from "./lease-calculator-page.tsx";

/** A used car at 19 490 € that would exceed the maximum age after five years. */
const BASIS: LeaseBasis = {
  priceCents: 1_949_000,
  maxDepositCents: 682_200,
  durationsMonths: [24, 36, 48, 60],
  annualMileagesKm: [10_000, 15_000],
  residuals: [
    [1_281_100, 1_238_800],
    [1_105_700, 1_058_200],
    [953_100, 898_900],
    ["lease/too-old-at-end", "lease/too-old-at-end"],
  ],
  advertised: { durationMonths: 48, annualMileageKm: 15_000, depositCents: 292_400 },
  conditions: {
    feeCents: 25_000,
    kind: "lease_with_option",
    yearlyRate: 0.0499,
    lessor: "Exemple Location S.A.",
    intermediary: null,
    acceptance: "sous réserve d’acceptation du dossier",
    example: "Exemple non contractuel.",
    warning: "Attention\u00a0! Emprunter de l’argent coûte de l’argent.",
    asOf: "2026-11-20",
    vatShare: 0.17,
  },
};

const calculatorAt = (query: string): CalculatorView => {
  const view = createCalculatorView(BASIS, {
    vat: "both",
    vatTerms: { with: "TTC", without: "hors TVA" },
    withSchedule: true,
    params: new URLSearchParams(query),
  });
  if (view === null) throw new Error("the example has terms that can be calculated");
  return view;
};

export const exampleCalculator = calculatorAt("");

const PAGE: CalculatorPageView = {
  vehicleId: 1,
  name: "Opel Corsa",
  trim: "GS 1.2 Turbo",
  price: { amount: "19\u202f490\u00a0€", suffix: "TTC" },
  picture: null,
  emissions: "5,6\u00a0l/100\u00a0km\u00a0· CO₂\u00a0126\u00a0g/km (WLTP)",
  crumbs: [],
  vehicleHref: "#",
  interestHref: "#",
  requestHref: "#",
  action: "",
  calculator: exampleCalculator,
  problem: null,
};

/** One screen per state of the calculator's page. */
export const CALCULATOR_SCREENS = {
  calcul: () => <LeaseCalculatorPage view={PAGE} />,
  "calcul-duree-impossible": () => <LeaseCalculatorPage view={{ ...PAGE, calculator: calculatorAt("duration=60") }} />,
  "calcul-versement-impossible": () => (
    <LeaseCalculatorPage view={{ ...PAGE, calculator: calculatorAt("deposit=9e9") }} />
  ),
  "calcul-sans-prix": () => (
    <LeaseCalculatorPage
      view={{
        ...PAGE,
        calculator: null,
        problem: "Son prix est sur demande\u00a0: nous calculons la mensualité avec votre offre.",
      }}
    />
  ),
};
