import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleHero } from "./hero.examples.ts";
import { Hero, toHeroView } from "./hero.tsx";

export const component = Hero;

export const examples: SectionExamples<typeof component> = [exampleHero];

export const section = defineSection({
  name: "hero",
  component,
  toView: toHeroView,
  isVersioned: true,
  isHead: true,
  isLive: ({ search }) => search !== null,
});
