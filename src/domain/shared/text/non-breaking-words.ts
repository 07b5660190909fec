const WORD_JOINER = "\u2060";

/** Hyphens of postcodes with the letters of their country ("L-8080"), of "e-mail", of "peut-être" and of towns on a river ("Villefranche-sur-Saône"). */
const FIXED_HYPHENS =
  /(?<=\b[A-Z]{1,2})-(?=\d{4})|(?<=\b[Ee])-(?=mail)|(?<=\b[Pp]eut)-(?=être)|(?<=\p{L})-(?=sur-\p{Lu})|(?<=-sur)-(?=\p{Lu})/gu;

/** Keeps words on one line whose parts are too short to stand alone. */
export const nonBreakingWords = (text: string): string => text.replaceAll(FIXED_HYPHENS, `-${WORD_JOINER}`);
