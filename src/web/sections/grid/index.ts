import { defineSection } from "../elements/define-section.ts";
import { Grid } from "./grid.tsx";

export const component = Grid;

export const section = defineSection({ name: "grid", component });
