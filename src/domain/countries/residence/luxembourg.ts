import type { ResidenceFact } from "./residence.ts";

/** The car is bought in Luxembourg by somebody who lives elsewhere. */
export const boughtInLuxembourg = [
  {
    topic: "plates",
    short: "Plaques d’exportation de la SNCA pour le trajet",
    text: "Une personne qui habite à l’étranger et achète une voiture immatriculée en dernier lieu au Luxembourg peut la ramener par la route avec des plaques d’exportation. Elles valent jusqu’à la fin du troisième mois qui suit le mois en cours\u00a0; la voiture doit être assurée par une compagnie agréée au Luxembourg.",
    by: "La SNCA à Sandweiler\u00a0; un garage peut s’en charger pour son client.",
    source: {
      name: "SNCA, plaques d’exportation",
      url: "https://snca.public.lu/de/plaques/exportation.html",
      read: null,
    },
  },
  {
    topic: "premium",
    short: "La prime de l’État luxembourgeois n’est pas pour vous",
    text: "La prime de l’État pour les voitures électriques suppose une voiture immatriculée au Luxembourg. Ne la comptez donc pas.",
    by: "Si vous avez une voiture de fonction ou un leasing d’un employeur luxembourgeois, demandez-le-lui.",
    source: {
      name: "Guichet.lu, prime pour véhicule électrique",
      url: "https://guichet.public.lu/fr/entreprises/financement-aides/secteurs-activites/transport/prime-vehicule-electrique-personnes-morale.html",
      read: null,
    },
  },
] as const satisfies readonly ResidenceFact[];
