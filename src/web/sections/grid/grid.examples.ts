import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { EXAMPLE_IMAGES } from "../elements/content-picture.examples.ts";
import { exampleRichText } from "../elements/rich-text-content.examples.ts";

export const exampleGrid: SectionOf<"grid"> = SECTION_SCHEMAS.grid.parse({
  component: "grid",
  title: "Ce que comprend l’entretien",
  columns: 3,
  items: [
    {
      title: "Vidange et filtres",
      text: exampleRichText("Avec l’huile que le constructeur prescrit."),
      image: EXAMPLE_IMAGES.lift,
      link: { label: "Prendre rendez-vous", link: "/contact" },
    },
    {
      title: "Pneus et freins",
      text: exampleRichText("Mesurés, photographiés, montrés."),
      image: EXAMPLE_IMAGES.wheel,
    },
    { title: "Essai sur route", text: exampleRichText("Dix minutes, et un compte rendu."), image: EXAMPLE_IMAGES.road },
  ],
});
