/** Link to the last search, on the home page and above the unfiltered stock. */
export const lastSearchStrings = {
  resume: "Reprendre",
  lastSearch: " ma dernière recherche",
  named: (label: string) => `\u00a0: ${label}`,
  remove: "Oublier cette recherche",
  removed: "Recherche oubliée.",
} as const;
