import { defineSection } from "../elements/define-section.ts";
import { Steps } from "./steps.tsx";

export const component = Steps;

export const section = defineSection({ name: "steps", component });
