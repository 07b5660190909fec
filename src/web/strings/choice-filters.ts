/** Filters of the lists in content sections and of the models of a brand. */
export const choiceFilterStrings = { apply: "Afficher" } as const;
