import { defineSection } from "../elements/define-section.ts";
import { toBrandLogosView } from "./brand-logos-view.ts";
import { BrandLogos } from "./brand-logos.tsx";

export const component = BrandLogos;

export const section = defineSection({
  name: "brand_logos",
  component,
  toView: toBrandLogosView,
  hasContent: ({ brands }) => brands.length > 0,
  isVersioned: true,
});
