import type { Residence } from "./residence.ts";

const turnoverTaxAct = (section: string, page: string) =>
  ({
    name: `Umsatzsteuergesetz, ${section}`,
    url: `https://www.gesetze-im-internet.de/ustg_1980/${page}.html`,
    kind: "law",
    dated: "2005-02-21",
  }) as const;

const registrationOrder = (sections: string) =>
  ({
    name: `Fahrzeug-Zulassungsverordnung, ${sections}`,
    url: "https://www.gesetze-im-internet.de/fzv_2023/",
    kind: "law",
    dated: "2023-07-20",
  }) as const;

export const livesInGermany = {
  vat: { share: 0.19, source: turnoverTaxAct("§\u00a012", "__12") },
  facts: [
    {
      topic: "vat_new",
      short: "TVA allemande de 19\u00a0%, à déclarer en dix jours",
      text: "Pour une voiture neuve au sens de la TVA, vous remettez une déclaration au Finanzamt et payez la TVA allemande dans les dix jours qui suivent l’acquisition.",
      by: "Vous, auprès du Finanzamt.",
      source: turnoverTaxAct("§\u00a018, alinéa 5a", "__18"),
    },
    {
      topic: "registration",
      short: "Zulassungsbehörde, avec le COC et une assurance",
      text: "La voiture s’immatricule auprès de la Zulassungsbehörde, avec une assurance responsabilité civile et, si elle ne l’a jamais été, le certificat de conformité (COC). Pour une voiture neuve au sens de la TVA, vous y donnez les données de l’achat pour le Finanzamt.",
      by: "Vous, auprès de la Zulassungsbehörde.",
      source: registrationOrder("§§\u00a03 et 6"),
    },
    {
      topic: "tax",
      short: "Kraftfahrzeugsteuer, due par le titulaire",
      text: "Une voiture immatriculée en Allemagne est soumise à la Kraftfahrzeugsteuer. La personne au nom de laquelle elle est immatriculée la doit.",
      by: "Vous\u00a0; le Hauptzollamt en fixe le montant.",
      source: {
        name: "Kraftfahrzeugsteuergesetz, §§\u00a01 et 7",
        url: "https://www.gesetze-im-internet.de/kraftstg/",
        kind: "law",
        dated: "2002-09-26",
      },
    },
    {
      topic: "inspection",
      short: "Hauptuntersuchung, sauf contrôle déjà passé dans l’Union",
      text: "Si l’âge de la voiture demandait déjà une Hauptuntersuchung, elle se fait avant l’immatriculation, sauf si un contrôle technique passé dans le pays de l’Union où la voiture roulait est prouvé.",
      by: "Vous, avec la preuve de la première mise en circulation.",
      source: registrationOrder("§\u00a08"),
      usedOnly: true,
    },
  ],
  unknown: [
    {
      topic: "registration",
      what: "Les droits d’immatriculation et le prix des plaques.",
      ask: "La Zulassungsbehörde de votre domicile",
    },
    { topic: "tax", what: "Le montant de la Kraftfahrzeugsteuer.", ask: "Le Hauptzollamt" },
  ],
} as const satisfies Residence;
