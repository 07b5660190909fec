/** Team section. */
export const peopleStrings = {
  filter: "Filtrer les contacts",
  location: "Concession",
  department: "Service",
  anyLocation: "Toutes les concessions",
  anyDepartment: "Tous les services",
  apply: "Afficher",
  count: (count: number) => (count === 1 ? "1\u00a0personne de contact" : `${count}\u00a0personnes de contact`),
  none: "Aucune personne de contact trouvée",
  noneHint: "Adaptez les filtres\u00a0: choisissez une autre concession ou un autre service.",
  all: "Voir toute l’équipe",
  speaks: (languages: string) => `Parle ${languages}`,
} as const;
