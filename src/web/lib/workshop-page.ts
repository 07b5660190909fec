import { LEAD_KINDS } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { FORM_ANCHOR } from "../sections/form/form-section-view.ts";
import type { WebServices } from "../services.ts";
import { formOfStory } from "./content-form.ts";

const PAGE = "services/apres-vente";
const KIND = LEAD_KINDS.workshop_appointment;

/**
 * Where an appointment at a place's workshop is made: on the content's page about workshops, if its form asks for the place.
 * Null for a place without a workshop, and where the site has no such page.
 */
export const workshopAppointments = async ({
  content,
  paths,
  settings,
}: Pick<WebServices, "content" | "paths" | "settings">): Promise<(place: Location) => string | null> => {
  const story = await content.story(PAGE);
  const form = story && formOfStory(story, settings);
  if (form?.kind !== KIND.name || form.location !== null) return () => null;
  const anchor = form.anchor ?? FORM_ANCHOR;
  return (place) =>
    place.services.includes(KIND.service) ? paths.formOfPlace(paths.content(PAGE), place, anchor) : null;
};
