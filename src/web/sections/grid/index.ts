import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleGrid } from "./grid.examples.ts";
import { Grid } from "./grid.tsx";

export const component = Grid;

export const examples: SectionExamples<typeof component> = [exampleGrid];

export const section = defineSection({
  name: "grid",
  component,
});
