import type { SectionOf } from "#domain/content/index.ts";
import { toDownloadsView } from "./downloads/downloads-view.ts";
import type { AllowedHosts } from "./elements/live-content.ts";
import { toEmbedView } from "./embed/embed-view.ts";
import type { SectionViewOf } from "./section-views.server.ts";
import { toVideoView } from "./video/video-view.ts";

type StaticName =
  | "text"
  | "cards"
  | "call_to_action"
  | "steps"
  | "accordion"
  | "image"
  | "image_gallery"
  | "grid"
  | "slider"
  | "quote"
  | "table"
  | "logos"
  | "downloads"
  | "iframe"
  | "reviews"
  | "recruiting"
  | "video";

export type StaticSection = SectionOf<StaticName>;

/** View of a section that needs no live content. */
export const toStaticView = (section: StaticSection, hosts: AllowedHosts): SectionViewOf<StaticName> => {
  switch (section.component) {
    case "downloads":
      return toDownloadsView(section);
    case "iframe":
    case "reviews":
    case "recruiting":
      return toEmbedView(section, hosts);
    case "video":
      return toVideoView(section, hosts);
    default:
      return section;
  }
};
