import type { BrandLogosView } from "./brand-logos-view.ts";

export const exampleBrandLogos: BrandLogosView = {
  component: "brand_logos",
  anchor: null,
  title: "Nos marques",
  text: null,
  brands: [{ name: "Suzuki", color: "#0b4a9e", href: "/stock?brand=suzuki", count: "34" }],
};
