import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { EXAMPLE_IMAGES } from "../elements/content-picture.examples.ts";

export const exampleWideImage: SectionOf<"image"> = SECTION_SCHEMAS.image.parse({
  component: "image",
  image: EXAMPLE_IMAGES.road,
  caption: "La route de Vianden, un dimanche de mai.",
  width: "wide",
});

export const exampleFullImage: SectionOf<"image"> = SECTION_SCHEMAS.image.parse({
  component: "image",
  image: EXAMPLE_IMAGES.night,
  width: "full",
  caption: "La salle d’exposition d’Exempleville, le soir.",
});
