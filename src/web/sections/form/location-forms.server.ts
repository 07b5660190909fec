import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKind } from "#domain/forms/index.ts";
import type { Location, Service } from "#domain/locations/index.ts";
import { FORM_ANCHOR } from "./form-section-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { findFormSection } from "./content-form.server.ts";

/** Forms that a location is offered with: the content page of each, and the services of which a location needs one. */
const LOCATION_FORMS = {
  workshop_appointment: { page: "services/apres-vente", services: ["workshop"] },
  model_test_drive: { page: "reserver-un-essai", services: ["new_vehicles", "used_vehicles", "commercial_vehicles"] },
  contact: { page: "contact", services: [] },
} as const satisfies Partial<Record<keyof typeof LEAD_KINDS, { page: string; services: readonly Service[] }>>;

export type LocationFormKind = keyof typeof LOCATION_FORMS;

const offersOneOf = (location: Location, services: readonly Service[]): boolean =>
  services.length === 0 || services.some((service) => location.services.includes(service));

/**
 * Path of a form of a location: the content page with this kind of form, if its form lets the visitor choose the
 * location. Null for a location without the services, and if the site has no such page.
 */
export const locationForms = async (
  { content, paths, settings }: Pick<SiteServices, "content" | "paths" | "settings">,
  kindName: LocationFormKind,
): Promise<(location: Location) => string | null> => {
  const { page, services } = LOCATION_FORMS[kindName];
  const kind: LeadKind = LEAD_KINDS[kindName];
  const story = await content.story(page);
  const form = story && findFormSection(story, settings);
  if (form?.kind !== kind.name || form.location !== null) return () => null;
  const anchor = form.anchor ?? FORM_ANCHOR;
  return (location) =>
    offersOneOf(location, services) ? paths.locationForm(paths.content(page), location, anchor) : null;
};
