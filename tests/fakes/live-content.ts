import { COUNTRIES } from "#domain/countries/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createLocationSubject } from "#domain/leads/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { formOrLocations } from "../../src/web/leads/form/location-choice/location-choice.server.ts";
import { createFakeLeadServiceDependencies } from "./lead-service-dependencies.ts";
import { buildMapView } from "../../src/web/platform/map/index.server.ts";
import type { LiveContent } from "../../src/web/sections/elements/live-content.ts";

const NO_LEASE_OFFERS: LiveContent["leaseOffers"] = {
  market: () => null,
  list: () => ({ offers: [], facets: { brand: [], body: [], fuel: [] }, budgets: [] }),
  ofModel: () => [],
};

const LUXEMBOURG = {
  bounds: { north: 50.2465, south: 49.3397, west: 5.5655, east: 6.6273 },
  centre: { lat: 49.793, lng: 6.096 },
};

/** Live content without any data except the overrides, on Friday 20 November 2026. */
export const createFakeLiveContent = (overrides: Partial<LiveContent> = {}): LiveContent => ({
  version: [{}],
  paths: createPaths(FRENCH_SEGMENTS),
  count: () => 0,
  cards: async () => [],
  brands: [],
  models: [],
  locations: [],
  employees: [],
  vacancies: [],
  articles: async () => [],
  storySlugs: async () => new Set(),
  workshopHrefs: async () => () => null,
  tyreHrefs: async () => () => null,
  leaseOffers: NO_LEASE_OFFERS,
  leaseOfferOf: () => null,
  country: "LU",
  mapOf: (input) => buildMapView({ ...input, market: LUXEMBOURG, country: "LU" }),
  mapTiles: null,
  display: { wltp: true, lease: { co2: true }, disabledBrandLogos: [], countryTerms: COUNTRIES.LU.terms },
  offersForm: ({ kind }) => kind !== "trade_in",
  formFor: ({ kind, location: slug }, anchor) => {
    const locations = overrides.locations ?? [];
    const location = locations.find((candidate) => candidate.slug === slug);
    const about = { kind: LEAD_KINDS[kind], subject: location ? createLocationSubject(location) : null };
    const url = new URL(`https://www.example/page?${overrides.search ?? ""}`);
    return formOrLocations(createFakeLeadServiceDependencies({ locations: () => locations }), about, { url, anchor });
  },
  path: "/page",
  search: new URLSearchParams(),
  hosts: {
    embeds: [],
    widgets: [],
    media: [],
    configurators: [],
    consent: { measurement: [], services: [], media: [] },
  },
  now: new Date("2026-11-20T10:00:00Z"),
  timeZone: "Europe/Luxembourg",
  ...overrides,
});
