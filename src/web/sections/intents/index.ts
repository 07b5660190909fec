import { defineSection } from "../elements/define-section.ts";
import { Intents, toIntentsView } from "./intents.tsx";

export const component = Intents;

export const section = defineSection({
  name: "intents",
  component,
  toView: toIntentsView,
  hasContent: ({ items }) => items.length > 0,
  isVersioned: true,
});
