import { defineSection, type Examples } from "../elements/define-section.ts";
import { exampleQuote } from "./quote.examples.ts";
import { Quote } from "./quote.tsx";

export const component = Quote;

export const examples: Examples<typeof component> = [exampleQuote];

export const section = defineSection({
  name: "quote",
  component,
});
