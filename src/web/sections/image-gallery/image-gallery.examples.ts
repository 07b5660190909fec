import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { EXAMPLE_IMAGES } from "../elements/content-picture.examples.ts";

export const exampleImageGallery: SectionOf<"image_gallery"> = SECTION_SCHEMAS.image_gallery.parse({
  component: "image_gallery",
  title: "L’atelier en images",
  images: [
    { image: EXAMPLE_IMAGES.lift, caption: "Chaque occasion passe sur le pont." },
    { image: EXAMPLE_IMAGES.wheel },
    { image: EXAMPLE_IMAGES.night },
    { image: EXAMPLE_IMAGES.yard },
    { image: EXAMPLE_IMAGES.team },
  ],
});
