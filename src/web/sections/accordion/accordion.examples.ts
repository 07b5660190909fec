import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";
import { exampleRichText } from "../elements/rich-text-content.examples.ts";

export const exampleAccordion: SectionOf<"accordion"> = SECTION_SCHEMAS.accordion.parse({
  component: "accordion",
  title: "Questions fréquentes",
  items: [
    { question: "Livrez-vous à domicile\u00a0?", answer: exampleRichText("Oui, dans tout le pays.") },
    { question: "Reprenez-vous les voitures\u00a0?", answer: exampleRichText("Oui, l’estimation est gratuite.") },
  ],
});
