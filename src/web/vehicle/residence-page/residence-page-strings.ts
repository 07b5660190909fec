/** The pages for buyers across the border. */
export const residencePageStrings = {
  crumb: "Acheteurs frontaliers",
  title: "Vous habitez de l’autre côté de la frontière",
  countryTitle: (inCountry: string) => `Acheter chez nous quand on habite ${inCountry}`,
  description: (inCountry: string) =>
    `Acheter une voiture ${inCountry} quand on habite dans un pays voisin\u00a0: TVA, immatriculation, taxes, plaques et certificat, avec leurs sources officielles.`,
  intro:
    "Une voiture s’immatricule là où l’on habite. Voici ce que cela change pour une voiture achetée chez nous\u00a0: qui fait quoi, et ce qui se paie où.",
  sources:
    "Chaque point nomme la loi ou la page officielle qui fait foi, avec la date qu’elle porte. Les règles changent\u00a0: vérifiez-les à leur source avant de signer.",
  choose: "Où habitez-vous\u00a0?",
  see: (inCountry: string) => `Voir ce que cela change ${inCountry}`,
  who: "Qui s’en occupe",
  source: "Source",
  rate: (rate: string) => `Taux normal de TVA\u00a0: ${rate}`,
  unknown: "Ce que cette page ne dit pas",
  ask: "À qui le demander",
  contact: "Nos concessions répondent",
  stock: "Voir les véhicules",
} as const;
