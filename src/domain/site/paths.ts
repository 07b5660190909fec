import { EMPTY_QUERY, writeStockQuery, type StockQuery } from "../vehicles/index.ts";
import { BRAND_SEGMENTS, FORM_SEGMENTS, PLACE_PARAMETER, type Segments } from "./segments.ts";

type Slugged = { readonly slug: string };

const part = (value: string): string => encodeURIComponent(value);

const withSearch = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params.toString()}` : path;

const stockPaths = (segments: Segments) => {
  const stock = `/${segments.stock}`;
  const vehicle = ({ slug }: Slugged): string => `${stock}/${part(slug)}`;
  const list = (segment: string, ids: readonly number[]): string =>
    withSearch(`${stock}/${segment}`, new URLSearchParams(ids.length > 0 ? { ids: ids.join(".") } : {}));
  return {
    /** The overview, with what is asked of it. */
    stock: (query: StockQuery = EMPTY_QUERY): string => withSearch(stock, writeStockQuery(query)),
    /** With ids: the link that shares a choice. */
    compare: (ids: readonly number[] = []): string => list(segments.compare, ids),
    favourites: (ids: readonly number[] = []): string => list(segments.favorite, ids),
    /** The form that sends these vehicles to an adviser; without ids the visitor's own. */
    favouritesRequest: (ids: readonly number[] = []): string =>
      list(`${segments.favorite}/${FORM_SEGMENTS.favourites}`, ids),
    /** Where the forms of both lists are sent, in every market. */
    shortlists: (): string => "/listes",
    vehicle,
    vehicleInterest: (of: Slugged): string => `${vehicle(of)}/${segments.interest}`,
    vehicleTestDrive: (of: Slugged): string => `${vehicle(of)}/${segments.testDrive}`,
    vehicleLeaseCalculator: (of: Slugged): string => `${vehicle(of)}/${segments.leaseCalculator}`,
    vehicleOnlineLeasing: (of: Slugged): string => `${vehicle(of)}/${FORM_SEGMENTS.onlineLeasing}`,
    vehicleTradeIn: (of: Slugged): string => `${vehicle(of)}/${FORM_SEGMENTS.tradeIn}`,
    /** The sheet to print. */
    vehicleSheet: (of: Slugged): string => `${vehicle(of)}/fiche`,
  };
};

// Below a brand the addresses are the same in every market, as the specification lists them.
const brandPaths = (segments: Segments) => {
  const brand = ({ slug }: Slugged): string => `/${part(slug)}`;
  const models = (of: Slugged): string => `${brand(of)}/${segments.models}`;
  const model = (of: Slugged, { slug }: Slugged): string => `${models(of)}/${part(slug)}`;
  const vehicle = (of: Slugged, { slug }: Slugged): string => `${brand(of)}/${segments.stock}/${part(slug)}`;
  return {
    brand,
    brandAllModels: (of: Slugged): string => `${brand(of)}/tous-les-modeles`,
    brandModels: models,
    /** The story of a model; its facts and versions are at `model`. */
    modelStory: (of: Slugged, { slug }: Slugged): string => `${brand(of)}/${part(slug)}`,
    model,
    modelContact: (of: Slugged, which: Slugged): string => `${model(of, which)}/contact`,
    modelTestDrive: (of: Slugged, which: Slugged): string => `${model(of, which)}/testdrive`,
    brandVehicle: vehicle,
    brandVehicleInterest: (of: Slugged, which: Slugged): string => `${vehicle(of, which)}/${BRAND_SEGMENTS.interest}`,
    brandVehicleTestDrive: (of: Slugged, which: Slugged): string => `${vehicle(of, which)}/${BRAND_SEGMENTS.testDrive}`,
    brandVehicleLeaseCalculator: (of: Slugged, which: Slugged): string =>
      `${vehicle(of, which)}/${BRAND_SEGMENTS.leaseCalculator}`,
    brandLocation: (of: Slugged, { slug }: Slugged): string => `${brand(of)}/locations/${part(slug)}`,
    van: (of: Slugged, { slug }: Slugged): string =>
      `/vehicules-utilitaires/${part(of.slug)}-utilitaires/${part(slug)}`,
  };
};

const groupPaths = (segments: Segments) => ({
  home: (): string => "/",
  brands: (): string => "/brands",
  locations: (): string => `/${segments.locations}`,
  location: ({ slug }: Slugged): string => `/${segments.locations}/${part(slug)}`,
  privateLeases: (): string => "/private-lease",
  privateLease: ({ slug }: Slugged): string => `/private-lease/${part(slug)}`,
  businessLeases: (): string => "/business-lease",
  businessLease: ({ slug }: Slugged): string => `/business-lease/${part(slug)}`,
  news: (): string => "/news",
  article: ({ slug }: Slugged): string => `/news/${part(slug)}`,
  careers: (): string => "/carrieres",
  vacancy: ({ slug }: Slugged): string => `/carrieres/${part(slug)}`,
  vacancyApplication: ({ slug }: Slugged): string => `/carrieres/${part(slug)}/${FORM_SEGMENTS.application}`,
  employeePortraits: (): string => "/carrieres/portraits-de-collaborateurs",
  employees: (): string => "/collaborateurs",
  /** A content page by its full slug ("services/financement"). */
  content: (fullSlug: string): string => `/${fullSlug.split("/").filter(Boolean).map(part).join("/")}`,
  /** The form of a content page, with the place that answers: its slug, and where on the page the form stands. */
  formOfPlace: (page: string, { slug }: Slugged, anchor: string): string =>
    `${withSearch(page, new URLSearchParams({ [PLACE_PARAMETER]: slug }))}#${anchor}`,
  /** The page after a form was sent, below the form's own address. */
  thanks: (form: string, ref: string): string => withSearch(`${form}/merci`, new URLSearchParams({ ref })),
  /** The appointment of a request, for the visitor's calendar. */
  appointmentFile: (ref: string): string => withSearch("/rendez-vous.ics", new URLSearchParams({ ref })),
});

const alertPaths = {
  /** Asks for word of what a search finds; its order and page are no part of it. */
  searchAlert: (query: StockQuery): string =>
    withSearch("/alertes/recherche", writeStockQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1 })),
  /** Asks for word of a vehicle's price. */
  priceAlert: ({ id }: { readonly id: number }): string => `/alertes/prix?vehicule=${id}`,
  /** Says that a mail is on its way. */
  alertAsked: (): string => "/alertes/envoyee",
  /** Links in mails, each with a sealed key. */
  alertConfirm: (key: string): string => withSearch("/alertes/confirmer", new URLSearchParams({ cle: key })),
  alertStop: (key: string): string => withSearch("/alertes/arreter", new URLSearchParams({ cle: key })),
};

const FILES = {
  sitemap: (): string => "/sitemap.xml",
  robots: (): string => "/robots.txt",
  newsFeed: (): string => "/news.xml",
  llms: (): string => "/llms.txt",
  manifest: (): string => "/site.webmanifest",
};

/** The one maker of addresses: every link of the site is a call of it. All answer a path from the root. */
export const createPaths = (segments: Segments) => ({
  ...groupPaths(segments),
  ...stockPaths(segments),
  ...brandPaths(segments),
  ...alertPaths,
  ...FILES,
});

export type Paths = ReturnType<typeof createPaths>;
