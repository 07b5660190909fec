import type { Picture } from "../../platform/pictures/index.ts";
import type { ModelTeaserView } from "./model-teaser.tsx";

export const exampleModelPicture = (shape: "suv" | "city", color: "blue" | "red"): Picture => ({
  kind: "studio",
  shape,
  color,
  alt: "Voiture en studio, vue de trois quarts avant",
});

export const exampleModelTeaser: ModelTeaserView = {
  component: "model_teaser",
  anchor: null,
  title: "Nos modèles",
  text: null,
  link: "/stock",
  link_label: "Voir tout le stock",
  items: [
    {
      id: 1,
      href: "/ford/puma",
      title: "Ford Puma",
      picture: exampleModelPicture("suv", "blue"),
      fuels: "Essence, électrique",
      priceFrom: "27\u202f600\u00a0€",
      priceSuffix: "TTC",
      inStock: "11\u00a0véhicules en stock",
    },
    {
      id: 2,
      href: "/hyundai/i10",
      title: "Hyundai i10",
      picture: exampleModelPicture("city", "red"),
      fuels: "Essence",
      priceFrom: null,
      priceSuffix: "TTC",
      inStock: null,
    },
  ],
};
