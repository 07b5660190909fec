import type { BrandLogosView } from "./brand-logos-view.ts";

export const exampleBrandLogos: BrandLogosView = {
  component: "brand_logos",
  anchor: null,
  title: "Nos marques",
  text: null,
  brands: [
    {
      name: "Suzuki",
      mark: { type: "name" },
      href: "/stock?brand=suzuki",
      count: "34",
    },
    { name: "MG", mark: { type: "name" }, href: "/stock?brand=mg", count: "52" },
    {
      name: "Exemple",
      mark: { type: "logo", src: "/favicon.svg" },
      href: "/stock?brand=exemple",
      count: "7",
    },
  ],
};
