import { defineSection } from "../elements/define-section.ts";
import { Cards } from "./cards.tsx";

export const component = Cards;

export const section = defineSection({ name: "cards", component });
