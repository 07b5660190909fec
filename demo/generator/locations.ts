import type { LocationAttributes } from "../../src/domain/locations/location.ts";
import { socialLinks } from "./social-links.ts";
import { SITE_BRANDS, SITES } from "./sites.ts";
import { toFrenchTypography } from "./typography.ts";

const MAIL = "alzette-automobiles.example";

type Span = { open: string; closed: string; comments: string | null };
type Hours = LocationAttributes["showroom_hours"];

const span = (parseHours: string, comments: string | null = null): Span => {
  const [open = "", closed = ""] = parseHours.split("-");
  return { open, closed, comments };
};

const spans = (text: string): Span[] => (text === "" ? [] : text.split(" ").map((parseHours) => span(parseHours)));

type Exception = Hours["exceptions"][number];

/** The same hours on all weekdays; times as `08:30-12:00 13:30-18:30`. */
const hours = (
  createWeek: string,
  saturday: string,
  saturdayComment: string | null = null,
  exceptions: Exception[] = [],
): Hours => ({
  monday: spans(createWeek),
  tuesday: spans(createWeek),
  wednesday: spans(createWeek),
  thursday: spans(createWeek),
  friday: spans(createWeek),
  saturday: spans(saturday).map((one) => ({ ...one, comments: saturdayComment })),
  sunday: [],
  exceptions,
  public_holidays: "LU",
});

const CHRISTMAS_EVE: Exception = {
  date: "2026-12-24",
  spans: [span("08:30-13:00")],
  comments: toFrenchTypography("Fermeture à 13 h la veille de Noël"),
};
const NEW_YEARS_EVE: Exception = {
  date: "2026-12-31",
  spans: [span("08:30-13:00")],
  comments: toFrenchTypography("Fermeture à 13 h la veille du Nouvel An"),
};
const FESTIVAL: Exception = {
  date: "2027-01-25",
  spans: [span("08:30-20:00")],
  comments: toFrenchTypography("Autofestival : ouvert jusqu’à 20 h"),
};

type Key = LocationAttributes["departments"][number]["key"];

const NAMES: Readonly<Record<Key, string>> = {
  sales: "Vente de véhicules neufs",
  used: "Vente de véhicules d’occasion",
  fleet: "Flottes et entreprises",
  workshop: "Atelier",
  bodywork: "Carrosserie",
  parts: "Pièces et accessoires",
  reception: "Accueil",
};

const MAILBOXES: Readonly<Record<Key, string>> = {
  sales: "vente",
  used: "occasion",
  fleet: "entreprises",
  workshop: "atelier",
  bodywork: "carrosserie",
  parts: "pieces",
  reception: "accueil",
};

/** Numbers of an unassigned block, so that no real telephone rings. */
export const phone = (site: number, line: number): string => `+352 20 00 0${site} ${String(line).padStart(2, "0")}`;

const departments = (site: number, town: string, keys: readonly Key[]): LocationAttributes["departments"] =>
  keys.map((key, index) => ({
    key,
    name: NAMES[key],
    phone: phone(site, 10 + index * 5),
    email: `${MAILBOXES[key]}.${town}@${MAIL}`,
  }));

/** As the group's accounts at the networks name the location. */
const storeCodes = (site: number): LocationAttributes["store_codes"] => ({
  google: `ALZETTE-0${site}`,
  meta: `ALZETTE-0${site}`,
});

const GROUP = { country: "LU", vat_number: "LU20261046", iban: "LU129992026110100001" };

/** Pictures of the content folder. */
const picture = (name: string, alt: string): LocationAttributes["images"][number] => ({
  url: `/media/${name}.webp`,
  alt,
});

