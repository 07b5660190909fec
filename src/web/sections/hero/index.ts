import { defineSection } from "../elements/define-section.ts";
import { Hero, toHeroView } from "./hero.tsx";

export const component = Hero;

export const section = defineSection({
  name: "hero",
  component,
  toView: toHeroView,
  isVersioned: true,
  isHead: true,
  partsOf: ({ search }) => (search ? ["hero/search"] : []),
  isLive: ({ search }) => search !== null,
});
