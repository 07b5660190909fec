import { WEEKDAY_KEYS, type Location, type OpeningHours } from "#domain/locations/index.ts";
import type { StructuredData } from "../../platform/page/index.ts";

export const postalAddressData = (location: Location): StructuredData => ({
  "@type": "PostalAddress",
  streetAddress: location.address,
  postalCode: location.postcode,
  addressLocality: location.town,
  addressCountry: location.country,
});

/** Source: https://schema.org/AutoDealer */
export const dealerData = (location: Location): StructuredData => ({
  "@type": "AutoDealer",
  name: location.name,
  telephone: location.phone,
  email: location.email,
  address: postalAddressData(location),
  geo: { "@type": "GeoCoordinates", latitude: location.lat, longitude: location.lng },
});

const dayName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/** Regular weekly hours. Source: https://schema.org/OpeningHoursSpecification */
export const hoursSpecification = (hours: OpeningHours): readonly StructuredData[] =>
  WEEKDAY_KEYS.flatMap((day) =>
    hours[day].map(({ open, closed }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: dayName(day),
      opens: open,
      // schema.org has no time after 23:59.
      closes: closed === "24:00" ? "23:59" : closed,
    })),
  );

/** Includes the showroom's opening hours, for pages that display them. */
export const dealerWithHours = (location: Location): StructuredData => ({
  ...dealerData(location),
  openingHoursSpecification: hoursSpecification(location.showroom_hours),
});
