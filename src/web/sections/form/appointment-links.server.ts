import { type LeadKind, LEAD_KINDS } from "#domain/forms/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { Story } from "#domain/content/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import type { AppointmentLinksView } from "../../platform/appointment/index.ts";
import { findFormSection } from "./content-form.server.ts";
import { FORM_ANCHOR } from "./form-section-view.ts";

/** `product_category` of the widget for each of the workshop's forms. */
const CATEGORIES: Readonly<Record<string, string>> = {
  [LEAD_KINDS.workshop_appointment.name]: "atelier",
  [LEAD_KINDS.tyre_appointment.name]: "pneus",
};

/** Pages below are forms: a link to one needs no fragment. */
const FORMS_PREFIX = "formulaires/";

type Services = SiteServices<"content" | "paths" | "settings" | "catalogue">;

const formsOf = (
  { kind, location, anchor }: NonNullable<ReturnType<typeof findFormSection>>,
  { path, isFormPage }: { readonly path: string; readonly isFormPage: boolean },
  { catalogue, paths }: Services,
) => {
  const product_category = CATEGORIES[kind] ?? null;
  const fragment = anchor ?? FORM_ANCHOR;
  const { service }: LeadKind = LEAD_KINDS[kind];
  const offersIt = ({ services }: Location): boolean => service === undefined || services.includes(service);
  const ownAddresses = [`${path}#${fragment}`, ...(isFormPage ? [path] : [])];
  const chosen = location === null ? catalogue().locations.filter(offersIt) : [];
  return [
    ...ownAddresses.map((address) => [address, { location, product_category }] as const),
    ...chosen.map(
      (one) => [paths.locationForm(path, one, fragment), { location: one.slug, product_category }] as const,
    ),
  ];
};

type Links = AppointmentLinksView["forms"];

const linksOf = (stories: readonly Story[], services: Services): Links => {
  const forms = stories.flatMap((story) => {
    const form = findFormSection(story, services.settings);
    if (form === null || CATEGORIES[form.kind] === undefined) return [];
    const page = { path: services.paths.content(story.slug), isFormPage: story.slug.startsWith(FORMS_PREFIX) };
    return formsOf(form, page, services);
  });
  return Object.fromEntries(forms);
};

const cachedLinks = createDerivedCache<Services, Links>();

/** The addresses of all appointment forms of the workshops; null without a configured widget. */
export const buildAppointmentLinks = async (
  services: Services & SiteServices<"integrations">,
): Promise<AppointmentLinksView | null> => {
  const { appointmentScriptUrl: scriptUrl } = services.integrations;
  if (scriptUrl === null) return null;
  const stories = await services.content.stories();
  const inputs = [services.catalogue(), stories.length, ...stories];
  return { scriptUrl, forms: cachedLinks(services, inputs, () => linksOf(stories, services)) };
};
