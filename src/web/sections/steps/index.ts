import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleSteps } from "./steps.examples.ts";
import { Steps } from "./steps.tsx";

export const component = Steps;

export const examples: SectionExamples<typeof component> = [exampleSteps];

export const section = defineSection({
  name: "steps",
  component,
});
