import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { EXAMPLE_HOSTS } from "../elements/live-content.examples.ts";
import { type EmbedView, toEmbedView } from "./embed.tsx";

export const exampleIframe: EmbedView = toEmbedView(
  SECTION_SCHEMAS.iframe.parse({
    component: "iframe",
    title: "Plan du parc",
    src: "https://plans.example.com/",
  }),
  EXAMPLE_HOSTS,
);

export const exampleReviews: EmbedView = toEmbedView(
  SECTION_SCHEMAS.reviews.parse({
    component: "reviews",
    title: "Ce que disent nos clients",
    src: "https://avis.example.com/garage",
  }),
  EXAMPLE_HOSTS,
);

export const exampleRecruiting: EmbedView = toEmbedView(
  SECTION_SCHEMAS.recruiting.parse({
    component: "recruiting",
    title: "Nos offres d’emploi",
    src: "https://avis.example.com/emplois",
  }),
  EXAMPLE_HOSTS,
);
