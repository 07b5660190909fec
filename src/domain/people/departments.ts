/** Departments of the group with their French labels; a superset of the departments of a location. */
export const DEPARTMENTS = {
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
} as const;

export type Department = keyof typeof DEPARTMENTS;
