import { defineSection, type Examples } from "../elements/define-section.ts";
import { exampleText } from "./text.examples.ts";
import { Text } from "./text.tsx";

export const component = Text;

export const examples: Examples<typeof component> = [exampleText];

export const section = defineSection({
  name: "text",
  component,
});
