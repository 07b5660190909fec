import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { EXAMPLE_IMAGES } from "../elements/content-picture.examples.ts";

export const exampleSlider: SectionOf<"slider"> = SECTION_SCHEMAS.slider.parse({
  component: "slider",
  title: "Trois idées de sortie",
  items: [
    {
      image: EXAMPLE_IMAGES.road,
      title: "La vallée de l’Our",
      text: "Quarante kilomètres de virages.",
      link: { label: "Voir les cabriolets", link: "/stock?body=convertible" },
    },
    { image: EXAMPLE_IMAGES.night, title: "La nuit au showroom", text: "Portes ouvertes jusqu’à 22 h." },
    { image: EXAMPLE_IMAGES.yard, title: "Le marché aux occasions", text: "Le premier samedi du mois." },
  ],
});
