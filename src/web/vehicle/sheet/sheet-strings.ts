/** Printable vehicle sheet. */
export const sheetStrings = {
  /** Document title. */
  title: (vehicle: string) => `Fiche ${vehicle}`,
  print: "Imprimer",
  withKeys: "Pour imprimer cette fiche\u00a0: Ctrl+P, ou ⌘P sur Mac.",
  back: "Retour au véhicule",
  printedOn: (day: string) => `Imprimé le ${day}`,
  pictures: "Vues du véhicule",
  keyFacts: "En bref",
  price: "Prix",
  /** "En location avec option d’achat". */
  monthly: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  illustrations: "Illustrations du studio, non contractuelles.",
  photos: "Photos non contractuelles.",
  attributes: "Caractéristiques",
  equipment: "Équipements",
  omitted: (count: number) =>
    count === 1 ? "et 1\u00a0autre, sur la page du véhicule" : `et ${count}\u00a0autres, sur la page du véhicule`,
  noEquipment: "La liste des équipements ne nous est pas encore parvenue. Demandez-la à votre conseiller.",
  energy: "Consommation",
  location: "Où le voir",
  online: "En ligne",
  scan: "Photos, équipements et prix du jour sur la page du véhicule.",
  legal: (group: string, vatTerm: string) =>
    `${group}. Prix ${vatTerm}, à la date d’impression. Sous réserve d’erreur ou de vente entre-temps\u00a0; cette fiche n’est pas une offre de contrat.`,
  withVat: (group: string, number: string) => `${group}, TVA ${number}`,
} as const;
