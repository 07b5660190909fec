/** What the pages for buyers of one country say around its facts. Server only: browsers get the view. */
export const countryPageStrings = {
  topics: {
    vat_new: "TVA d’une voiture neuve",
    vat_used: "TVA d’une occasion",
    registration: "Immatriculation",
    tax: "Taxe",
    inspection: "Contrôle technique",
    certificate: "Certificat",
    plates: "Plaques",
    premium: "Prime de l’État",
  },
  /** The day that a source bears. */
  dated: {
    law: (day: string) => `du ${day}`,
    page: (day: string) => `à jour au ${day}`,
  },
  delivery: {
    title: "Livraison",
    short: "Remise en concession, ou à votre adresse sur demande",
    text: "Nous vous remettons la voiture dans l’une de nos concessions. Une livraison à votre adresse est à convenir\u00a0: demandez son prix avant de signer.",
  },
} as const;
