import { defineSection } from "../elements/define-section.ts";
import { CallToAction } from "./call-to-action.tsx";

export const component = CallToAction;

export const section = defineSection({ name: "call_to_action", component });
