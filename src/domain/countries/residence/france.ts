import type { Residence } from "./residence.ts";

const PURCHASE = {
  name: "Service-Public, acheter un véhicule en Europe (F2991)",
  url: "https://www.service-public.gouv.fr/particuliers/vosdroits/F2991",
  kind: "page",
  dated: "2024-07-03",
} as const;

const highwayCode = (articles: string) =>
  ({
    name: `Code de la route, ${articles}`,
    url: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228",
    kind: "page",
    dated: "2026-03-31",
  }) as const;

export const livesInFrance = {
  vat: { share: 0.2, source: PURCHASE },
  facts: [
    {
      topic: "vat_new",
      short: "TVA française de 20\u00a0%, au service des impôts",
      text: "La TVA d’une voiture neuve se paie en France, après le retour, au service des impôts de votre domicile. Si vous avez déjà payé celle du pays d’achat, vous en demandez le remboursement au vendeur, avec la preuve de ce paiement.",
      by: "Vous, auprès du service des impôts de votre domicile.",
      source: PURCHASE,
    },
    {
      topic: "registration",
      short: "Quitus fiscal, par mail au service des impôts",
      text: "Le quitus fiscal prouve que la voiture est en règle pour la TVA\u00a0; il en faut un pour l’immatriculer. Il se demande par mail au service des impôts de votre département\u00a0; dans le Nord, le Pas-de-Calais, la Moselle et le Bas-Rhin, en ligne, avec l’immatriculation. La TVA due se paie par virement.",
      by: "Vous, auprès du service des impôts de votre département.",
      source: {
        name: "Service-Public, quitus fiscal (F179)",
        url: "https://www.service-public.gouv.fr/particuliers/vosdroits/F179",
        kind: "page",
        dated: "2024-11-22",
      },
    },
    {
      topic: "registration",
      short: "Puis certificat d’immatriculation, en ligne",
      text: "Le certificat d’immatriculation se demande en ligne ou par un professionnel habilité, dans le mois de l’achat si la voiture a déjà été immatriculée. Vous devez pouvoir justifier de l’assurance, du permis, du domicile et, pour une première mise en circulation, de la conformité de la voiture.",
      by: "Vous, en ligne, ou un professionnel habilité.",
      source: highwayCode("articles R. 322-1 et R. 322-5"),
    },
    {
      topic: "tax",
      short: "Malus CO₂ et malus masse, selon la voiture",
      text: "Le certificat d’immatriculation est soumis à une taxe fixe et à une taxe régionale. La première immatriculation en France d’une voiture de tourisme, même d’occasion, l’est aussi à une taxe sur le CO₂ et à une taxe sur la masse.",
      by: "Vous, à la délivrance du certificat d’immatriculation.",
      source: {
        name: "Code des impositions sur les biens et services, articles L. 421-30, L. 421-33 et L. 421-36",
        url: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000044595989",
        kind: "page",
        dated: "2026-04-01",
      },
    },
    {
      topic: "inspection",
      short: "Contrôle technique après quatre ans",
      text: "Une voiture de plus de quatre ans passe un contrôle technique avant de changer de propriétaire, sauf si elle en a subi un dans les six mois qui précèdent la demande de certificat d’immatriculation.",
      by: "Vous, avant la demande de certificat d’immatriculation.",
      source: highwayCode("article R. 323-22"),
      usedOnly: true,
    },
    {
      topic: "plates",
      short: "Plaques d’exportation pour le trajet, admises en France",
      text: "La France admet la circulation sous couvert d’un certificat de transit, ou d’un document équivalent, délivré par un autre pays de l’Union, ou d’un certificat provisoire français.",
      by: "Vous, avant de prendre la route.",
      source: highwayCode("article R. 322-3"),
    },
  ],
  unknown: [
    {
      topic: "tax",
      what: "Le montant du certificat d’immatriculation et des malus\u00a0: il dépend de la Région et de la voiture.",
      ask: "France Titres (ANTS) et Service-Public",
    },
    { topic: "inspection", what: "Si un contrôle technique luxembourgeois suffit.", ask: "France Titres (ANTS)" },
    {
      topic: "plates",
      what: "Combien de temps les plaques d’exportation valent en France, et le prix d’un certificat provisoire WW.",
      ask: "France Titres (ANTS)",
    },
  ],
} as const satisfies Residence;
