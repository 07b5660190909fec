import type { Department } from "#domain/people/index.ts";

export const DEPARTMENT_LABELS: Readonly<Record<Department, string>> = {
  management: "Direction",
  sales: "Véhicules neufs",
  used: "Véhicules d’occasion",
  fleet: "Flottes et entreprises",
  leasing: "Leasing et financement",
  workshop: "Atelier",
  bodywork: "Carrosserie",
  parts: "Pièces et accessoires",
  reception: "Accueil",
  marketing: "Communication",
  administration: "Administration",
};

/** Team section. */
export const peopleStrings = {
  filter: "Filtrer les contacts",
  location: "Concession",
  department: "Service",
  brand: "Marque",
  language: "Langue",
  anyLocation: "Toutes les concessions",
  anyDepartment: "Tous les services",
  anyBrand: "Toutes les marques",
  anyLanguage: "Toutes les langues",
  count: (count: number) => (count === 1 ? "1\u00a0personne de contact" : `${count}\u00a0personnes de contact`),
  none: "Aucune personne de contact trouvée",
  noneHint:
    "Adaptez les filtres\u00a0: choisissez une autre concession, un autre service, une autre marque ou une autre langue.",
  all: "Voir toute l’équipe",
  brands: (brands: string, count: number) => `${count === 1 ? "Marque" : "Marques"}\u00a0: ${brands}`,
  speaks: (languages: string) => `Parle ${languages}`,
} as const;
