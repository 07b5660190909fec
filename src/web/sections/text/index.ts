import { defineSection } from "../elements/define-section.ts";
import { Text } from "./text.tsx";

export const component = Text;

export const section = defineSection({ name: "text", component });
