import type { SectionOf } from "#domain/content/index.ts";
import {
  advertisedOfferTerms,
  writeOfferQuery,
  type OfferKind,
  type PublishedOffer,
} from "#domain/lease-offers/index.ts";
import type { LeasePhrase } from "#domain/phrases/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { EMPTY_QUERY, writeStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import type { ContentSource } from "../content/index.ts";
import type { Stock } from "../stock/index.ts";
import type { LeaseOfferService } from "./lease-offer-service.ts";

type LeaseSearchServices = {
  readonly stock: Pick<Stock, "quickSearch">;
  readonly leaseOffers: Pick<LeaseOfferService, "list" | "ofModel">;
  readonly content: Pick<ContentSource, "story">;
  readonly paths: Pick<Paths, "privateLeases" | "businessLeases" | "vanLeases" | "leaseOffer">;
};

/** Target of a search for lease offers. */
type LeaseAnswer = {
  /** "Leasing · Ford · 48 mois · jusqu’à 400 €/mois". */
  readonly label: string;
  /** Path of the overview with its filters, or of the offer of a model. */
  readonly href: string;
  /** Number of offers there; never 0. */
  readonly count: number;
};

const overviewPath = (kind: OfferKind, paths: LeaseSearchServices["paths"]): string => {
  if (kind === "private") return paths.privateLeases();
  return kind === "business" ? paths.businessLeases() : paths.vanLeases();
};

/** The overview of a kind; editors decide on its page and its anchor. Null if the site has none. */
const findOverview = async (
  kind: OfferKind,
  { content, paths }: LeaseSearchServices,
): Promise<LeaseOverview | null> => {
  const path = overviewPath(kind, paths);
  const story = await content.story(path.slice(1));
  const section = story?.sections.find(
    (candidate): candidate is SectionOf<"lease_offers"> =>
      candidate.component === "lease_offers" && candidate.kind === kind && candidate.limit === null,
  );
  return section === undefined ? null : { path, anchor: section.anchor };
};

type LeaseOverview = { readonly path: string; readonly anchor: string | null };

const overviewHref = ({ path, anchor }: LeaseOverview, { query }: LeasePhrase): string => {
  const params = writeOfferQuery(query).toString();
  return path + (params === "" ? "" : `?${params}`) + (anchor === null ? "" : `#${anchor}`);
};

/** The cheapest offer of the model at the requested terms. */
const offerHref = ({ offer }: PublishedOffer, { query }: LeasePhrase, { paths }: LeaseSearchServices): string => {
  const { durationMonths, annualMileageKm } = query;
  if (durationMonths === null && annualMileageKm === null) return paths.leaseOffer(offer);
  const advertised = advertisedOfferTerms(offer);
  return paths.leaseOffer(offer, {
    ...advertised,
    durationMonths: durationMonths ?? advertised.durationMonths,
    annualMileageKm: annualMileageKm ?? advertised.annualMileageKm,
  });
};

const answerPhrase = async (phrase: LeasePhrase, services: LeaseSearchServices): Promise<LeaseAnswer | null> => {
  const { kind, query, model, label } = phrase;
  const offers = model === null || query.monthlyMax !== null ? [] : services.leaseOffers.ofModel(kind, model);
  const [cheapest] = offers;
  if (cheapest) return { label, href: offerHref(cheapest, phrase, services), count: offers.length };
  const count = services.leaseOffers.list(kind, query).offers.length;
  if (count === 0) return null;
  const overview = await findOverview(kind, services);
  return overview && { label, href: overviewHref(overview, phrase), count };
};

/**
 * Result for a stock query text about leasing: "leasing 48 mois moins de 400 € par mois". Null for any other text, for
 * a search with filters, and without a matching offer: then the stock is searched.
 */
export const answerLeaseSearch = async (
  query: StockQuery,
  services: LeaseSearchServices,
): Promise<LeaseAnswer | null> => {
  if (query.q === null || writeStockQuery({ ...query, ...SEARCH_TEXT }).size > 0) return null;
  const phrase = services.stock.quickSearch().parseLease(query.q);
  return phrase && answerPhrase(phrase, services);
};

/** The non-filter properties of a query. */
const SEARCH_TEXT = { q: EMPTY_QUERY.q, sort: EMPTY_QUERY.sort, page: EMPTY_QUERY.page } as const;
