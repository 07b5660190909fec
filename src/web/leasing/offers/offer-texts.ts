import { intermediarySentence } from "#application/strings/intermediary.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import type { CountryTerms, VatTerms } from "#domain/countries/index.ts";
import {
  OPTION_PRICE_LABEL,
  PAYMENT_STRINGS,
  paymentTitle,
  TOTAL_WITH_OPTION_LABEL,
} from "#application/strings/payments.ts";
import { roundCents, type LeaseQuote } from "#domain/leasing/index.ts";
import {
  type ContractItem,
  type LeaseOffer,
  monthlyIn,
  type OfferMarket,
  type OfferQuote,
  type PublishedOffer,
  vatModeOf,
  type VatMode,
} from "#domain/lease-offers/index.ts";
import {
  formatEuros,
  formatFrenchDate,
  formatQuantity,
  joinWithDots,
  type Cents,
  nonBreakingUnits,
  once,
  uncapitalize,
} from "#domain/shared/index.ts";
import { offerStrings as strings } from "./lease-offer-cards-strings.ts";
import { contractItemLabels } from "./lease-offers-strings.ts";
import { type EmissionsSettings, leaseEmissionsLine, versionValues } from "../../vehicle/index.ts";

/** Market settings that an offer's texts follow. */
export type OfferSettings = EmissionsSettings & { readonly countryTerms: CountryTerms };

type VatInWords = Pick<OfferMarket, "vatShare" | "vatTerms">;

/** An amount in this VAT mode without its label: "3 000 €". */
export const formatIn = (mode: VatMode, cents: Cents, { vatShare }: Pick<OfferMarket, "vatShare">): string =>
  formatEuros(mode === "with" ? cents : roundCents(cents / (1 + vatShare)));

/** "350,48 €". */
export const formatMonthly = (mode: VatMode, quote: OfferQuote): string => formatEuros(monthlyIn(mode, quote));

/** The terms on a card: "48 mois · 15 000 km/an · premier versement 3 000 €". */
export const formatOfferTerms = (offer: Pick<LeaseOffer, "kind">, quote: OfferQuote, vat: VatInWords): string => {
  const { durationMonths, annualMileageKm, depositCents } = quote.lease.terms;
  const mode = vatModeOf(offer.kind);
  const deposit = formatIn(mode, depositCents, vat);
  return joinWithDots([
    formatQuantity(durationMonths, "mois"),
    `${formatQuantity(annualMileageKm, "km")}/an`,
    `premier\u00a0versement ${depositCents === 0 ? deposit : strings.inMode(deposit, mode, vat.vatTerms)}`,
  ]);
};

/** Consumption and CO₂ as displayed beside a lease; null if the market displays no measured values. */
export const offerEmissions = ({ specs }: Pick<LeaseOffer, "specs">, settings: EmissionsSettings): string | null =>
  leaseEmissionsLine(versionValues(specs), settings);

