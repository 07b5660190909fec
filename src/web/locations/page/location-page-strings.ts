import { fillPlaceholders } from "#application/strings/forms/placeholders.ts";

/** The page of one location. */
export const locationPageStrings = {
  eyebrow: "Concession",
  crumb: "Nos concessions",
  title: (name: string) => `${name}\u00a0: horaires, équipe et rendez-vous`,
  description: (name: string, address: string, services: readonly string[]) =>
    `${name}, ${address}. ${services.slice(0, 4).join(", ")}\u00a0: horaires d’aujourd’hui, itinéraire et rendez-vous en ligne.`,
  showroom: "Showroom",
  workshop: "Atelier",
  actions: {
    label: "Rendez-vous et contact",
    workshop: "Rendez-vous à l’atelier",
    testDrive: "Réserver un essai",
    tyres: "Rendez-vous pneus et roues",
    contact: "Écrire à la concession",
  },
  route: "Itinéraire",
  hours: "Horaires",
  hoursText: "Cette semaine, jours fériés et fermetures compris.",
  exceptions: { showroom: "Showroom, prochaines exceptions", workshop: "Atelier, prochaines exceptions" },
  contacts: "Lignes directes",
  services: "Services sur place",
  brands: "Marques",
  brandsText: {
    soldAndServiced: "Vente et entretien des marques suivantes.",
    sold: "Vente des marques suivantes.",
  },
  stock: (town: string) => `En stock à ${town}`,
  stockText: (count: number) =>
    count === 1 ? "Un véhicule y est en vente." : `${count.toLocaleString("fr")} véhicules y sont en vente.`,
  allStock: (count: number) => (count === 1 ? "Voir ce véhicule" : `Voir les ${count.toLocaleString("fr")} véhicules`),
  team: (town: string) => fillPlaceholders("L’équipe de {town}", { town }),
  wholeTeam: (count: number) => `Voir les ${count} personnes de l’équipe`,
  access: "Nous trouver",
  legal: "Informations légales",
  vat: "Numéro de TVA",
  iban: "IBAN",
} as const;
