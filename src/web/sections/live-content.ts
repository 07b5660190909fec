import type { ArticleStory, SectionOf } from "#domain/content/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { AdvertisedMonth, Brand, Model } from "#domain/models/index.ts";
import type { Employee, Vacancy } from "#domain/people/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import type { FormOrPlaces } from "../features/lead-form/place-choice.ts";
import type { VehicleCardView } from "../features/stock/card-view.ts";
import type { ForeignHosts } from "./embed/embed-view.ts";

/** What sections show that editors do not write: the stock, the group's own objects, what the address asks for. */
export type LiveContent = {
  readonly paths: Pick<Paths, "stock" | "content" | "vacancy">;
  readonly count: (query: StockQuery) => number;
  readonly cards: (query: StockQuery, limit: number) => Promise<readonly VehicleCardView[]>;
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  readonly locations: readonly Location[];
  /** None where the market's settings show no employees. */
  readonly employees: readonly Employee[];
  /** Those one may apply for today, newest first. */
  readonly vacancies: readonly Vacancy[];
  /** Articles that are out, newest first. */
  readonly articles: (category: string | null) => Promise<readonly ArticleStory[]>;
  /** Slugs of all stories below a prefix: no card leads to a page that is not there. */
  readonly storySlugs: (prefix: string) => Promise<ReadonlySet<string>>;
  /** Where an appointment at a place's workshop is made; null where none can be. */
  readonly workshops: () => Promise<(place: Location) => string | null>;
  readonly monthOf: (model: Model) => AdvertisedMonth | null;
  /** Whether this market has what a form asks. */
  readonly offers: (section: SectionOf<"form">) => boolean;
  /** A form for one visitor, or the places it can go to; a page that shows one is never kept. */
  readonly formOf: (section: SectionOf<"form">, anchor: string) => Promise<FormOrPlaces>;
  /** Path of the page, and what its address asks beyond it. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** Whose frames and films the settings let a page show. */
  readonly hosts: ForeignHosts;
  readonly now: Date;
  readonly timeZone: string;
};
