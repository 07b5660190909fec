import type { OfferBenefit, PublishedOffer } from "#domain/lease-offers/index.ts";
import { type Cents, formatEuros, formatFrenchDate, formatQuantity, nonBreakingUnits } from "#domain/shared/index.ts";
import { horsepower } from "#domain/vehicles/index.ts";
import { bodyLabel } from "#application/strings/vehicles/body-label.ts";
import { COLOR_LABELS, FUEL_LABELS, TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import {
  type EmissionsSettings,
  formatCombined,
  formatElectric,
  versionValues,
  type GalleryMediumView,
  type EquipmentGroupView,
  toEquipmentGroups,
  type ResidenceView,
} from "../../vehicle/index.ts";
import type { OfferCardView } from "../offers/offer-card-view.ts";
import { offerEmissions, type OfferSettings } from "../offers/offer-texts.ts";
import { offerGallery } from "../offers/offer-picture.ts";
import type { LocationView } from "../../locations/index.ts";
import type { OwnershipCostData } from "../ownership-cost/ownership-cost.tsx";
import { contractItemLabels, offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import { formatShare } from "#application/strings/share.ts";
import type { OfferAtTermsView, OfferBasis, OfferDetailsView } from "./offer-at-terms.ts";
import type { FigureView } from "./offer-contract-view.ts";

/** The benefit in kind of the driver of a company car. Plain JSON. */
export type BenefitView = {
  /** "Avantage en nature : 249,50 € par mois"; null without an amount. */
  readonly short: string | null;
  readonly text: string;
  /** The rule and its date; null without an amount. */
  readonly rule: string | null;
};

/** A rule that ended has no amounts any more. `until`: its last day. */
export const endedBenefitView = (until: string): BenefitView => ({
  short: null,
  text: `Pas de montant à ce jour\u00a0: la dernière règle que nous connaissons valait jusqu’au ${formatFrenchDate(until)}.`,
  rule: null,
});

export const toBenefitView = ({ monthlyCents, share, rule }: OfferBenefit, priceCents: Cents): BenefitView => {
  const amount = formatEuros(monthlyCents);
  return {
    short: `Avantage en nature\u00a0: ${amount} par mois`,
    text: `${amount} par mois si la voiture sert aussi en privé\u00a0: ${formatShare(share)} du prix à neuf, ${formatEuros(priceCents)}, taxes et options comprises. C’est la valeur à déclarer, pas l’impôt.`,
    rule: `${rule.source}, règle en vigueur depuis le ${formatFrenchDate(rule.from)}.`,
  };
};

/** Plain JSON. */
export type OfferPageView = {
  readonly id: number;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly trim: string;
  readonly gallery: readonly GalleryMediumView[];
  readonly basis: OfferBasis;
  /** The offer at the terms in the URL. */
  readonly atTerms: OfferAtTermsView;
  readonly details: OfferDetailsView;
  readonly emissions: string | null;
  readonly validity: string;
  readonly delivery: string;
  readonly highlight: string | null;
  readonly modelHref: string | null;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly attributes: readonly FigureView[];
  readonly equipment: readonly EquipmentGroupView[];
  readonly ownershipCost: OwnershipCostData | null;
  /** Null unless the market has a rule for a company car. */
  readonly benefit: BenefitView | null;
  readonly locations: readonly LocationView[];
  readonly versions: readonly OfferCardView[];
  readonly similar: readonly OfferCardView[];
  /** Null without buyers across the border. */
  readonly residence: ResidenceView | null;
};

const toAttributes = ({ offer }: PublishedOffer, { wltp, lease }: EmissionsSettings): readonly FigureView[] => {
  const { specs } = offer;
  const labels = strings.attributes;
  const quantity = (value: number | null, unit: string): string => (value === null ? "" : formatQuantity(value, unit));
  const power =
    specs.power_kw === null ? "" : `${quantity(specs.power_kw, "kW")} (${quantity(horsepower(specs.power_kw), "ch")})`;
  const consumption = [formatCombined(versionValues(specs)), formatElectric(versionValues(specs))];
  const attributes = [
    { label: labels.body, value: bodyLabel(offer.body_style) ?? "" },
    { label: labels.fuel, value: FUEL_LABELS[specs.fuel] },
    { label: labels.transmission, value: specs.transmission === null ? "" : TRANSMISSION_LABELS[specs.transmission] },
    { label: labels.power, value: power },
    { label: labels.cylinder, value: quantity(specs.cylinder_cc, "cm³") },
    { label: labels.consumption, value: wltp ? consumption.filter((amount) => amount !== null).join(" + ") : "" },
    { label: labels.co2, value: wltp && lease.co2 ? quantity(specs.co2, "g/km") : "" },
    { label: labels.battery, value: quantity(specs.battery_kwh, "kWh") },
    { label: labels.range, value: wltp ? quantity(specs.range_km, "km") : "" },
    { label: labels.color, value: offer.color === null ? "" : COLOR_LABELS[offer.color] },
  ];
  return attributes.filter(({ value }) => value !== "");
};

export const toOfferPageView = (
  input: Pick<
    OfferPageView,
    | "crumbs"
    | "basis"
    | "atTerms"
    | "details"
    | "modelHref"
    | "ownershipCost"
    | "benefit"
    | "locations"
    | "versions"
    | "similar"
    | "residence"
  > & { readonly published: PublishedOffer; readonly settings: OfferSettings },
): OfferPageView => {
  const { published, settings, ...rest } = input;
  const { offer, title } = published;
  return {
    ...rest,
    id: offer.id,
    title,
    trim: nonBreakingUnits(offer.trim),
    gallery: offerGallery(published),
    emissions: offerEmissions(offer, settings),
    validity: strings.validity(formatFrenchDate(offer.valid_from), formatFrenchDate(offer.valid_until)),
    delivery: offer.delivery_weeks === null ? strings.onRequest : strings.availability(offer.delivery_weeks),
    highlight: offer.highlight,
    included: contractItemLabels(offer.included, offer.kind, settings.countryTerms),
    notIncluded: contractItemLabels(offer.not_included, offer.kind, settings.countryTerms),
    attributes: toAttributes(published, settings),
    equipment: toEquipmentGroups({ equipment: offer.standard_equipment, options: [] }),
  };
};
