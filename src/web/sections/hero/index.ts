import { defineSection } from "../elements/define-section.ts";
import { Hero, toHeroView } from "./hero.tsx";

export const component = Hero;

export const section = defineSection({
  name: "hero",
  component,
  toView: toHeroView,
  isVersioned: true,
  isHead: true,
  isLive: ({ search }) => search !== null,
});
