import type { SectionOf, Story } from "#domain/content/index.ts";
import { isOffered, LEAD_KINDS, placeSubject, subjectKey } from "#domain/leads/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { type Choosing, placedSubject } from "../features/lead-form/index.server.ts";
import type { WebServices } from "../services.ts";
import type { answerFormPost } from "./form-post.ts";

/** Whether this market has what a form asks. */
export const isFormOffered = ({ kind }: SectionOf<"form">, settings: Settings): boolean =>
  isOffered(LEAD_KINDS[kind], settings);

/** The form of a page, or null. A page has one at most: what is sent to its address is sent by that one. */
export const formOfStory = ({ sections }: Pick<Story, "sections">, settings: Settings): SectionOf<"form"> | null =>
  sections.filter((section) => section.component === "form").find((section) => isFormOffered(section, settings)) ??
  null;

/** What a form section asks for, and the place it was put for. */
export const askedOfSection = (
  { kind, location }: SectionOf<"form">,
  { catalogue }: Pick<WebServices, "catalogue">,
): Choosing => {
  const place = location === null ? undefined : catalogue().locations.find(({ slug }) => slug === location);
  return { kind: LEAD_KINDS[kind], subject: place ? placeSubject(place) : null };
};

/** What a form that was sent to a page's address is for: the place that the address names is its subject. */
export const sentToSection = (
  services: WebServices,
  section: SectionOf<"form">,
  url: URL,
): Parameters<typeof answerFormPost>[1] => {
  const asked = askedOfSection(section, services);
  const subject = placedSubject(services.leads, asked, url);
  return { kind: asked.kind, subjectKey: subjectKey(subject), currentSubject: async () => subject };
};
