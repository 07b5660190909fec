import { defineSection } from "../elements/define-section.ts";
import { Logos } from "./logos.tsx";

export const component = Logos;

export const section = defineSection({ name: "logos", component });
