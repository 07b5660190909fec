/** Models that the brands of the group sold in the past and no longer present, with their trims. */
export const PAST_MODELS: Readonly<Record<string, readonly string[]>> = {
  ford: ["fiesta", "focus", "focus-clipper", "mondeo", "ecosport", "c-max", "s-max", "galaxy", "edge", "ka"],
  hyundai: ["i30-wagon", "ix20", "ix35", "veloster", "ioniq", "getz"],
  opel: ["adam", "karl", "zafira", "meriva", "insignia", "cascada", "crossland", "agila"],
  kia: ["rio", "venga", "carens", "optima", "soul", "stinger", "pro-ceed"],
  volvo: ["v40", "v50", "s60", "s80", "v70", "xc70", "c30"],
  fiat: ["punto", "bravo", "500l", "500x", "tipo", "qubo"],
  jeep: ["cherokee", "grand-cherokee", "patriot", "compass-4xe", "commander"],
  mg: ["mg5-electric", "marvel-r", "zs-ev", "hs-phev"],
  suzuki: ["alto", "splash", "celerio", "baleno", "jimny", "ignis", "sx4", "grand-vitara"],
  mitsubishi: ["lancer", "space-star", "outlander-phev", "eclipse-cross", "pajero", "l200"],
};

export const PAST_TRIMS = ["1-0-essence", "1-5-diesel", "1-6-essence-automatique", "2-0-diesel", "edition", "premium"];

/** Two makes whose lists lead to the stock: the group sells them used only. */
export const FURTHER_MAKES = ["volkswagen", "dacia"];

/** Ids of makes in the old site's lists. */
export const BRAND_IDS: Readonly<Record<string, number>> = {
  ford: 12,
  hyundai: 14,
  opel: 17,
  jeep: 21,
  suzuki: 23,
  mg: 26,
  kia: 27,
  volvo: 28,
  fiat: 29,
  mitsubishi: 30,
  volkswagen: 34,
  dacia: 35,
};
