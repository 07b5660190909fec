import type { ConsentHosts } from "#domain/consent/index.ts";
import type { ArticleStory, SectionOf } from "#domain/content/index.ts";
import type { MapTiles } from "#application/site/index.ts";
import type { LeaseOfferService } from "#application/lease-offers/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { AdvertisedLease, Brand, Model } from "#domain/models/index.ts";
import type { Employee, Vacancy } from "#domain/people/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import type { FormOrLocations } from "../../leads/index.ts";
import type { MapInput, MapView } from "../../platform/map/index.ts";
import type { VehicleCardView } from "../../vehicle/index.ts";

/** Hosts allowed by the settings for frames, media and configurators; `consent`: those that a consent to each purpose unlocks. */
export type AllowedHosts = Pick<Settings["hosts"], "embeds" | "widgets" | "media" | "configurators"> & {
  readonly consent: ConsentHosts;
};

/** Market settings that affect sections. */
type MarketDisplay = Pick<Settings, "wltp" | "lease" | "disabledBrandLogos" | "countryTerms">;

/** Data for sections that editors do not enter: stock, group data, URL parameters. */
export type LiveContent = {
  /** Changes with the stock, the catalogue, the settings and the minute. */
  readonly version: readonly unknown[];
  readonly paths: Pick<
    Paths,
    | "stock"
    | "content"
    | "location"
    | "locations"
    | "vacancy"
    | "leaseOffer"
    | "fleetRequest"
    | "modelContact"
    | "modelTestDrive"
  >;
  readonly count: (query: StockQuery) => number;
  /** Excludes vehicles already displayed by earlier sections of the page. */
  readonly cards: (query: StockQuery, limit: number) => Promise<readonly VehicleCardView[]>;
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  readonly locations: readonly Location[];
  /** Empty if the market displays no employees. */
  readonly employees: readonly Employee[];
  /** Open vacancies, newest first. */
  readonly vacancies: readonly Vacancy[];
  /** Published articles, newest first. */
  readonly articles: (category: string | null) => Promise<readonly ArticleStory[]>;
  /** Slugs of all stories below a prefix, so that cards only link to existing pages. */
  readonly storySlugs: (prefix: string) => Promise<ReadonlySet<string>>;
  /** Form for a workshop appointment at a location; null if not offered there. */
  readonly workshopHrefs: () => Promise<(location: Location) => string | null>;
  /** Form for a tyre appointment at a location; null if not offered there. */
  readonly tyreHrefs: () => Promise<(location: Location) => string | null>;
  readonly leaseOffers: Pick<LeaseOfferService, "market" | "list" | "ofModel">;
  readonly leaseOfferOf: (model: Model) => AdvertisedLease | null;
  readonly display: MarketDisplay;
  /** The market's country (ISO 3166-1 alpha-2). */
  readonly country: string;
  /** The market's map, or part of it, with locations. */
  readonly mapOf: (input: Omit<MapInput, "market" | "country">) => MapView;
  readonly mapTiles: MapTiles | null;
  /** True if the market offers the form. */
  readonly offersForm: (section: SectionOf<"form">) => boolean;
  /** A form for one visitor, or the locations to choose from. Pages with a form are never cached. */
  readonly formFor: (section: SectionOf<"form">, anchor: string) => Promise<FormOrLocations>;
  /** Path and query of the page. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly hosts: AllowedHosts;
  readonly now: Date;
  readonly timeZone: string;
};
