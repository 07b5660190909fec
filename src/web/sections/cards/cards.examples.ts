import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";

export const exampleCards: SectionOf<"cards"> = SECTION_SCHEMAS.cards.parse({
  component: "cards",
  title: "Nos engagements",
  items: [
    { title: "Essai sans engagement", text: "Sur rendez-vous, dans chaque concession." },
    { title: "Garantie", text: "Douze mois au moins sur chaque occasion." },
  ],
});
