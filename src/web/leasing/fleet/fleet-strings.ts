/** Texts of the request of a company for several vehicles. */
export const fleetStrings = {
  title: "Demande de flotte",
  intro: "Indiquez combien de véhicules il vous faut de chaque offre\u00a0: le total se calcule aussitôt.",
  lines: "Vos véhicules",
  contact: "Votre demande",
  contactText: (vehicles: string, monthly: string) =>
    `Elle porte sur ${vehicles}, ${monthly} hors TVA par mois. Le service entreprises vous rappelle pour la suite.`,
  perVehicle: (amount: string) => `${amount} hors TVA par mois et par véhicule`,
  add: "Ajouter d’autres offres",
  choose: "Les offres pour les entreprises",
  update: "Calculer le total",
  emptyTitle: "Aucun véhicule n’est choisi",
  empty: "Indiquez un nombre, de 1 à 99, à côté d’une offre au moins.",
  invalid: "Indiquez un nombre entier de 1 à 99, ou laissez ce champ vide pour retirer l’offre.",
  invalidTitle: "Un nombre est à corriger",
  invalidText: "Le total et le formulaire suivent dès que tous les nombres sont entre 1 et 99.",
  tooManyTitle: "Trop d’offres dans une seule demande",
  tooMany: (max: number, over: number) =>
    `Une demande compte au plus ${max} offres\u00a0: retirez-en ${over} en effaçant leur nombre.`,
  missingTitle: (count: number) =>
    count === 1 ? "Une offre n’est plus proposée" : `${count}\u00a0offres ne sont plus proposées`,
  missing: (names: readonly string[]) =>
    `Nous ${names.length === 1 ? "l’avons retirée" : "les avons retirées"} de votre demande\u00a0: ${names.join(", ")}. Le reste est inchangé.`,
  benefit: (amount: string) => `Avantage en nature\u00a0: ${amount} par voiture et par mois`,
  benefitRule: (source: string) =>
    `Avantage en nature\u00a0: la valeur à déclarer si la voiture sert aussi en privé, pas l’impôt. Source\u00a0: ${source}.`,
  bar: "Un nombre à côté de chaque offre\u00a0: une seule demande, un seul total.",
  request: "Demander ces véhicules",
} as const;
