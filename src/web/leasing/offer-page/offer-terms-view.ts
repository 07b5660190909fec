import {
  advertisedOfferTerms,
  type LeaseOffer,
  maxOfferDepositCents,
  monthlyIn,
  offerChoices,
  offerGrid,
  type OfferMarket,
  type OfferProblem,
  type OfferQuote,
  quoteOffer,
  vatModeOf,
} from "#domain/lease-offers/index.ts";
import { completeTerms, type LeaseTerms, parseTermsQuery, TERMS_PARAMETERS } from "#domain/leasing/index.ts";
import type { Parameters } from "#domain/ownership/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { formatIn } from "../offers/offer-texts.ts";
import { LEASE_PROBLEMS } from "../calculator/lease-results-strings.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";

type TermsFieldView = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export type GridCellView = {
  /** Null if these terms cannot be calculated. */
  readonly amount: string | null;
  readonly href: string;
  readonly isChosen: boolean;
};

/** The grid for one deposit, with links to the other deposits. */
export type OfferGridView = {
  readonly caption: string;
  /** Why a longer contract has a higher payment; null where none has. */
  readonly dearerNote: string | null;
  readonly durations: readonly string[];
  readonly rows: readonly { readonly mileage: string; readonly cells: readonly GridCellView[] }[];
  readonly deposits: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
};

export type OfferTermsView = {
  readonly action: string;
  readonly fields: readonly TermsFieldView[];
  /** The visitor's energy prices from the URL. */
  readonly carried: Parameters;
  /** Why the requested terms cannot be calculated. */
  readonly problem: string | null;
  /** Link to the advertised terms; null if these are selected. */
  readonly advertisedHref: string | null;
};

/** The offer at the terms in the URL, or at the advertised terms if those cannot be calculated. */
type ChosenTerms = {
  readonly terms: LeaseTerms;
  readonly quote: OfferQuote;
  /** Why the requested terms cannot be calculated. */
  readonly problem: { readonly code: OfferProblem; readonly requested: LeaseTerms } | null;
  readonly isAdvertised: boolean;
};

/** Throws for an offer that cannot be calculated at its advertised terms; such offers are not published. */
const quoteAdvertised = (offer: LeaseOffer, advertised: LeaseTerms, market: OfferMarket): OfferQuote => {
  const quote = quoteOffer(offer, advertised, market);
  if (!quote.ok) throw new Error(`the offer ${offer.slug} is published without a payment: ${quote.error}`);
  return quote.value;
};

export const chooseTerms = (offer: LeaseOffer, params: URLSearchParams, market: OfferMarket): ChosenTerms => {
  const advertised = advertisedOfferTerms(offer);
  const terms = completeTerms(parseTermsQuery(params), advertised);
  const result = quoteOffer(offer, terms, market);
  const isAdvertised = (Object.keys(advertised) as (keyof LeaseTerms)[]).every(
    (name) => terms[name] === advertised[name],
  );
  if (result.ok) return { terms, quote: result.value, problem: null, isAdvertised };
  const quote = quoteAdvertised(offer, advertised, market);
  return { terms: advertised, quote, problem: { code: result.error, requested: terms }, isAdvertised: true };
};

export type OfferTermsInput = Pick<OfferTermsView, "action" | "carried"> & {
  readonly offer: LeaseOffer;
  /** Brand and model. */
  readonly title: string;
  readonly chosen: ChosenTerms;
  readonly market: OfferMarket;
  /** The offer page at specific terms; null: the advertised ones. */
  readonly hrefAt: (terms: LeaseTerms | null) => string;
};

const withChosen = (values: readonly number[], chosen: number): readonly number[] =>
  values.includes(chosen) ? values : [...values, chosen].toSorted((a, b) => a - b);

