import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";

export const exampleSteps: SectionOf<"steps"> = SECTION_SCHEMAS.steps.parse({
  component: "steps",
  title: "De l’écran au volant",
  items: [
    { title: "Vous choisissez", text: "Filtrez par budget, carburant ou équipement." },
    { title: "Vous l’essayez", text: "Sur vos routes, pas autour du parking." },
  ],
});
