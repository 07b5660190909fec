import type { BrandLogosView } from "./brand-logos-view.ts";

export const exampleBrandLogos: BrandLogosView = {
  component: "brand_logos",
  anchor: null,
  title: "Nos marques",
  text: null,
  brands: [
    {
      name: "Suzuki",
      color: "#0b4a9e",
      mark: { type: "monogram", letters: "S" },
      href: "/stock?brand=suzuki",
      count: "34",
    },
    { name: "MG", color: "#8f1d21", mark: { type: "name" }, href: "/stock?brand=mg", count: "52" },
    {
      name: "Exemple",
      color: "#1c1f24",
      mark: { type: "logo", src: "/favicon.svg" },
      href: "/stock?brand=exemple",
      count: "7",
    },
  ],
};
