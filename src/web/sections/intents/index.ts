import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleIntents } from "./intents.examples.ts";
import { Intents, toIntentsView } from "./intents.tsx";

export const component = Intents;

export const examples: SectionExamples<typeof component> = [exampleIntents];

export const section = defineSection({
  name: "intents",
  component,
  toView: toIntentsView,
  hasContent: ({ items }) => items.length > 0,
  isVersioned: true,
});
