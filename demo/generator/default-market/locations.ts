import { socialLinks } from "../social-links.ts";
import { isHolidayCalendar, type LocationAttributes } from "../../../src/domain/locations/index.ts";
import { type DefaultSite, DEFAULT_SITES } from "./sites.ts";
import { toFrenchTypography } from "../typography.ts";

const MAIL = "alzette-automobiles.example";

type Hours = LocationAttributes["showroom_hours"];
type Span = Hours["monday"][number];

const spans = (text: string, comments: string | null = null): Span[] =>
  text === "" ? [] : text.split(" ").map((part) => ({ open: part.slice(0, 5), closed: part.slice(6), comments }));

const CHRISTMAS_EVE = {
  date: "2026-12-24",
  spans: spans("08:30-13:00"),
  comments: toFrenchTypography("Fermeture à 13 h la veille de Noël"),
};

const closedOn = (date: string, comments: string) => ({ date, spans: [], comments });

/** Holidays that all these countries share; the calendar of Luxembourg is used there alone. */
const EXCEPTIONS = [CHRISTMAS_EVE, closedOn("2026-12-25", "Noël"), closedOn("2027-01-01", "Nouvel An")];

const hours = (
  [workdays, saturday]: DefaultSite["showroom"],
  country: string,
  saturdayComment: string | null = null,
): Hours => ({
  monday: spans(workdays),
  tuesday: spans(workdays),
  wednesday: spans(workdays),
  thursday: spans(workdays),
  friday: spans(workdays),
  saturday: spans(saturday, saturdayComment),
  sunday: [],
  exceptions: country === "LU" ? [CHRISTMAS_EVE] : EXCEPTIONS,
  public_holidays: isHolidayCalendar(country) ? country : "none",
});

/** Numbers of an unassigned block, so that no real telephone rings. */
export const defaultPhone = (site: number, line: number): string =>
  `+32 2 000 ${String(site).padStart(2, "0")} ${String(line).padStart(2, "0")}`;

const PICTURES = ["location-bertrange", "location-niederkorn", "location-esch-sur-alzette", "location-diekirch"];

const department = (
  site: DefaultSite,
  key: LocationAttributes["departments"][number]["key"],
  name: string,
  line: number,
) => ({
  key,
  name,
  phone: defaultPhone(site.id, line),
  email: `${key}.${site.slug}@${MAIL}`,
});

const toLocation = (site: DefaultSite): LocationAttributes => ({
  id: site.id,
  slug: site.slug,
  name: `Alzette Automobiles ${site.town}`,
  brands: [...site.brands],
  services: [...site.services],
  address: site.address,
  postcode: site.postcode,
  town: site.town,
  country: site.country,
  lat: site.lat,
  lng: site.lng,
  phone: defaultPhone(site.id, 1),
  email: `${site.slug}@${MAIL}`,
  social: socialLinks(site.slug),
  vat_number: site.country === "LU" ? "LU20261046" : null,
  iban: null,
  store_codes: { google: null, meta: null },
  route: `https://www.openstreetmap.org/directions?to=${site.lat}%2C${site.lng}`,
  showroom_hours: hours(site.showroom, site.country),
  workplace_hours: site.workshop && hours(site.workshop, site.country, "Sur rendez-vous"),
  images: [
    {
      url: `/media/${PICTURES[site.id % PICTURES.length]}.webp`,
      alt: toFrenchTypography(`Illustration : une concession comme celle de ${site.town}`),
    },
  ],
  departments: [
    department(site, "reception", "Accueil", 10),
    department(site, "sales", "Vente de véhicules neufs", 20),
    ...(site.workshop === null ? [] : [department(site, "workshop", "Atelier", 30)]),
  ],
  appointment: { widget_location: null, slot_minutes: 30, slot_capacity: 2 },
});

export const createDefaultLocations = (): readonly LocationAttributes[] => DEFAULT_SITES.map(toLocation);
