import type { Service } from "#domain/locations/index.ts";

/** Names of the services of a location: displayed, suggested and searched. */
export const SERVICE_LABELS: Readonly<Record<Service, string>> = {
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
  courtesy_car: "Voiture de remplacement",
  charging: "Borne de recharge",
};
