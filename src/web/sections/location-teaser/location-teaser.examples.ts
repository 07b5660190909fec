import type { LocationTeaserView } from "./location-teaser-view.ts";

const ROWS = ["Lundi", "Mardi", "Mercredi"].map((day) => ({
  day,
  hours: "8\u00a0h\u00a030 – 18\u00a0h\u00a030",
  today: day === "Mardi",
  note: null,
}));

export const exampleLocationTeaser: LocationTeaserView = {
  component: "location_teaser",
  anchor: null,
  title: null,
  text: "Le showroom et l’atelier se trouvent dans la même cour.",
  buttons: [],
  workshopHref: "/services/apres-vente?concession=bertrange#rendez-vous",
  location: {
    id: 4,
    name: "Diekirch",
    href: "/concessions/diekirch",
    town: "Diekirch",
    address: ["1, rue de l’Exemple", "L-0000 Diekirch"],
    phone: "+352 20 00 04 01",
    phoneHref: "tel:+35220000401",
    email: "diekirch@exemple.lu",
    routeHref: null,
    isOpen: true,
    openNow: "Ouvert jusqu’à 18\u00a0h\u00a030",
    showroom: ROWS,
    workshop: ROWS,
    lat: 49.87,
    lng: 6.16,
  },
};
