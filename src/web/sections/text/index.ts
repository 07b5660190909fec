import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleText } from "./text.examples.ts";
import { Text } from "./text.tsx";

export const component = Text;

export const examples: SectionExamples<typeof component> = [exampleText];

export const section = defineSection({
  name: "text",
  component,
});
