import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKind } from "#domain/forms/index.ts";
import type { Location, Service } from "#domain/locations/index.ts";
import { FORM_ANCHOR } from "./form-section-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { findFormSection } from "./content-form.server.ts";

/** Forms offered for a location: the content page of each, and the services that the location needs for it. */
const LOCATION_FORMS = {
  workshop_appointment: { page: "services/apres-vente", services: ["workshop"] },
  model_test_drive: { page: "reserver-un-essai", services: ["new_vehicles", "used_vehicles", "commercial_vehicles"] },
  contact: { page: "contact", services: [] },
} as const satisfies Partial<Record<keyof typeof LEAD_KINDS, { page: string; services: readonly Service[] }>>;

type LocationFormKind = keyof typeof LOCATION_FORMS;

const offersOneOf = (location: Location, services: readonly Service[]): boolean =>
  services.length === 0 || services.some((service) => location.services.includes(service));

type HrefOf = (location: Location) => string | null;

type FormServices = SiteServices<"content" | "paths" | "settings">;

/** The content page with this form kind and a choice of location; null if there is none. */
const findFormPage = async (
  { content, paths, settings }: FormServices,
  kindName: LocationFormKind,
): Promise<{ readonly path: string; readonly anchor: string } | null> => {
  const { page } = LOCATION_FORMS[kindName];
  const kind: LeadKind = LEAD_KINDS[kindName];
  const story = await content.story(page);
  const form = story && findFormSection(story, settings);
  if (form?.kind !== kind.name || form.location !== null) return null;
  return { path: paths.content(page), anchor: form.anchor ?? FORM_ANCHOR };
};

type LocationForms = {
  /** Path and fragment of the form with a choice of location; null if the site has no such page. */
  readonly href: string | null;
  /** The same with the location preselected. Null if the location lacks the services, or without such a page. */
  readonly hrefOf: HrefOf;
};

export const locationForms = async (services: FormServices, kindName: LocationFormKind): Promise<LocationForms> => {
  const page = await findFormPage(services, kindName);
  if (page === null) return { href: null, hrefOf: () => null };
  return {
    href: `${page.path}#${page.anchor}`,
    hrefOf: (location) =>
      offersOneOf(location, LOCATION_FORMS[kindName].services)
        ? services.paths.locationForm(page.path, location, page.anchor)
        : null,
  };
};

const FORMS_PREFIX = "formulaires/";

/** Paths of the tyre appointment forms; a location that fits tyres may have its own form page. */
export const tyreForms = async ({ content, paths, settings }: FormServices): Promise<HrefOf> => {
  const hrefs = new Map<string, string>();
  for (const story of await content.stories(FORMS_PREFIX)) {
    const form = findFormSection(story, settings);
    if (form?.kind !== LEAD_KINDS.tyre_appointment.name || form.location === null) continue;
    hrefs.set(form.location, `${paths.content(story.slug)}#${form.anchor ?? FORM_ANCHOR}`);
  }
  return (location) => (location.services.includes("tyres") ? (hrefs.get(location.slug) ?? null) : null);
};
