import { renderToStaticMarkup } from "react-dom/server";
import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { toDownloadsView } from "../../src/web/sections/downloads/downloads-view.ts";
import type { AllowedHosts } from "../../src/web/sections/elements/live-content.ts";
import { toEmbedView } from "../../src/web/sections/embed/embed-view.ts";
import type { SectionView, SectionViewOf } from "../../src/web/sections/section-views.server.ts";
import { Sections } from "../../src/web/sections/sections.tsx";
import { toVideoView } from "../../src/web/sections/video/video-view.ts";

const HOSTS: AllowedHosts = {
  embeds: ["www.youtube-nocookie.com", "avis.example.com"],
  widgets: ["avis.example.com"],
  media: ["media.example.com"],
};

export const SECTION_IMAGE = { src: "/media/workshop-car-on-lift.webp", alt: "Un SUV bleu sur le pont" };

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

type StaticSection = SectionOf<StaticName>;

/** View of a section that needs no live content. */
const toStaticView = (section: StaticSection): SectionViewOf<StaticName> => {
  switch (section.component) {
    case "downloads":
      return toDownloadsView(section);
    case "iframe":
    case "reviews":
    case "recruiting":
      return toEmbedView(section, HOSTS);
    case "video":
      return toVideoView(section, HOSTS);
    default:
      return section;
  }
};

type SectionInput = { readonly component: StaticSection["component"] };

export const aSection = (component: StaticSection["component"], fields: object): SectionInput => ({
  component,
  ...fields,
});

export const staticViewOf = (section: SectionInput): SectionView =>
  toStaticView(SECTION_SCHEMAS[section.component].parse(section));

export const renderView = (view: SectionView): string => renderToStaticMarkup(<Sections views={[view]} />);

export const renderSection = (section: SectionInput): string => renderView(staticViewOf(section));
