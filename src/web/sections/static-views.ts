import type { SectionOf } from "#domain/content/index.ts";
import { downloadsView, type DownloadsView } from "./downloads/downloads-view.ts";
import { embedView, type EmbedView, type ForeignHosts } from "./embed/embed-view.ts";
import { videoView, type VideoView } from "./video/video-view.ts";

/** Sections that show what an editor wrote and nothing else. */
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
type ToldName = "downloads" | "iframe" | "reviews" | "recruiting" | "video";

export type StaticSection = SectionOf<PlainName | ToldName>;

export type StaticView = SectionOf<PlainName> | DownloadsView | EmbedView | VideoView;

/** The part of a section's view that the settings decide: whose files and frames it may show. */
export const staticView = (section: StaticSection, hosts: ForeignHosts): StaticView => {
  switch (section.component) {
    case "downloads":
      return downloadsView(section);
    case "iframe":
    case "reviews":
    case "recruiting":
      return embedView(section, hosts);
    case "video":
      return videoView(section, hosts);
    default:
      return section;
  }
};
