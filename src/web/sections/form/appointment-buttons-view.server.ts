import type { Section } from "#domain/content/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { AppointmentButtonsView } from "../../platform/appointment/index.ts";
import { locationForms } from "./location-forms.server.ts";

const hasAppointmentButton = (section: Section): boolean =>
  "buttons" in section && section.buttons.some(({ plugins }) => plugins.length > 0);

/** Null for a page without appointment buttons. */
export const buildAppointmentButtonsView = async (
  services: SiteServices<"settings" | "paths" | "integrations" | "catalogue" | "content">,
  sections: readonly Section[],
): Promise<AppointmentButtonsView | null> => {
  if (!sections.some(hasAppointmentButton)) return null;
  const { href: formHref, hrefOf } = await locationForms(services, "workshop_appointment");
  const locationHrefs = services.catalogue().locations.flatMap((location) => {
    const href = hrefOf(location);
    return href === null ? [] : [[location.slug, href] as const];
  });
  return {
    scriptUrl: services.integrations.appointmentScriptUrl,
    formHref: formHref ?? services.paths.content("contact"),
    locationHrefs: Object.fromEntries(locationHrefs),
  };
};
