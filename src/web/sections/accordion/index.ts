import { defineSection } from "../elements/define-section.ts";
import { Accordion } from "./accordion.tsx";

export const component = Accordion;

export const section = defineSection({ name: "accordion", component });
