import { defineSection } from "../elements/define-section.ts";
import { ImageGallery } from "./image-gallery.tsx";

export const component = ImageGallery;

export const section = defineSection({ name: "image_gallery", component });
