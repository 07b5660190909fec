import type { SectionOf } from "#domain/content/index.ts";
import { toDownloadsView, type DownloadsView } from "./downloads/downloads-view.ts";
import { toEmbedView, type EmbedView, type AllowedHosts } from "./embed/embed-view.ts";
import { toVideoView, type VideoView } from "./video/video-view.ts";

/** Sections whose view is their content. */
type PlainName =
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
  | "logos";
type DerivedName = "downloads" | "iframe" | "reviews" | "recruiting" | "video";

export type StaticSection = SectionOf<PlainName | DerivedName>;

export type StaticView = SectionOf<PlainName> | DownloadsView | EmbedView | VideoView;

/** View of a section without live content; `hosts` decides which frames and media it may load. */
export const toStaticView = (section: StaticSection, hosts: AllowedHosts): StaticView => {
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
