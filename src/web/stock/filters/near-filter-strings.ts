/** Distance filter of the stock. */
export const nearFilterStrings = {
  title: "Distance",
  origin: "Ville ou code postal",
  /** `town` and `postcode`: examples of the market. */
  originHint: (town: string, postcode: string) => `${town}, ${postcode}…`,
  within: "Rayon",
  anyDistance: "Toute distance",
  aroundMe: "Autour de moi",
  unknown: (text: string, town: string, postcode: string) =>
    `Nous ne connaissons pas «\u00a0${text}\u00a0». Écrivez une ville ou un code postal, par exemple «\u00a0${town}\u00a0» ou «\u00a0${postcode}\u00a0».`,
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
