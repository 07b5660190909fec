import { formatEuros, formatFrenchDate, formatNumber } from "#domain/shared/index.ts";
import type { CentsRange, ComparableScope, TradeInEstimate } from "#domain/trade-in/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { formatShare } from "./share.ts";

/** "9 400 à 11 200 €". */
export const formatEuroRange = ({ low, high }: CentsRange): string =>
  low === high ? formatEuros(low) : `${formatNumber(low / 100)} à ${formatEuros(high)}`;

/** What links to the sale of a car, and its page, are called: without a price of the site it is a request. */
export const tradeInLink = ({ autoproffTradeIn }: Pick<Settings, "autoproffTradeIn">): string =>
  autoproffTradeIn ? "Vendre ma voiture" : "Demander une reprise";

type Row = { readonly label: string; readonly value: string };

const SCOPES: Readonly<Record<ComparableScope, string>> = {
  model: "même modèle, âge proche",
  model_wide: "même modèle, âge plus éloigné",
  make: "même marque, carrosserie et motorisation",
};

const widening = ({ widened_share }: TradeInEstimate): string =>
  widened_share === 0 ? "" : `, élargis de ${formatShare(widened_share)}`;

/** The estimate of a lead as rows of a mail or a text. */
export const tradeInEstimateRows = (estimate: TradeInEstimate): readonly Row[] => [
  { label: "Fourchette provisoire", value: formatEuroRange({ low: estimate.low_cents, high: estimate.high_cents }) },
  {
    label: "Véhicules comparables",
    value: `${estimate.comparables} du stock (${SCOPES[estimate.scope]}), affichés de ${formatEuroRange(estimate.asking)}`,
  },
  { label: "Ramenés à cette voiture", value: formatEuroRange(estimate.adjusted) + widening(estimate) },
  {
    label: "Déduit",
    value: [
      `remise en état ${formatEuros(estimate.reconditioning_cents)}`,
      `garantie ${formatEuros(estimate.warranty_cents)}`,
      `marge de ${formatShare(estimate.margin_share)}, ${formatEuroRange(estimate.margin)}`,
    ].join(", "),
  },
  { label: "Calculée le", value: formatFrenchDate(estimate.as_of) },
];
