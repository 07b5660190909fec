import { OTHER_NEGATIONS } from "../languages/other-languages.ts";

/** Before what a vehicle must not have. */
const FRENCH =
  "sans, pas, pas de, pas d, hors, hormis, sauf, excepté, exceptée, à l exception de, à part, autre que, autres que, tout sauf, n importe quoi sauf, n importe quelle sauf, n importe quelle couleur sauf, non, ni, aucun, aucune, jamais, surtout pas, éviter, aucun intérêt pour, je ne veux pas, je veux pas, veux pas, ne veux pas, j aime pas, surtout aucun";

/** Words before what a buyer does not want, in every language; each text is a comma-separated list. */
export const NEGATIONS: readonly string[] = [FRENCH, ...OTHER_NEGATIONS];
