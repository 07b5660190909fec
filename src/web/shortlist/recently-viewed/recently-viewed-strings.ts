export const recentlyViewedStrings = {
  title: "Vus récemment",
  note: "Cette liste reste dans cet onglet et s’efface quand vous le fermez.",
  remove: (title: string) => `Retirer ${title} de la liste`,
  clear: "Tout effacer",
  cleared: "La liste est effacée.",
} as const;
