import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { FORM_ANCHOR } from "./form-section-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { findFormSection } from "./content-form.server.ts";

const PAGE = "services/apres-vente";
const KIND = LEAD_KINDS.workshop_appointment;

/**
 * Path of the workshop appointment form of a location: the content page about workshops, if its form lets the visitor
 * choose the location. Null for a location without a workshop, and if the site has no such page.
 */
export const workshopAppointments = async ({
  content,
  paths,
  settings,
}: Pick<SiteServices, "content" | "paths" | "settings">): Promise<(location: Location) => string | null> => {
  const story = await content.story(PAGE);
  const form = story && findFormSection(story, settings);
  if (form?.kind !== KIND.name || form.location !== null) return () => null;
  const anchor = form.anchor ?? FORM_ANCHOR;
  return (location) =>
    location.services.includes(KIND.service) ? paths.locationForm(paths.content(PAGE), location, anchor) : null;
};
