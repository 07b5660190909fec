import { defineSection } from "../elements/define-section.ts";
import { Quote } from "./quote.tsx";

export const component = Quote;

export const section = defineSection({ name: "quote", component });
