import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleLogos } from "./logos.examples.ts";
import { Logos } from "./logos.tsx";

export const component = Logos;

export const examples: SectionExamples<typeof component> = [exampleLogos];

export const section = defineSection({
  name: "logos",
  component,
});
