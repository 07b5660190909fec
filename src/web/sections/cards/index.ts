import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleCards } from "./cards.examples.ts";
import { Cards } from "./cards.tsx";

export const component = Cards;

export const examples: SectionExamples<typeof component> = [exampleCards];

export const section = defineSection({
  name: "cards",
  component,
});