const route = (lat: number, lng: number): string => `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

const bertrange = (): LocationAttributes => ({
  id: SITES.bertrange,
  slug: "bertrange",
  name: "Alzette Automobiles Bertrange",
  brands: [...(SITE_BRANDS[SITES.bertrange] ?? [])],
  services: [
    "new_vehicles",
    "used_vehicles",
    "leasing",
    "fleet",
    "financing",
    "workshop",
    "tyres",
    "parts",
    "courtesy_car",
    "charging",
  ],
  address: "118, rue des Trois Cantons Vieux",
  postcode: "8080",
  town: "Bertrange",
  lat: 49.6078,
  lng: 6.0504,
  phone: phone(1, 1),
  email: `bertrange@${MAIL}`,
  social: socialLinks("alzette-bertrange"),
  route: route(49.6078, 6.0504),
  showroom_hours: hours("08:30-18:30", "09:00-17:00", null, [CHRISTMAS_EVE, NEW_YEARS_EVE, FESTIVAL]),
  workplace_hours: hours("07:30-18:00", "08:00-12:00", "Remise des clés et petits travaux sur rendez-vous", [
    CHRISTMAS_EVE,
    NEW_YEARS_EVE,
  ]),
  departments: departments(1, "bertrange", ["reception", "sales", "used", "fleet", "workshop", "parts"]),
  images: [picture("location-bertrange", "La concession de Bertrange et sa large façade vitrée")],
  appointment: { widget_location: null, slot_minutes: 30, slot_capacity: 3 },
  store_codes: storeCodes(SITES.bertrange),
  ...GROUP,
});

const niederkorn = (): LocationAttributes => ({
  id: SITES.niederkorn,
  slug: "niederkorn",
  name: "Alzette Automobiles Niederkorn",
  brands: [...(SITE_BRANDS[SITES.niederkorn] ?? [])],
  services: [
    "new_vehicles",
    "used_vehicles",
    "commercial_vehicles",
    "conversion",
    "leasing",
    "financing",
    "workshop",
    "bodywork",
    "dent_and_paint",
    "tyres",
    "parts",
    "courtesy_car",
  ],
  address: "41, rue du Bassin minier",
  postcode: "4562",
  town: "Niederkorn",
  lat: 49.5361,
  lng: 5.8936,
  phone: phone(2, 1),
  email: `niederkorn@${MAIL}`,
  social: socialLinks("alzette-niederkorn"),
  route: route(49.5361, 5.8936),
  showroom_hours: hours("09:00-12:00 13:30-18:30", "09:00-16:00", null, [CHRISTMAS_EVE, NEW_YEARS_EVE]),
  workplace_hours: hours("07:45-12:00 13:00-17:30", "", null, [CHRISTMAS_EVE, NEW_YEARS_EVE]),
  departments: departments(2, "niederkorn", ["reception", "sales", "used", "fleet", "workshop", "bodywork", "parts"]),
  images: [picture("location-niederkorn", "La concession de Niederkorn sous son toit en dents de scie")],
  appointment: { widget_location: null, slot_minutes: 30, slot_capacity: 2 },
  store_codes: storeCodes(SITES.niederkorn),
  ...GROUP,
});

const esch = (): LocationAttributes => ({
  id: SITES.esch,
  slug: "esch-sur-alzette",
  name: "Alzette Automobiles Esch-sur-Alzette",
  brands: [...(SITE_BRANDS[SITES.esch] ?? [])],
  services: [
    "new_vehicles",
    "used_vehicles",
    "leasing",
    "financing",
    "workshop",
    "dent_and_paint",
    "tyres",
    "parts",
    "charging",
  ],
  address: "7, boulevard des Hauts-Fourneaux Éteints",
  postcode: "4362",
  town: "Esch-sur-Alzette",
  lat: 49.5018,
  lng: 5.9491,
  phone: phone(3, 1),
  email: `esch@${MAIL}`,
  social: socialLinks("alzette-esch"),
  route: route(49.5018, 5.9491),
  showroom_hours: hours("09:00-18:30", "09:30-17:00", null, [CHRISTMAS_EVE, NEW_YEARS_EVE, FESTIVAL]),
  workplace_hours: hours("08:00-17:30", "08:30-12:30", "Pneus uniquement", [CHRISTMAS_EVE, NEW_YEARS_EVE]),
  departments: departments(3, "esch", ["reception", "sales", "used", "workshop", "bodywork", "parts"]),
  images: [picture("location-esch-sur-alzette", "La concession d’Esch-sur-Alzette et ses deux étages")],
  appointment: { widget_location: null, slot_minutes: 20, slot_capacity: 2 },
  store_codes: storeCodes(SITES.esch),
  ...GROUP,
});

const diekirch = (): LocationAttributes => ({
  id: SITES.diekirch,
  slug: "diekirch",
  name: "Alzette Automobiles Diekirch",
  brands: [...(SITE_BRANDS[SITES.diekirch] ?? [])],
  services: ["new_vehicles", "used_vehicles", "leasing", "financing", "workshop", "tyres", "parts"],
  address: "26, route du Pont Neuf de la Sûre",
  postcode: "9233",
  town: "Diekirch",
  lat: 49.8662,
  lng: 6.1604,
  phone: phone(4, 1),
  email: `diekirch@${MAIL}`,
  social: socialLinks("alzette-diekirch"),
  route: route(49.8662, 6.1604),
  showroom_hours: hours("09:00-12:30 13:30-18:00", "09:00-13:00", null, [CHRISTMAS_EVE, NEW_YEARS_EVE]),
  workplace_hours: hours("08:00-12:00 13:00-17:00", "", null, [CHRISTMAS_EVE, NEW_YEARS_EVE]),
  departments: departments(4, "diekirch", ["reception", "sales", "used", "workshop", "parts"]),
  images: [picture("location-diekirch", "La concession de Diekirch sous son toit à deux pans, devant les collines")],
  appointment: { widget_location: null, slot_minutes: 30, slot_capacity: 1 },
  store_codes: storeCodes(SITES.diekirch),
  ...GROUP,
});

export const createDemoLocations = (): readonly LocationAttributes[] => [bertrange(), niederkorn(), esch(), diekirch()];
