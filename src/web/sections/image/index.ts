import { defineSection } from "../elements/define-section.ts";
import { Image } from "./image.tsx";

export const component = Image;

export const section = defineSection({ name: "image", component });
