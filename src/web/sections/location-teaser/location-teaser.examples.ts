import type { LocationTeaserView } from "./location-teaser.tsx";

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
  workshopHref: "/services/apres-vente?concession=exempleville#rendez-vous",
  location: {
    id: 4,
    name: "Autreville",
    href: "/concessions/autreville",
    town: "Autreville",
    address: ["1, rue de l’Exemple", "0000 Autreville"],
    phone: "+33 1 99 00 00 04",
    phoneHref: "tel:+33199000004",
    email: "nord@garage.example",
    routeHref: null,
    isOpen: true,
    openNow: "Ouvert jusqu’à 18\u00a0h\u00a030",
    showroom: ROWS,
    workshop: ROWS,
    lat: 49.87,
    lng: 6.16,
  },
};
