import { renderToStaticMarkup } from "react-dom/server";
import { SECTION_SCHEMAS, type Section, type SectionName } from "#domain/content/index.ts";
import { ALL_SECTIONS } from "../../src/web/sections/all-sections.server.ts";
import type { SectionView } from "../../src/web/sections/elements/define-section.ts";
import { createFakeLiveContent } from "../fakes/live-content.ts";

const HOSTS = {
  embeds: ["www.youtube-nocookie.com", "avis.example.com"],
  widgets: ["avis.example.com"],
  media: ["media.example.com"],
  configurators: [],
  consent: {
    measurement: [],
    services: ["avis.example.com"],
    media: ["www.youtube-nocookie.com", "avis.example.com"],
  },
};

export const SECTION_IMAGE = { src: "/media/workshop-car-on-lift.webp", alt: "Un SUV bleu sur le pont" };

type SectionInput = { readonly component: SectionName };

export const aSection = (component: SectionName, fields: object): SectionInput => ({ component, ...fields });

/** View of a section that needs no live content. */
export const staticViewOf = (input: SectionInput): SectionView => {
  const section: Section = SECTION_SCHEMAS[input.component].parse(input);
  const view = ALL_SECTIONS[input.component].toView?.(section, createFakeLiveContent({ hosts: HOSTS })) ?? section;
  if (view instanceof Promise) throw new Error(`${input.component} needs live content`);
  return view;
};

export const renderView = (view: SectionView): string => {
  const { component: Section } = ALL_SECTIONS[view.component];
  return renderToStaticMarkup(<Section view={view} />);
};

export const renderSection = (section: SectionInput): string => renderView(staticViewOf(section));
