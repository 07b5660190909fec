/** The parts of the group people work in, by the French names visitors read; those of a location are among them. */
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
