import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleCallToAction } from "./call-to-action.examples.ts";
import { CallToAction } from "./call-to-action.tsx";

export const component = CallToAction;

export const examples: SectionExamples<typeof component> = [exampleCallToAction];

export const section = defineSection({
  name: "call_to_action",
  component,
});
