import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { EXAMPLE_HOSTS } from "../elements/live-content.examples.ts";
import { exampleRichText } from "../elements/rich-text-content.examples.ts";
import { toVideoView, type VideoView } from "./video.tsx";

export const exampleVideo: VideoView = toVideoView(
  SECTION_SCHEMAS.video.parse({
    component: "video",
    title: "Le véhicule électrique en hiver",
    src: "https://www.youtube.com/watch?v=abcdefghijk",
    poster: { src: "/media/charging-electric-car.webp", alt: "Une voiture électrique à la borne" },
    description: "Deux minutes sur l’autonomie par temps froid.",
    transcript: exampleRichText("Quand il gèle, une batterie donne moins."),
  }),
  EXAMPLE_HOSTS,
);
