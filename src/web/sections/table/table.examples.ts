import { SECTION_SCHEMAS, type SectionOf } from "#domain/content/index.ts";

export const exampleTable: SectionOf<"table"> = SECTION_SCHEMAS.table.parse({
  component: "table",
  title: "Forfaits d’entretien",
  caption: "Prix de l’entretien, TVA de 17 % comprise, selon la catégorie du véhicule",
  head: ["Prestation", "Citadine", "Compacte", "SUV", "Utilitaire"],
  rows: [
    ["Entretien annuel", "189 €", "219 €", "259 €", "289 €"],
    ["Entretien des deux ans", "289 €", "329 €", "379 €", "429 €"],
    ["Pneus d’hiver, montage", "59 €", "69 €", "79 €", "89 €"],
  ],
  note: "Les prix valent pour les véhicules de moins de dix ans.",
});
