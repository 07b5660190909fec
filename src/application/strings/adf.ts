/** Comments in ADF documents, which dealer systems show to the staff. */
export const ADF_STRINGS = {
  appointment: (when: string) => `Rendez-vous ${when}`,
  unconfirmedAppointment: (when: string) => `Rendez-vous demandé, pas encore confirmé par le client\u00a0: ${when}`,
  about: (title: string, summary: string) => (summary === "" ? title : `${title}\u00a0: ${summary}`),
  field: (label: string, value: string) => `${label}\u00a0: ${value}`,
  file: (name: string, size: string) => `Fichier reçu\u00a0: ${name} (${size})`,
  plate: (plate: string) => `Plaque\u00a0: ${plate}`,
  quantity: (count: number) => `Nombre de véhicules\u00a0: ${count}`,
  customerVehicle: (plate: string) =>
    plate === "" ? "Véhicule du client" : `Véhicule du client, plaque\u00a0: ${plate}`,
  noVehicle: "Demande sans véhicule",
  website: "Site web",
} as const;
