import type { Residence } from "./residence.ts";

const QUITUS = {
  name: "Service-Public, quitus fiscal (F179)",
  url: "https://www.service-public.fr/particuliers/vosdroits/F179",
  read: null,
} as const;

export const livesInFrance = {
  vat: {
    share: 0.2,
    source: {
      name: "Code général des impôts, article 278",
      url: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/",
      read: null,
    },
  },
  facts: [
    {
      topic: "vat_new",
      short: "TVA française de 20\u00a0%, avec le quitus fiscal",
      text: "La TVA française d’une voiture neuve se paie avec la demande de quitus fiscal, par virement. Dans le Nord, le Pas-de-Calais, la Moselle et le Bas-Rhin, elle se paie en ligne, avec la demande d’immatriculation.",
      by: "Vous, auprès du service des impôts de votre département.",
      source: QUITUS,
    },
    {
      topic: "registration",
      short: "Quitus fiscal, puis France Titres (ANTS)",
      text: "Il faut un quitus fiscal pour immatriculer en France une voiture achetée dans un autre pays de l’Union, neuve ou d’occasion, même sans TVA à payer. Il se demande par mail au service des impôts de votre département\u00a0; dans le Nord, le Pas-de-Calais, la Moselle et le Bas-Rhin, avec l’immatriculation, sur le site de l’ANTS.",
      by: "Vous, en ligne.",
      source: QUITUS,
    },
    {
      topic: "tax",
      short: "Malus CO₂ et malus masse, selon la voiture",
      text: "Le malus CO₂ et le malus masse se paient à la première immatriculation en France d’une voiture de tourisme, neuve ou d’occasion si elle n’y a pas été soumise avant. Les camionnettes n’y sont pas soumises.",
      by: "L’administration les ajoute au prix du certificat d’immatriculation.",
      source: {
        name: "BOFiP, taxes sur l’immatriculation des véhicules",
        url: "https://bofip.impots.gouv.fr/doctrine/pgp/13927-PGP",
        read: null,
      },
    },
    {
      topic: "plates",
      short: "Des plaques valables dès l’entrée en France",
      text: "À son entrée en France, la voiture doit porter des plaques valables\u00a0: des plaques provisoires destinées à l’exportation conviennent jusqu’à leur échéance. Ensuite, il faut un certificat provisoire français en WW.",
      by: "Vous, sur le site de l’ANTS pour le WW.",
      source: {
        name: "Service-Public, véhicule acheté à l’étranger (F20992)",
        url: "https://www.service-public.fr/particuliers/vosdroits/F20992",
        read: null,
      },
    },
  ],
  unknown: [
    {
      what: "Le montant du certificat d’immatriculation et des malus\u00a0: il dépend de la Région et de la voiture.",
      ask: "France Titres (ANTS) et Service-Public",
    },
    { what: "S’il faut un contrôle technique français, et de quelle date.", ask: "France Titres (ANTS)" },
  ],
} as const satisfies Residence;
