export const newsStrings = {
  pages: {
    label: "Pages d’actualités",
    previous: "Page précédente",
    next: "Page suivante",
    page: (page: number) => `Page ${page}`,
  },
} as const;
