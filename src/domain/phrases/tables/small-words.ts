// Comma-separated words around what buyers name.

/** Before what a vehicle must not have. */
export const NEGATIONS =
  "sans, pas, pas de, pas d, hors, hormis, sauf, excepté, exceptée, à l exception de, à part, autre que, autres que, tout sauf, n importe quoi sauf, n importe quelle sauf, n importe quelle couleur sauf, non, ni, aucun, aucune, jamais, surtout pas, éviter, ohne, kein, keine, keinen, nicht, außer, without, no, not, except";
