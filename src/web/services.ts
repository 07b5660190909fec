import { createContext, type RouterContextProvider } from "react-router";
import type { Brand, Model } from "#domain/models/index.ts";
import type { ContentProblem, ContentSource, Version } from "#domain/content/index.ts";
import type { Employee, Vacancy } from "#domain/people/index.ts";
import type { IconSource } from "#domain/media/index.ts";
import type { RedirectTable } from "#domain/redirects/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { QuickSearch } from "#domain/phrases/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { StockReader, Vehicle } from "#domain/vehicles/index.ts";
import type { AlertDesk } from "./features/alerts/alert-desk.ts";
import type { LeadDesk } from "./features/lead-form/lead-desk.ts";

/** The stock as pages read it: searched in memory, read by id from the database. */
export type Stock = Pick<StockReader, "byIds" | "byIdEvenGone" | "priceHistory"> & {
  readonly index: () => StockIndex;
  /** Turns what people type into filters, by the names of the current index. */
  readonly quickSearch: () => QuickSearch;
  /** When the vehicle that is here for the longest came in (ISO 8601); null for an empty stock. */
  readonly openedAt: () => string | null;
  /** The advertised monthly payment in cents, or null where none can be offered. */
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
};

/** The group's own objects, in memory; replaced whole when one is imported. */
export type Catalogue = {
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  readonly locations: readonly Location[];
  readonly employees: readonly Employee[];
  /** Expired ones too, newest first. */
  readonly vacancies: readonly Vacancy[];
};

/** Everything a page may ask for; made by the server, handed over with each request. */
export type WebServices = {
  readonly settings: Settings;
  readonly paths: Paths;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly stock: Stock;
  readonly catalogue: () => Catalogue;
  readonly content: ContentSource;
  readonly icons: IconSource;
  readonly editing: Editing;
  readonly redirects: RedirectTable;
  readonly leads: LeadDesk;
  readonly alerts: AlertDesk;
  readonly log: { readonly error: (facts: object, message: string) => void };
};

/** How somebody came who may see drafts: by the token of previews, or in the frame of the content service's editor. */
export type Editor = "preview" | "visual-editor";

/** What is shown to editors alone. */
export type Editing = {
  /** Null: a visitor as any other. */
  readonly editorOf: (search: URLSearchParams) => Editor | null;
  readonly problemsOf: (slug: string, version: Version) => readonly ContentProblem[];
  /** "content/faq.yaml:12", where a field of a story is written; null where that is no file of ours. */
  readonly placeOf: (slug: string, field: string, version: Version) => string | null;
  /** Whoever looks is told as an editor is: while the site is developed. */
  readonly always: boolean;
};

export const servicesContext = createContext<WebServices>();

/** What a page shows; it may be kept until one of these changes. */
export type CacheTag = "stock" | "catalogue" | "content" | "minute";

/** Hosts other than ours that a page may show frames and play films from, and the editor's that it is framed by. */
export type Embedded = {
  readonly frames: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly editor?: string;
};

export const NOTHING_EMBEDDED: Embedded = { frames: new Set(), media: new Set() };

/** Collected while a page's loaders run. */
export type PageFacts = { readonly tags: Set<CacheTag>; mayBeKept: boolean; embedded: Embedded };

export const pageFactsContext = createContext<PageFacts>();

type Context = Readonly<RouterContextProvider>;

/** The IP address of who asks; empty where it is not known. Never kept or logged as it is. */
export const clientAddressContext = createContext("");

export const clientAddressOf = (context: Context): string => context.get(clientAddressContext);

export const servicesOf = (context: Context): WebServices => context.get(servicesContext);

const showing = (context: Context, tags: readonly CacheTag[]): PageFacts => {
  const facts = context.get(pageFactsContext);
  for (const tag of tags) facts.tags.add(tag);
  return facts;
};

/** Says what this part of a page shows; whether the page may be kept is said by its route. */
export const shows = (context: Context, ...tags: readonly CacheTag[]): void => void showing(context, tags);

/** Says that this page is the same for every visitor, and what it shows. A page that does not say so is never kept. */
export const mayBeKept = (context: Context, ...tags: readonly CacheTag[]): void => {
  showing(context, tags).mayBeKept = true;
};

/** Says from where this page shows frames and films, so that its policy allows them; a page that does not say so shows none. */
export const embeds = (context: Context, hosts: Embedded): void => {
  context.get(pageFactsContext).embedded = hosts;
};
