import { exceptionalDays, type Location, type OpeningHours } from "#domain/locations/index.ts";
import type { Brand } from "#domain/models/index.ts";
import { dealerWithHours, hoursSpecification } from "../location/dealer-data.server.ts";
import { SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { locationPageStrings as strings } from "./location-page-strings.ts";

type LocationDataInput = {
  readonly location: Location;
  readonly brands: readonly Brand[];
  /** Absolute URLs of the page and of the site. */
  readonly url: string;
  readonly siteUrl: string;
  readonly legalName: string;
  readonly now: Date;
  readonly timeZone: string;
};

const DAYS_AHEAD = 62;

/** A closed day opens and closes at midnight. Source: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const specialHours = (hours: OpeningHours, { now, timeZone }: LocationDataInput): readonly StructuredData[] =>
  exceptionalDays(hours, now, timeZone, DAYS_AHEAD).flatMap(({ date, spans }) =>
    (spans.length === 0 ? [{ open: "00:00", closed: "00:00" }] : spans).map(({ open, closed }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      opens: open,
      closes: closed === "24:00" ? "23:59" : closed,
    })),
  );

const workshopData = ({ location }: LocationDataInput): StructuredData | undefined => {
  if (location.workplace_hours === null) return undefined;
  const workshop = location.departments.find(({ key }) => key === "workshop");
  return {
    "@type": "AutoRepair",
    name: `${location.name}, ${strings.workshop.toLowerCase()}`,
    telephone: workshop?.phone ?? location.phone,
    openingHoursSpecification: hoursSpecification(location.workplace_hours),
  };
};

const absolute = (siteUrl: string, url: string): string => (url.startsWith("/") ? siteUrl + url : url);

/** Source: https://schema.org/AutoDealer */
export const locationData = (input: LocationDataInput): StructuredData => {
  const { location, brands, url, siteUrl, legalName } = input;
  return {
    "@context": SCHEMA,
    ...dealerWithHours(location),
    "@id": `${url}#concession`,
    url,
    image: location.images.length > 0 ? location.images.map((image) => absolute(siteUrl, image.url)) : undefined,
    hasMap: location.route ?? undefined,
    vatID: location.vat_number ?? undefined,
    brand: brands.map(({ name }) => ({ "@type": "Brand", name })),
    specialOpeningHoursSpecification: specialHours(location.showroom_hours, input),
    department: workshopData(input),
    parentOrganization: { "@type": "Organization", name: legalName, url: siteUrl },
  };
};
