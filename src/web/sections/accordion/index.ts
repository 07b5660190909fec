import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleAccordion } from "./accordion.examples.ts";
import { Accordion } from "./accordion.tsx";

export const component = Accordion;

export const examples: SectionExamples<typeof component> = [exampleAccordion];

export const section = defineSection({
  name: "accordion",
  component,
});
