export * from "./articles.ts";
export type { ContentFault, ContentProblem, Fault, FaultCode } from "./faults/faults.ts";
export * from "./field-kinds.ts";
export { type RelatedStories, type RelatedStory, withRelations } from "./relations.ts";
export * from "./foreign-content.ts";
export * from "./group-contact.ts";
export { type ContentIcon, isContentIcon } from "./icons.ts";
export { HOME_PAGE_PATH, HOME_SLUG, isExternalLink, pathToSlug, storyPath } from "./links.ts";
export {
  isPublicOn,
  parseShell,
  parseStory,
  publicationDay,
  rawPublicationDay,
  type Story,
  storyEnvelopeSchema,
  titleHead,
  withHead,
} from "./story.ts";
export * from "./raw-story.ts";
export * from "./rich-text/rich-text.ts";
export type { ContentButton, ContentImage, CountedLinkItem, LinkItem, TextLink } from "./section-fields.ts";
export { isOfferOverview, MODEL_VERSIONS_ANCHOR } from "./sections/models.ts";
export * from "./sections.ts";
export * from "./shell.ts";
export * from "./visual-editor.ts";
export * from "./unique-ids.ts";
