import { formatIban, openState, postalLines, type Location, type SocialLink } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { PhotoSource } from "../../../ui/photo/photo.tsx";
import { toExceptionRows, toHoursRows } from "../location/hours-rows.ts";
import { type LocationContext, phoneLink } from "../location/location-card.ts";
import type { MapView } from "../../platform/map/index.ts";
import { responsiveImage } from "../../platform/pictures/index.ts";
import { locationPageStrings as strings } from "./location-page-strings.ts";

export type LinkedLabel = { readonly label: string; readonly href: string };

/** `href` is null for a service without a page. */
export type ServiceView = { readonly label: string; readonly href: string | null };

export type ContactView = {
  readonly name: string;
  readonly phone: { readonly label: string; readonly href: string } | null;
  readonly email: string | null;
};

/** A location's page above its sections. Plain JSON. */
export type LocationPageView = {
  readonly id: number;
  readonly crumbs: readonly Crumb[];
  readonly name: string;
  readonly intro: string | null;
  readonly address: readonly [street: string, town: string];
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly routeHref: string | null;
  /** Most important first. */
  readonly actions: readonly LinkedLabel[];
  readonly pictures: readonly { readonly source: PhotoSource; readonly alt: string }[];
  /** The showroom, and the workshop if its hours differ. */
  readonly hours: readonly HoursView[];
  readonly contacts: readonly ContactView[];
  readonly services: readonly ServiceView[];
  readonly brands: readonly LinkedLabel[];
  readonly brandsText: string;
  /** Map of the surroundings with the location. */
  readonly map: MapView;
  readonly social: readonly SocialLink[];
  readonly legal: readonly { readonly label: string; readonly value: string }[];
};

const toHoursView = (
  kind: "showroom" | "workshop",
  hours: Location["showroom_hours"],
  { now, timeZone }: LocationContext,
) => {
  const state = openState(hours, now, timeZone);
  return {
    title: strings[kind],
    isOpen: state.open,
    /** "Ouvert jusqu’à 18 h 30". */
    openNow: openStateLabel(state),
    week: toHoursRows(hours, now, timeZone),
    exceptionsTitle: strings.exceptions[kind],
    exceptions: toExceptionRows(hours, now, timeZone),
  };
};

type HoursView = ReturnType<typeof toHoursView>;

/** Departments that can be reached; another one would be a name alone. */
const toContacts = ({ departments }: Location): readonly ContactView[] =>
  departments
    .filter(({ phone, email }) => phone !== null || email !== null)
    .map(({ name, phone, email }) => ({
      name,
      phone: phone === null ? null : { label: phone, href: phoneLink(phone) },
      email,
    }));

const toLegalItems = ({ vat_number, iban }: Location): LocationPageView["legal"] => [
  ...(vat_number === null ? [] : [{ label: strings.vat, value: vat_number }]),
  ...(iban === null ? [] : [{ label: strings.iban, value: formatIban(iban) }]),
];

type LocationPageInput = Pick<LocationPageView, "crumbs" | "intro" | "actions" | "services" | "brands" | "map"> & {
  readonly location: Location;
};

export const toLocationPageView = (
  { location, ...links }: LocationPageInput,
  context: LocationContext,
): LocationPageView => {
  const { showroom_hours: showroom, workplace_hours: workshop } = location;
  return {
    ...links,
    id: location.id,
    name: location.name,
    address: postalLines(location),
    phone: location.phone,
    phoneHref: phoneLink(location.phone),
    email: location.email,
    routeHref: location.route,
    pictures: location.images.map(({ url, alt }) => ({ source: responsiveImage({ src: url }, "photo"), alt })),
    hours: [
      toHoursView("showroom", showroom, context),
      ...(workshop === null ? [] : [toHoursView("workshop", workshop, context)]),
    ],
    contacts: toContacts(location),
    brandsText: location.services.includes("workshop") ? strings.brandsText.soldAndServiced : strings.brandsText.sold,
    social: location.social,
    legal: toLegalItems(location),
  };
};
