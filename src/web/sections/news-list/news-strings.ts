export const newsStrings = {
  pages: {
    label: "Pages d’actualités",
    previous: "Page précédente",
    next: "Page suivante",
    page: (page: number) => `Page ${page}`,
  },
} as const;

/** Title of a document with the page of its lists. */
export const listPageTitle = (title: string, page: number): string => (page === 1 ? title : `${title}, page ${page}`);
