import { defineSection, type Examples } from "../elements/define-section.ts";
import { exampleLogos } from "./logos.examples.ts";
import { Logos } from "./logos.tsx";

export const component = Logos;

export const examples: Examples<typeof component> = [exampleLogos];

export const section = defineSection({
  name: "logos",
  component,
});
