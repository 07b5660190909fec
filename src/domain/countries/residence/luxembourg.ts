import type { ResidenceFact } from "./residence.ts";

/** The car is bought in Luxembourg by somebody who lives elsewhere. */
export const boughtInLuxembourg = [
  {
    topic: "plates",
    short: "Plaques d’exportation de la SNCA pour le trajet",
    text: "Une personne qui habite à l’étranger peut faire immatriculer au Luxembourg une voiture qui quitte le pays dans les trois mois, si le dernier vendeur est établi au Luxembourg. La voiture porte alors des plaques d’exportation\u00a0; il faut une attestation d’une compagnie d’assurance agréée.",
    by: "La SNCA délivre ces plaques\u00a0: demandez-lui leur prix, et demandez-nous si nous nous en chargeons.",
    source: {
      name: "Règlement grand-ducal relatif à l’immatriculation des véhicules routiers, articles 7 et 12",
      url: "https://legilux.public.lu/eli/etat/leg/rgd/2016/01/26/n2/jo",
      kind: "law",
      dated: "2016-01-26",
    },
  },
  {
    topic: "premium",
    short: "La prime de l’État luxembourgeois n’est pas pour vous",
    text: "L’aide de l’État pour les voitures électriques est réservée aux propriétaires d’une voiture immatriculée au Luxembourg. Ne la comptez donc pas.",
    by: "Si vous avez une voiture de fonction ou un leasing d’un employeur luxembourgeois, demandez-le-lui.",
    source: {
      name: "Loi modifiant la loi relative au climat, article 15-1",
      url: "https://legilux.public.lu/eli/etat/leg/loi/2025/07/24/a328/jo",
      kind: "law",
      dated: "2025-07-24",
    },
  },
] as const satisfies readonly ResidenceFact[];
