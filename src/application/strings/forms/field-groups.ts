import type { FieldGroupName } from "#domain/forms/index.ts";

/** Headings of the groups. */
export const FIELD_GROUPS: Readonly<Record<FieldGroupName, string>> = {
  appointment: "Votre rendez-vous",
  company: "Votre entreprise",
  contact: "Vos coordonnées",
  documents: "Vos documents",
  job: "Votre projet",
  lease: "Votre leasing",
  need: "Votre besoin",
  own_car: "Votre voiture",
  situation: "Votre situation",
  tyres: "Vos pneus",
};
