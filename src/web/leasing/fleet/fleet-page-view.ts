import { fleetTerms } from "#application/strings/fleet.ts";
import {
  type Fleet,
  type FleetLine,
  fleetParameter,
  type FleetQuery,
  MAX_FLEET_LINES,
  NO_TERMS,
  type OfferMarket,
  type PublishedOffer,
  quoteFleet,
} from "#domain/lease-offers/index.ts";
import { createFleetSubject, type FleetSubjectLine, toFleetSubjectLine } from "#domain/leads/index.ts";
import { formatEuros, nonBreakingUnits } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { fleetStrings as strings } from "./fleet-strings.ts";

/** An offer beside its quantity. */
export type FleetOfferView = {
  /** Name of its field. */
  readonly name: string;
  readonly href: string;
  readonly title: string;
  readonly trim: string;
  readonly terms: string;
  /** For one vehicle. */
  readonly monthly: string;
  readonly benefit: string | null;
  /** As entered; empty: none. */
  readonly quantity: string;
  readonly error: string | undefined;
};

type FleetNotice = { readonly tone: "info" | "error"; readonly title: string; readonly text: string };

export type FleetPageInput = {
  readonly query: FleetQuery;
  /** The valid lines of the query as they are today. */
  readonly fleet: Fleet;
  /** All published offers. */
  readonly offers: readonly PublishedOffer[];
  readonly find: (slug: string) => PublishedOffer | null;
  /** Null while nothing can be calculated. */
  readonly market: OfferMarket | null;
  readonly paths: Pick<Paths, "leaseOffer" | "fleetRequest">;
};

type Entered = { readonly quantity: string; readonly error?: string | undefined };

const toOfferView = (line: FleetLine, { quantity, error }: Entered, paths: FleetPageInput["paths"]): FleetOfferView => {
  const saved: FleetSubjectLine = toFleetSubjectLine(line);
  const { offer, title } = line.published;
  return {
    name: fleetParameter(line.slug, line.terms),
    href: paths.leaseOffer(offer, line.quote.lease.terms),
    title,
    trim: nonBreakingUnits(offer.trim),
    terms: fleetTerms(saved),
    monthly: strings.perVehicle(formatEuros(line.quote.monthlyWithoutVatCents)),
    benefit: saved.benefit_cents === null ? null : strings.benefit(formatEuros(saved.benefit_cents)),
    quantity,
    error,
  };
};

/** The requested lines in their order, those with a wrong quantity last, then every other offer for companies. */
const toOfferViews = ({ query, fleet, offers, find, market, paths }: FleetPageInput) => {
  const quoteAll = (lines: readonly Pick<FleetLine, "slug" | "terms">[]): readonly FleetLine[] => {
    if (market === null) return [];
    const requested = lines.map(({ slug, terms }) => ({ slug, terms, quantity: 1 }));
    return quoteFleet(requested, find, market).lines;
  };
  const invalid = quoteAll(query.invalid);
  const chosen = new Set([...fleet.lines, ...invalid].map(({ slug }) => slug));
  const others = offers
    .filter(({ offer }) => !chosen.has(offer.slug))
    .map(({ offer }) => ({ slug: offer.slug, terms: NO_TERMS }));
  const enteredOf = (line: FleetLine): string =>
    query.invalid.find((one) => fleetParameter(one.slug, one.terms) === fleetParameter(line.slug, line.terms))
      ?.entered ?? "";
  return {
    lines: [
      ...fleet.lines.map((line) => toOfferView(line, { quantity: String(line.quantity) }, paths)),
      ...invalid.map((line) => toOfferView(line, { quantity: enteredOf(line), error: strings.invalid }, paths)),
    ],
    others: quoteAll(others).map((line) => toOfferView(line, { quantity: "" }, paths)),
  };
};

/** True if the lines can be requested as they are. */
export const isFleetValid = ({ lines, invalid }: FleetQuery): boolean =>
  invalid.length === 0 && lines.length <= MAX_FLEET_LINES;

const toNotices = ({ query, fleet }: FleetPageInput, isAsked: boolean): readonly FleetNotice[] => {
  const over = query.lines.length - MAX_FLEET_LINES;
  const missing = fleet.missing.map((slug) => slug.replaceAll("-", " "));
  return [
    ...(missing.length === 0
      ? []
      : [{ tone: "info", title: strings.missingTitle(missing.length), text: strings.missing(missing) } as const]),
    ...(over > 0
      ? [{ tone: "error", title: strings.tooManyTitle, text: strings.tooMany(MAX_FLEET_LINES, over) } as const]
      : []),
    ...(query.invalid.length > 0
      ? [{ tone: "error", title: strings.invalidTitle, text: strings.invalidText } as const]
      : []),
    ...(isAsked && fleet.lines.length === 0 && query.invalid.length === 0
      ? [{ tone: "error", title: strings.emptyTitle, text: strings.empty } as const]
      : []),
  ];
};

/** `isAsked`: the address has quantities, if only 0. */
export const toFleetPageView = (input: FleetPageInput, isAsked: boolean) => {
  const { query, fleet, paths } = input;
  const subject = isFleetValid(query) ? createFleetSubject(fleet.lines) : null;
  const rule = fleet.lines.find(({ benefit }) => benefit !== null)?.benefit?.rule;
  return {
    ...toOfferViews(input),
    notices: toNotices(input, isAsked),
    benefitRule: rule === undefined ? null : strings.benefitRule(rule.source),
    /** Path of the page. */
    path: paths.fleetRequest(),
    /** Where the form about the valid lines is sent. */
    action: paths.fleetRequest(fleet.lines),
    subject,
  };
};
