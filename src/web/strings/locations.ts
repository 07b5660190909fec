export const locationStrings = {
  map: "Carte du Luxembourg avec nos concessions",
  route: "Itinéraire",
  search: "Chercher une concession",
  searchHint: "Nom, localité, code postal ou service",
  find: "Chercher",
  suggestions: "Concessions et services proposés",
  announce: (count: number) => {
    if (count === 0) return "Aucune proposition";
    return count === 1 ? "1\u00a0proposition" : `${count}\u00a0propositions`;
  },
  hintKinds: { name: "concession", town: "localité", postcode: "code postal", service: "service" },
  matches: (count: number) => (count === 1 ? "1\u00a0concession trouvée." : `${count}\u00a0concessions trouvées.`),
  /** The exact sentence of the specification, with its straight apostrophes. */
  noMatch: "L'établissement n'a pas été trouvé",
  noMatchHint: "Essayez une localité, un code postal ou un service, par exemple «\u00a0carrosserie\u00a0».",
  all: "Voir toutes les concessions",
  showroom: "Showroom",
  workshop: "Atelier",
  closed: "Fermé",
  /** Between two notes on one day's hours. */
  noteSeparator: " · ",
  page: "Voir la concession",
  workshopAppointment: "Rendez-vous à l’atelier",
  preferCall: "Vous préférez appeler\u00a0?",
  marker: (number: number, name: string) => `${number}, ${name}`,
} as const;
