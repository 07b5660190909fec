import type { SectionOf, Story } from "#domain/content/index.ts";
import { LEAD_KINDS, placeSubject, subjectKey, type LeadKind, type LeadSubject } from "#domain/leads/index.ts";
import { handleLeadPost } from "../features/lead-form/index.server.ts";
import type { WebServices } from "../services.ts";

/** The form of a page, or null. A page has one at most: what is sent to its address is sent by that one. */
export const formOfStory = ({ sections }: Pick<Story, "sections">): SectionOf<"form"> | null =>
  sections.find((section) => section.component === "form") ?? null;

/** What a form section asks for, and the place it was put for. */
export const formAbout = (
  { kind, location }: SectionOf<"form">,
  { catalogue }: Pick<WebServices, "catalogue">,
): { readonly kind: LeadKind; readonly subject: LeadSubject | null } => {
  const place = location === null ? undefined : catalogue().locations.find(({ slug }) => slug === location);
  return { kind: LEAD_KINDS[kind], subject: place ? placeSubject(place) : null };
};

/** Takes in what the form of a content page sent. */
export const answerContentForm = (
  request: Request,
  services: WebServices,
  section: SectionOf<"form">,
  { pathname, client }: { readonly pathname: string; readonly client: string },
): ReturnType<typeof handleLeadPost> => {
  const { kind, subject } = formAbout(section, services);
  return handleLeadPost(request, services.leads, {
    kind,
    subjectKey: subjectKey(subject),
    currentSubject: async () => subject,
    client,
    path: pathname,
    thanks: (ref) => services.paths.thanks(pathname === "/" ? "" : pathname, ref),
  });
};
