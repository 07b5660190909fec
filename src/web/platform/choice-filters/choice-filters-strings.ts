/** Filters of lists in content sections and of a brand's models. */
export const choiceFilterStrings = { apply: "Afficher" } as const;
