import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleSlider } from "./slider.examples.ts";
import { Slider } from "./slider.tsx";

export const component = Slider;

export const examples: SectionExamples<typeof component> = [exampleSlider];

export const section = defineSection({
  name: "slider",
  component,
});
