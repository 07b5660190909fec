import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleQuote } from "./quote.examples.ts";
import { Quote } from "./quote.tsx";

export const component = Quote;

export const examples: SectionExamples<typeof component> = [exampleQuote];

export const section = defineSection({
  name: "quote",
  component,
});
