import { renderToStaticMarkup } from "react-dom/server";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import type { SectionView } from "../../src/web/sections/section-views.server.ts";
import { Sections } from "../../src/web/sections/sections.tsx";
import { type StaticSection, toStaticView } from "../../src/web/sections/static-view.examples.ts";

const HOSTS = { embeds: ["www.youtube-nocookie.com", "avis.example.com"], media: ["media.example.com"] };

export const SECTION_IMAGE = { src: "/media/workshop-car-on-lift.webp", alt: "Un SUV bleu sur le pont" };

type SectionInput = { readonly component: StaticSection["component"] };

export const aSection = (component: StaticSection["component"], fields: object): SectionInput => ({
  component,
  ...fields,
});

export const staticViewOf = (section: SectionInput): SectionView =>
  toStaticView(SECTION_SCHEMAS[section.component].parse(section), HOSTS);

export const renderView = (view: SectionView): string => renderToStaticMarkup(<Sections views={[view]} />);

export const renderSection = (section: SectionInput): string => renderView(staticViewOf(section));
