/** The parameter of the choice without scripts: it has the country's segment. */
export const RESIDENCE_PARAMETER = "pays";

/** The choice of the country where a buyer lives, and what follows from it beside a car. */
export const residenceStrings = {
  label: "J’habite en",
  show: "Voir ce que cela change",
  loading: "Un instant…",
  failed: "Ces informations n’ont pas pu être chargées.",
  all: (inCountry: string) => `Tout sur l’achat quand on habite ${inCountry}`,
  price: (inCountry: string, amount: string) => `${amount} ${inCountry}, avec la TVA`,
  priceDetail: (net: string, rate: string) => `${net} hors TVA, plus ${rate} de TVA à payer là-bas.`,
  vatUnknown: "L’âge ou le kilométrage n’est pas connu\u00a0: demandez-nous quelle TVA s’applique.",
  costs: "La taxe et la prime comptées sur cette page sont celles du pays où nous vendons.",
  lease:
    "Les loyers de cette page sont calculés pour une voiture immatriculée dans le pays où nous vendons. Demandez-nous si le loueur accepte votre pays.",
} as const;
