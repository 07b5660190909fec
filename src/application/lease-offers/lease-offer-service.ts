import {
  listOffers,
  offerMarket,
  publishOffers,
  vatModeOf,
  type OfferKind,
  type OfferList,
  type OfferMarket,
  type OfferQuery,
  type PublishedOffer,
} from "#domain/lease-offers/index.ts";
import { utcDay, type Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Catalogue } from "../stock/index.ts";

type LeaseOfferDependencies = {
  readonly catalogue: () => Pick<Catalogue, "brands" | "models" | "leaseOffers">;
  readonly settings: Pick<Settings, "finance" | "vat" | "countryTerms">;
  readonly clock: Clock;
};

/** The offers that may be advertised today. */
export type LeaseOfferService = {
  /** Rates and choices in force today; null if there are none, and then no offer either. */
  readonly market: () => OfferMarket | null;
  /** All published offers in order of id. */
  readonly published: () => readonly PublishedOffer[];
  /** The offers of a kind that match a query. */
  readonly list: (kind: OfferKind, query: OfferQuery) => OfferList;
  /** Null for an unknown slug and for an offer that is not published. */
  readonly find: (slug: string) => PublishedOffer | null;
  /** The published offers of a model and kind, the cheapest first. */
  readonly ofModel: (
    kind: OfferKind,
    model: { readonly brand: string; readonly slug: string },
  ) => readonly PublishedOffer[];
};

type PublishedOffers = {
  readonly key: readonly [catalogue: unknown, today: string];
  readonly market: OfferMarket | null;
  readonly offers: readonly PublishedOffer[];
};

const EMPTY_LIST: OfferList = { offers: [], facets: { brand: [], body: [], fuel: [] }, budgets: [] };

/** Publishes the catalogue's offers once for each catalogue and day. */
const createPublishedOffers = ({ catalogue, settings, clock }: LeaseOfferDependencies): (() => PublishedOffers) => {
  let published: PublishedOffers | null = null;
  return () => {
    const current = catalogue();
    const today = utcDay(clock.now());
    if (published?.key[0] === current && published.key[1] === today) return published;
    const market = offerMarket(settings, today);
    const { brands, models, leaseOffers } = current;
    published = {
      key: [current, today],
      market,
      offers: publishOffers(leaseOffers, { brands, models, market, today }),
    };
    return published;
  };
};

export const createLeaseOfferService = (deps: LeaseOfferDependencies): LeaseOfferService => {
  const published = createPublishedOffers(deps);
  return {
    market: () => published().market,
    published: () => published().offers,
    list: (kind, query) => {
      const { market, offers } = published();
      if (market === null) return EMPTY_LIST;
      const ofKind = offers.filter(({ offer }) => offer.kind === kind);
      return listOffers(ofKind, query, market, vatModeOf(kind));
    },
    find: (slug) => published().offers.find(({ offer }) => offer.slug === slug) ?? null,
    ofModel: (kind, { brand, slug }) =>
      published()
        .offers.filter(({ offer }) => offer.kind === kind && offer.brand === brand && offer.model === slug)
        .toSorted((a, b) => a.quote.monthlyCents - b.quote.monthlyCents || a.offer.id - b.offer.id),
  };
};