const toFields = ({ offer, chosen, market }: OfferTermsInput): readonly TermsFieldView[] => {
  const { durations, mileages, deposits } = offerChoices(offer, market);
  const mode = vatModeOf(offer.kind);
  const field = (
    name: string,
    label: string,
    value: number,
    choices: readonly number[],
    format: (value: number) => string,
  ): TermsFieldView => ({
    name,
    label,
    value: String(value),
    options: withChosen(choices, value).map((choice) => ({ value: String(choice), label: format(choice) })),
  });
  const { durationMonths, annualMileageKm, depositCents } = chosen.terms;
  const toEuros = (cents: number): number => Math.round(cents / 100);
  return [
    field(TERMS_PARAMETERS.duration, strings.duration, durationMonths, durations, strings.months),
    field(TERMS_PARAMETERS.mileage, strings.mileage, annualMileageKm, mileages, strings.kilometres),
    field(
      TERMS_PARAMETERS.deposit,
      strings.depositIn(mode, market.vatTerms),
      toEuros(depositCents),
      deposits.map(toEuros),
      (euros) => formatIn(mode, euros * 100, market),
    ),
  ];
};

type Row = ReturnType<typeof offerGrid>[number];

/** Each longer contract whose payment is higher than that of the next shorter one. */
const dearerPairs = ({ cells }: Row) => {
  const quotes = cells.flatMap(({ quote }) => (quote.ok ? [quote.value] : []));
  return quotes.flatMap((longer, index) => {
    const shorter = quotes[index - 1];
    return shorter !== undefined && longer.monthlyCents > shorter.monthlyCents ? [{ shorter, longer }] : [];
  });
};

const withDeposit = ({ monthlyCents, lease: { terms } }: OfferQuote): number =>
  monthlyCents + terms.depositCents / terms.durationMonths;

/** The first payment is spread over more months; where that is not all, the vehicle loses its value faster than months are added. */
const toDearerNote = (rows: readonly Row[], durations: readonly number[], toDeposit: (months: number) => string) => {
  const pairs = rows.flatMap(dearerPairs);
  if (pairs.length === 0) return null;
  const isSpread = pairs.every(({ shorter, longer }) => withDeposit(longer) <= withDeposit(shorter));
  if (!isSpread) return strings.dearer.value;
  return strings.dearer.deposit(durations.map((months) => `${toDeposit(months)} sur ${strings.months(months)}`));
};

export const toOfferGridView = ({ offer, title, chosen, market, hrefAt }: OfferTermsInput): OfferGridView => {
  const { depositCents } = chosen.terms;
  const mode = vatModeOf(offer.kind);
  const { durations, deposits } = offerChoices(offer, market);
  const rows = offerGrid(offer, depositCents, market);
  const formatDeposit = (cents: number): string => formatIn(mode, cents, market);
  return {
    caption: strings.gridCaption(title, formatDeposit(depositCents), market.vatTerms[mode]),
    dearerNote: toDearerNote(rows, durations, (months) => formatIn(mode, Math.round(depositCents / months), market)),
    durations: durations.map(strings.months),
    rows: rows.map(({ annualMileageKm, cells }) => ({
      mileage: formatNumber(annualMileageKm),
      cells: cells.map(({ terms, quote }) => ({
        amount: quote.ok ? formatEuros(monthlyIn(mode, quote.value)) : null,
        href: hrefAt(terms),
        isChosen:
          terms.durationMonths === chosen.terms.durationMonths &&
          terms.annualMileageKm === chosen.terms.annualMileageKm,
      })),
    })),
    deposits: withChosen(deposits, depositCents).map((cents) => ({
      label: formatDeposit(cents),
      href: hrefAt({ ...chosen.terms, depositCents: cents }),
      isChosen: cents === depositCents,
    })),
  };
};

const problemText = ({ offer, chosen: { problem }, market }: OfferTermsInput): string | null => {
  if (problem === null) return null;
  const maxDepositCents = maxOfferDepositCents(offer, market);
  return LEASE_PROBLEMS[problem.code]({ terms: problem.requested, maxDepositCents });
};

export const toOfferTermsView = (input: OfferTermsInput): OfferTermsView => {
  const { chosen, hrefAt, action, carried } = input;
  return {
    action,
    carried,
    fields: toFields(input),
    problem: problemText(input),
    advertisedHref: chosen.isAdvertised ? null : hrefAt(null),
  };
};
