import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { EXAMPLE_IMAGES } from "../elements/content-picture.examples.ts";

export const exampleQuote: SectionOf<"quote"> = SECTION_SCHEMAS.quote.parse({
  component: "quote",
  text: "On m’a dit de garder mon ancienne voiture encore un an. Je suis revenue l’année suivante.",
  author: "Une cliente d’Autreville",
  role: "Au volant d’un SUV hybride depuis 2025",
  image: EXAMPLE_IMAGES.team,
});
