/** Services of a location, each with its French label. */
export const SERVICES = {
  new_vehicles: "Vente de véhicules neufs",
  used_vehicles: "Vente de véhicules d’occasion",
  commercial_vehicles: "Véhicules utilitaires",
  leasing: "Leasing",
  fleet: "Gestion de flotte",
  financing: "Financement",
  workshop: "Entretien et réparation",
  bodywork: "Carrosserie",
  dent_and_paint: "Débosselage et peinture",
  tyres: "Pneus et stockage",
  parts: "Pièces et accessoires",
  conversion: "Transformation de véhicules",
  courtesy_car: "Véhicule de remplacement",
  charging: "Borne de recharge",
} as const;

export type Service = keyof typeof SERVICES;

export const SERVICE_KEYS = Object.keys(SERVICES) as readonly Service[];
