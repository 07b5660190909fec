import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleImageGallery } from "./image-gallery.examples.ts";
import { ImageGallery } from "./image-gallery.tsx";

export const component = ImageGallery;

export const examples: SectionExamples<typeof component> = [exampleImageGallery];

export const section = defineSection({
  name: "image_gallery",
  component,
});
