import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { toBrandLogosView } from "./brand-logos-view.ts";
import { exampleBrandLogos } from "./brand-logos.examples.ts";
import { BrandLogos } from "./brand-logos.tsx";

export const component = BrandLogos;

export const examples: SectionExamples<typeof component> = [exampleBrandLogos];

export const section = defineSection({
  name: "brand_logos",
  component,
  toView: toBrandLogosView,
  hasContent: ({ brands }) => brands.length > 0,
  isVersioned: true,
});
