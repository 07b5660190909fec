import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleTable } from "./table.examples.ts";
import { Table } from "./table.tsx";

export const component = Table;

export const examples: SectionExamples<typeof component> = [exampleTable];

export const section = defineSection({
  name: "table",
  component,
});
