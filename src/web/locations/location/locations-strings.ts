export const locationStrings = {
  route: "Itinéraire",
  search: "Chercher une concession",
  searchHint: "Localité, code postal, nom ou marque",
  find: "Chercher",
  /** Literal sentence of the specification, with straight apostrophes. */
  noMatch: "L'établissement n'a pas été trouvé",
  noMatchHint: "Essayez une localité, un code postal ou un service, par exemple «\u00a0carrosserie\u00a0».",
  all: "Voir toutes les concessions",
  showroom: "Showroom",
  workshop: "Atelier",
  /** "Showroom : ouvert jusqu’à 18 h 30". */
  stateOf: (name: string, state: string) => `${name}\u00a0: ${state}`,
  closed: "Fermé",
  /** Separates two notes on one day's hours. */
  noteSeparator: " · ",
  page: "Voir la concession",
  workshopAppointment: "Rendez-vous à l’atelier",
  tyreAppointment: "Rendez-vous pneus et roues",
  preferCall: "Vous préférez appeler\u00a0?",
} as const;
