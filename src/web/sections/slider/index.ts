import { defineSection } from "../elements/define-section.ts";
import { Slider } from "./slider.tsx";

export const component = Slider;

export const section = defineSection({ name: "slider", component });
