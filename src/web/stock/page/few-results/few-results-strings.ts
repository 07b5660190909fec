/** Adds guillemets, unless the label has its own. */
const quoted = (label: string): string => (label.startsWith("«") ? label : `«\u00a0${label}\u00a0»`);

/** Suggested changes to a search with few results or none. */
export const fewResultsStrings = {
  near: "Proches de votre recherche",
  nearText: "Chaque fiche dit ce qui diffère de votre recherche.",
  more: "En changeant un seul critère, vous en verriez davantage\u00a0:",
  hints: {
    changeOne: "En changeant un seul critère, vous en verriez\u00a0:",
    dropTwo: "Changer un seul critère ne suffit pas. Avec deux filtres de moins, vous en verriez\u00a0:",
    keepOne: "Il faudrait en retirer plusieurs. Avec un seul de vos filtres, vous en verriez\u00a0:",
  },
  widen: (label: string, count: string) => `${label}\u00a0: ${count}`,
  remove: (labels: readonly string[], count: string) => `Sans ${labels.map(quoted).join(" ni ")}\u00a0: ${count}`,
  keep: (label: string, count: string) => `Seulement ${quoted(label)}\u00a0: ${count}`,
} as const;
