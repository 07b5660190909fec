/** Distance filter of the stock. */
export const nearFilterStrings = {
  title: "Distance",
  origin: "Ville ou code postal",
  originHint: "Ettelbruck, L\u20114360…",
  within: "Rayon",
  anyDistance: "Toute distance",
  aroundMe: "Autour de moi",
  unknown: (text: string) =>
    `Nous ne connaissons pas «\u00a0${text}\u00a0». Écrivez une ville ou un code postal, par exemple «\u00a0Ettelbruck\u00a0» ou «\u00a0L\u20114360\u00a0».`,
  unknownTitle: "Lieu introuvable",
  unfiltered: "Les véhicules ci-dessous sont affichés sans tenir compte de la distance.",
  /** `origin`: "d’Ettelbruck", "de votre position". */
  from: (origin: string) => `Distances à vol d’oiseau à partir ${origin}.`,
  suggestions: "Propositions",
  announce: (count: number) => {
    if (count === 0) return "Aucune proposition";
    return count === 1 ? "1\u00a0proposition" : `${count}\u00a0propositions`;
  },
} as const;
