import { type FleetRequestLine, type OfferKind, writeFleetQuery } from "../lease-offers/index.ts";
import { writeTermsQuery, type LeaseTerms } from "../leasing/index.ts";
import { defaultSort, EMPTY_QUERY, writeStockQuery, type StockQuery } from "../vehicles/index.ts";
import {
  BRAND_SEGMENTS,
  FILE_TOPIC,
  FORM_SEGMENTS,
  LOCATION_PARAMETER,
  TOPIC_PARAMETER,
  VERSION_PARAMETER,
  type Segments,
} from "./segments.ts";

type WithSlug = { readonly slug: string };

const encodeSegment = (value: string): string => encodeURIComponent(value);

const withSearch = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params.toString()}` : path;

const stockPaths = (segments: Segments) => {
  const stock = `/${segments.stock}`;
  const vehicle = ({ slug }: WithSlug): string => `${stock}/${encodeSegment(slug)}`;
  const list = (segment: string, ids: readonly number[]): string =>
    withSearch(`${stock}/${segment}`, new URLSearchParams(ids.length > 0 ? { ids: ids.join(".") } : {}));
  return {
    stock: (query: StockQuery = EMPTY_QUERY): string => withSearch(stock, writeStockQuery(query)),
    /** With ids: a link that shares the comparison. */
    compare: (ids: readonly number[] = []): string => list(segments.compare, ids),
    favourites: (ids: readonly number[] = []): string => list(segments.favorite, ids),
    /** The form that sends these vehicles to an adviser; without ids, the visitor's favourites. */
    favouritesRequest: (ids: readonly number[] = []): string =>
      list(`${segments.favorite}/${FORM_SEGMENTS.favourites}`, ids),
    /** Target of the forms of both lists, in every market. */
    shortlists: (): string => "/listes",
    vehicle,
    vehicleInterest: (of: WithSlug): string => `${vehicle(of)}/${segments.interest}`,
    /** The form of interest that asks for the file of the vehicle: its past, its inspections, its repairs. */
    vehicleFile: (of: WithSlug): string => `${vehicle(of)}/${segments.interest}?${TOPIC_PARAMETER}=${FILE_TOPIC}`,
    vehicleTestDrive: (of: WithSlug): string => `${vehicle(of)}/${segments.testDrive}`,
    vehicleLeaseCalculator: (of: WithSlug): string => `${vehicle(of)}/${segments.leaseCalculator}`,
    vehicleOnlineLeasing: (of: WithSlug): string => `${vehicle(of)}/${FORM_SEGMENTS.onlineLeasing}`,
    vehicleQuestion: (of: WithSlug): string => `${vehicle(of)}/${FORM_SEGMENTS.question}`,
    vehicleCallBack: (of: WithSlug): string => `${vehicle(of)}/${FORM_SEGMENTS.callBack}`,
    vehicleTradeIn: (of: WithSlug): string => `${vehicle(of)}/${FORM_SEGMENTS.tradeIn}`,
    /** The printable sheet. */
    vehicleSheet: (of: WithSlug): string => `${vehicle(of)}/fiche`,
    /** A picture. */
    vehicleCode: (of: WithSlug): string => `${vehicle(of)}/fiche/code.svg`,
  };
};

// The specification lists these addresses; apart from `models` and `stock` they are the same in every market.
const brandPaths = (segments: Segments) => {
  const brand = ({ slug }: WithSlug): string => `/${encodeSegment(slug)}`;
  const models = (of: WithSlug): string => `${brand(of)}/${segments.models}`;
  const model = (of: WithSlug, { slug }: WithSlug): string => `${models(of)}/${encodeSegment(slug)}`;
  const vehicle = (of: WithSlug, { slug }: WithSlug): string => `${brand(of)}/${segments.stock}/${encodeSegment(slug)}`;
  return {
    brand,
    brandAllModels: (of: WithSlug): string => `${brand(of)}/tous-les-modeles`,
    brandModels: models,
    /** The story of a model; its specifications and versions are at `model`. */
    modelStory: (of: WithSlug, { slug }: WithSlug): string => `${brand(of)}/${encodeSegment(slug)}`,
    model,
    /** With a version: the form that requests advice on it. */
    modelContact: (of: WithSlug, which: WithSlug, version: string | null = null): string =>
      withSearch(
        `${model(of, which)}/contact`,
        new URLSearchParams(version === null ? {} : { [VERSION_PARAMETER]: version }),
      ),
    modelTestDrive: (of: WithSlug, which: WithSlug): string => `${model(of, which)}/testdrive`,
    brandVehicle: vehicle,
    brandVehicleInterest: (of: WithSlug, which: WithSlug): string => `${vehicle(of, which)}/${BRAND_SEGMENTS.interest}`,
    brandVehicleTestDrive: (of: WithSlug, which: WithSlug): string =>
      `${vehicle(of, which)}/${BRAND_SEGMENTS.testDrive}`,
    brandVehicleOnlineLeasing: (of: WithSlug, which: WithSlug): string =>
      `${vehicle(of, which)}/${FORM_SEGMENTS.onlineLeasing}`,
    brandVehicleLeaseCalculator: (of: WithSlug, which: WithSlug): string =>
      `${vehicle(of, which)}/${BRAND_SEGMENTS.leaseCalculator}`,
    brandLocations: (of: WithSlug): string => `${brand(of)}/${BRAND_SEGMENTS.locations}`,
    brandLocation: (of: WithSlug, { slug }: WithSlug): string =>
      `${brand(of)}/${BRAND_SEGMENTS.locations}/${encodeSegment(slug)}`,
    van: (of: WithSlug, { slug }: WithSlug): string =>
      `/vehicules-utilitaires/${encodeSegment(of.slug)}-utilitaires/${encodeSegment(slug)}`,
  };
};

/** Terms in the address: the page calculates at them. */
const withTerms = (path: string, terms: LeaseTerms | null): string =>
  terms === null ? path : withSearch(path, writeTermsQuery(terms));

const privateLease = ({ slug }: WithSlug, terms: LeaseTerms | null = null): string =>
  withTerms(`/private-lease/${encodeSegment(slug)}`, terms);

const businessLease = ({ slug }: WithSlug, terms: LeaseTerms | null = null): string =>
  withTerms(`/business-lease/${encodeSegment(slug)}`, terms);

const leasePaths = {
  /** The page of an offer, at its advertised terms or others. Offers of vans are business offers. */
  leaseOffer: ({ kind, slug }: WithSlug & { readonly kind: OfferKind }, terms: LeaseTerms | null = null): string =>
    kind === "private" ? privateLease({ slug }, terms) : businessLease({ slug }, terms),
  privateLeases: (): string => "/private-lease",
  privateLease,
  privateLeaseRequest: (of: WithSlug, terms: LeaseTerms | null = null): string =>
    withTerms(`${privateLease(of)}/${FORM_SEGMENTS.leaseRequest}`, terms),
  /** Offers of passenger cars for companies. */
  businessLeases: (): string => "/business-lease",
  /** The form for offers with quantities. */
  fleetRequest: (lines: readonly FleetRequestLine[] = []): string =>
    withSearch(`/business-lease/${FORM_SEGMENTS.leaseRequest}`, writeFleetQuery(lines)),
  /** Offers of vans. */
  vanLeases: (): string => "/entreprise/vehicules-utilitaires",
  businessLease,
  businessLeaseRequest: (of: WithSlug, terms: LeaseTerms | null = null): string =>
    withTerms(`${businessLease(of)}/${FORM_SEGMENTS.leaseRequest}`, terms),
};

const groupPaths = (segments: Segments) => ({
  home: (): string => "/",
  brands: (): string => "/brands",
  locations: (): string => `/${segments.locations}`,
  location: ({ slug }: WithSlug): string => `/${segments.locations}/${encodeSegment(slug)}`,
  news: (): string => "/news",
  article: ({ slug }: WithSlug): string => `/news/${encodeSegment(slug)}`,
  careers: (): string => "/carrieres",
  vacancy: ({ slug }: WithSlug): string => `/carrieres/${encodeSegment(slug)}`,
  vacancyApplication: ({ slug }: WithSlug): string => `/carrieres/${encodeSegment(slug)}/${FORM_SEGMENTS.application}`,
  employeePortraits: (): string => "/carrieres/portraits-de-collaborateurs",
  employees: (): string => "/collaborateurs",
  /** What buying here means for people of another country: a choice, or one country, whose slug it is. */
  frontierBuyers: (country: string | null = null): string =>
    country === null ? "/frontaliers" : `/frontaliers/${encodeSegment(country)}`,
  /** The form for a trade-in without a chosen vehicle. */
  tradeIn: (): string => `/${FORM_SEGMENTS.tradeIn}`,
  /** A content page by its full slug ("services/financement"). */
  content: (fullSlug: string): string => `/${fullSlug.split("/").filter(Boolean).map(encodeSegment).join("/")}`,
  /** The form of a content page for one location. `anchor`: id of the form on the page. */
  locationForm: (page: string, { slug }: WithSlug, anchor: string): string =>
    `${withSearch(page, new URLSearchParams({ [LOCATION_PARAMETER]: slug }))}#${anchor}`,
  /** The confirmation page, below the form's address. */
  thanks: (form: string, ref: string): string => withSearch(`${form}/merci`, new URLSearchParams({ ref })),
  /** Link in an email by which the visitor confirms an appointment. */
  appointmentConfirm: (key: string): string => withSearch("/rendez-vous/confirmer", new URLSearchParams({ cle: key })),
  /** Link in an email by which a staff member says that a lead is answered. */
  leadAnswer: (key: string): string => withSearch("/demandes/repondre", new URLSearchParams({ cle: key })),
  /** Link in an email by which the visitor moves or cancels an appointment. */
  appointmentChange: (key: string): string => withSearch("/rendez-vous/modifier", new URLSearchParams({ cle: key })),
  /** Appointments of a location, as a calendar that programs subscribe to. */
  agenda: (key: string): string => withSearch("/rendez-vous/agenda.ics", new URLSearchParams({ cle: key })),
  /** The appointment as a calendar file. */
  appointmentFile: (ref: string): string => withSearch("/rendez-vous.ics", new URLSearchParams({ ref })),
});