const itemSentence = (label: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${label}\u00a0: ${items.map(uncapitalize).join(", ")}.`];

/** The inclusions that a card names; the others are counted. */
const MAX_NAMED_ITEMS = 3;

/** Part of every contract; a card names them after the services. */
const FORMALITIES: ReadonlySet<ContractItem> = new Set(["registration", "delivery", "vehicle_tax"]);

/** "Compris : entretien et usure normale, assistance 24 h sur 24, pneus usés et 3 autres services"; null without any. */
export const formatIncluded = (
  { kind, included }: Pick<LeaseOffer, "kind" | "included">,
  { countryTerms }: OfferSettings,
): string | null => {
  const items = included.toSorted((a, b) => Number(FORMALITIES.has(a)) - Number(FORMALITIES.has(b)));
  const labels = contractItemLabels(items, kind, countryTerms).map(uncapitalize);
  if (labels.length === 0) return null;
  // One that is left would take as much space as its count.
  const named = labels.length === MAX_NAMED_ITEMS + 1 ? labels : labels.slice(0, MAX_NAMED_ITEMS);
  return strings.included(named.join(", "), labels.length - named.length);
};

const contractSentences = (
  { kind, included, not_included }: LeaseOffer,
  { countryTerms }: OfferSettings,
): readonly string[] => [
  ...itemSentence("Compris", contractItemLabels(included, kind, countryTerms)),
  ...itemSentence("Non compris", contractItemLabels(not_included, kind, countryTerms)),
];

const paymentSentence = (
  { lease, servicesCents, monthlyCents, monthlyWithoutVatCents }: OfferQuote,
  vat: VatTerms,
): string => {
  const services = servicesCents > 0 ? `, dont ${formatEuros(servicesCents)} de services` : "";
  return `${lease.terms.durationMonths}\u00a0loyers de ${formatEuros(monthlyCents)} ${vat.with} (${formatEuros(monthlyWithoutVatCents)} ${vat.without})${services}.`;
};

/** Article 8 of Directive (EU) 2023/2225; the figures are those of the lease without its services. */
const creditSentence = ({ credit }: LeaseQuote, servicesCents: Cents, vat: VatTerms): readonly string[] => {
  if (credit === null) return [];
  const rate = credit.effectiveYearlyRate === null ? "" : `TAEG ${formatRate(credit.effectiveYearlyRate)}, `;
  const withoutServices = servicesCents > 0 ? " hors services" : "";
  return [
    `Montant total du crédit ${formatEuros(credit.financedCents)},`,
    `taux débiteur fixe ${formatRate(credit.yearlyRate)}, ${rate}coût total du crédit ${formatEuros(credit.creditCostCents)},`,
    `montant total dû ${formatEuros(credit.totalDueCents)}${withoutServices}, ${vat.with}.`,
  ];
};

const financeSentences = ({ lease, totalPaymentsCents, servicesCents }: OfferQuote, vat: VatTerms): string => {
  const { kind, optionPriceCents } = lease;
  const { total, end } = PAYMENT_STRINGS[kind];
  return [
    `Premier versement ${formatEuros(lease.terms.depositCents)}, frais de dossier ${formatEuros(lease.feeCents)}.`,
    ...creditSentence(lease, servicesCents, vat),
    `${total}\u00a0: ${formatEuros(totalPaymentsCents)} ${vat.with}.`,
    ...(optionPriceCents === null
      ? []
      : [
          `${OPTION_PRICE_LABEL}\u00a0: ${formatEuros(optionPriceCents)}.`,
          `${TOTAL_WITH_OPTION_LABEL}\u00a0: ${formatEuros(totalPaymentsCents + optionPriceCents)}.`,
        ]),
    end,
  ].join(" ");
};

/** Both values belong to the statement, unless the market displays no measured values at all. */
const emissionsSentence = (offer: LeaseOffer, { wltp }: EmissionsSettings): readonly string[] => {
  const emissions = offerEmissions(offer, { wltp, lease: { co2: true } });
  return emissions === null ? [] : [`Consommation et émissions\u00a0: ${emissions}.`];
};

/** The complete legal statement beside a monthly payment. */
export const formatOfferConditions = (
  { offer, title }: Pick<PublishedOffer, "offer" | "title">,
  quote: OfferQuote,
  settings: OfferSettings,
): string => {
  const { kind, terms, lessor, intermediary, acceptance, credit } = quote.lease;
  const { vat } = settings.countryTerms;
  return [
    `${title} ${nonBreakingUnits(offer.trim)}, prix ${formatEuros(offer.complete_price)} ${vat.with}.`,
    `${paymentTitle(kind)} sur ${formatQuantity(terms.durationMonths, "mois")} et ${formatQuantity(terms.annualMileageKm, "km")} par an\u00a0:`,
    paymentSentence(quote, vat),
    financeSentences(quote, vat),
    `Kilomètre supplémentaire\u00a0: ${formatCentsPerKm(offer.excess_km_cents)} ${vat.with}.`,
    ...contractSentences(offer, settings),
    ...emissionsSentence(offer, settings),
    `Offre valable du ${formatFrenchDate(offer.valid_from)} au ${formatFrenchDate(offer.valid_until)}.`,
    `Loueur\u00a0: ${lessor}, ${acceptance}.${intermediarySentence(intermediary)}`,
    ...(credit === null ? [] : [credit.warning]),
    "Image non contractuelle.",
  ].join(" ");
};

const perKilometre = once(() => new Intl.NumberFormat("fr", { minimumFractionDigits: 2, maximumFractionDigits: 4 }));

/** "0,07 €". */
export const formatCentsPerKm = (cents: number): string => `${perKilometre().format(cents / 100)}\u00a0€`;
