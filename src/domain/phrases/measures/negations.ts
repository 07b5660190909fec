import { OTHER_NEGATIONS } from "../languages/other-languages.ts";
import { createPhraseMap, phrasesByKey } from "../tokens/phrase-map.ts";

/** Before what a vehicle must not have. */
const FRENCH =
  "sans, pas, pas de, pas d, hors, hormis, sauf, excepté, exceptée, à l exception de, à part, autre que, autres que, tout sauf, n importe quoi sauf, n importe quelle sauf, n importe quelle couleur sauf, non, ni, aucun, aucune, jamais, surtout pas, éviter, aucun intérêt pour, je ne veux pas, je veux pas, veux pas, ne veux pas, j aime pas, surtout aucun, hors de question, pas question, rien, interdit, surtout rien, je refuse, on ne veut pas, nous ne voulons pas, je n aime pas, on évite, à éviter, à l exclusion de, excepter, à l exception du, à l exception des, mis à part, tout sauf du, toutes sauf, tous sauf, toute couleur sauf, toutes couleurs sauf, peu importe sauf, qui ne soit pas, qui n est pas, ne soit pas, n est pas, plus jamais";

/** Words before what a buyer does not want, in every language; each text is a comma-separated list. */
export const NEGATIONS: readonly string[] = [FRENCH, ...OTHER_NEGATIONS];

export const negationPhrases = createPhraseMap(phrasesByKey({ not: NEGATIONS.join(", ") }));