const alertPaths = {
  /** The form for an alert on a search; drops sort and page. */
  searchAlert: (query: StockQuery): string =>
    withSearch("/alertes/recherche", writeStockQuery({ ...query, sort: defaultSort(query.near), page: 1 })),
  /** The form for a price alert. */
  priceAlert: ({ id }: { readonly id: number }): string => `/alertes/prix?vehicule=${id}`,
  /** The page after an alert was requested. */
  alertRequested: (): string => "/alertes/envoyee",
  /** Links in emails, each with a signed key. */
  alertConfirm: (key: string): string => withSearch("/alertes/confirmer", new URLSearchParams({ cle: key })),
  alertStop: (key: string): string => withSearch("/alertes/arreter", new URLSearchParams({ cle: key })),
};

const filePaths = {
  sitemap: (): string => "/sitemap.xml",
  robots: (): string => "/robots.txt",
  newsFeed: (): string => "/news.xml",
  llms: (): string => "/llms.txt",
  manifest: (): string => "/site.webmanifest",
};

/** Creates every internal link of the site. All functions return a path from the root. */
export const createPaths = (segments: Segments) => ({
  ...groupPaths(segments),
  ...leasePaths,
  ...stockPaths(segments),
  ...brandPaths(segments),
  ...alertPaths,
  ...filePaths,
});

export type Paths = ReturnType<typeof createPaths>;
