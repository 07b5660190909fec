import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleFullImage, exampleWideImage } from "./image.examples.ts";
import { Image } from "./image.tsx";

export const component = Image;

export const examples: SectionExamples<typeof component> = [exampleWideImage, exampleFullImage];

export const section = defineSection({
  name: "image",
  component,
});
