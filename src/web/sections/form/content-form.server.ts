import type { SectionOf, Story } from "#domain/content/index.ts";
import { isLeadKindOffered, LEAD_KINDS } from "#domain/forms/index.ts";
import { createLocationSubject, subjectKey } from "#domain/leads/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import { resolveSubject, type handleFormPost } from "../../leads/index.server.ts";
import type { SiteServices } from "#application/site/index.ts";

/** False for a lead kind that this market does not offer. */
export const isFormOffered = ({ kind }: SectionOf<"form">, settings: Settings): boolean =>
  isLeadKindOffered(LEAD_KINDS[kind], settings);

/** The form of a story, or null. Only the first form is used, because posts to the page's URL belong to it. */
export const findFormSection = ({ sections }: Pick<Story, "sections">, settings: Settings): SectionOf<"form"> | null =>
  sections.filter((section) => section.component === "form").find((section) => isFormOffered(section, settings)) ??
  null;

export const formSpecForSection = (
  { kind, location }: SectionOf<"form">,
  { catalogue }: SiteServices<"catalogue">,
): FormSpec => {
  const match = location === null ? undefined : catalogue().locations.find(({ slug }) => slug === location);
  return { kind: LEAD_KINDS[kind], subject: match ? createLocationSubject(match) : null };
};

/** The post of a form section. Its subject is the section's location, otherwise the one in the URL. */
export const formPostForSection = (
  services: SiteServices<"catalogue" | "leads">,
  section: SectionOf<"form">,
  url: URL,
): Parameters<typeof handleFormPost>[1] => {
  const spec = formSpecForSection(section, services);
  const subject = resolveSubject(services.leads, spec, url);
  return { kind: spec.kind, subjectKey: subjectKey(subject), currentSubject: async () => subject };
};
