/** Cost of ownership: texts of the page. Texts of the figures are in `ownership-estimate.ts`. */
export const ownershipCostStrings = {
  intro:
    "Ce que ce véhicule coûterait par mois selon la façon de le payer, toutes taxes comprises\u00a0: acheté, il est revendu à la fin\u202f; loué, il est rendu. C’est une estimation, ni une offre ni un engagement.",
  knownIntro:
    "Ce que ce véhicule coûterait par mois, toutes taxes comprises, en plus de son achat. C’est une estimation, ni une offre ni un engagement.",
  form: "Vos hypothèses",
  update: "Recalculer",
  table: "Coût mensuel estimé",
  monthly: "Par mois",
  item: "Poste",
  notApplicable: "sans objet",
  notEstimated: "non estimé",
  assumptions: "Hypothèses et sources",
} as const;
