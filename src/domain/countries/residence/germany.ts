import type { Residence } from "./residence.ts";

const OFFICE = {
  name: "Kreis Wesel, Zulassung aus einem Staat innerhalb der EU",
  url: "https://kreis-wesel.de/Zulassung-aus-einem-Staat-innerhalb-der-EU",
  read: null,
} as const;

export const livesInGermany = {
  vat: {
    share: 0.19,
    source: {
      name: "Umsatzsteuergesetz, § 12",
      url: "https://www.gesetze-im-internet.de/ustg_1980/__12.html",
      read: null,
    },
  },
  facts: [
    {
      topic: "vat_new",
      short: "TVA allemande de 19\u00a0%, à déclarer en dix jours",
      text: "Pour une voiture neuve au sens de la TVA, vous déclarez et payez la TVA allemande au Finanzamt dans les dix jours de l’achat, par le formulaire USt\u00a01\u00a0B. Le service d’immatriculation transmet une déclaration au Finanzamt.",
      by: "Vous, auprès du Finanzamt.",
      source: OFFICE,
    },
    {
      topic: "registration",
      short: "Zulassungsstelle, avec le COC",
      text: "Une voiture qui a un certificat de conformité européen (COC) s’immatricule en Allemagne sans autre réception. Le service d’immatriculation compare le numéro de châssis avec les papiers.",
      by: "Vous, auprès de la Zulassungsstelle de votre domicile.",
      source: OFFICE,
    },
  ],
  unknown: [
    {
      what: "Les droits d’immatriculation, la taxe annuelle et le contrôle d’une occasion.",
      ask: "La Zulassungsstelle de votre domicile",
    },
  ],
} as const satisfies Residence;
