import type { PersonView, TeamView } from "./team-view.ts";

const person: PersonView = {
  slug: "anne-weber",
  name: "Anne Weber",
  initials: "AW",
  portrait: null,
  role: "Conseillère commerciale",
  affiliation: "Véhicules neufs, Bertrange",
  phone: { label: "+352 20 00 01 15", href: "tel:+35220000115" },
  email: "anne.weber@exemple.lu",
  languages: "Parle luxembourgeois, français et allemand",
};

const choices = (label: string) => ({ name: "filtre", value: "", options: [{ value: "", label }] });

const team = (people: readonly PersonView[]): TeamView => ({
  component: "team",
  anchor: null,
  title: "Vos interlocuteurs",
  text: null,
  filters: {
    action: "/collaborateurs",
    location: choices("Toutes les concessions"),
    department: choices("Tous les services"),
  },
  people,
  hasPeople: true,
});

export const exampleTeam = team([person]);

export const exampleEmptyTeam = team([]);
