import type { PersonView } from "../../locations/index.ts";
import type { TeamView } from "./team.tsx";

const person: PersonView = {
  slug: "anne-weber",
  name: "Anne Weber",
  locationId: 1,
  initials: "AW",
  portrait: null,
  role: "Conseillère commerciale",
  affiliation: "Véhicules neufs, Exempleville",
  brands: "Marques\u00a0: Ford et Opel",
  phone: { label: "+33 1 99 00 00 15", href: "tel:+33199000015" },
  email: "anne.weber@garage.example",
  languages: "Parle français, allemand et anglais",
};

const choice = (name: string, label: string, any: string) => ({
  name,
  label,
  value: "",
  options: [{ value: "", label: any }],
});

const team = (people: readonly PersonView[]): TeamView => ({
  component: "team",
  anchor: null,
  title: "Vos interlocuteurs",
  text: null,
  filters: {
    action: "/collaborateurs",
    filters: [
      choice("concession", "Concession", "Toutes les concessions"),
      choice("service", "Service", "Tous les services"),
    ],
  },
  people,
  hasPeople: true,
});

export const exampleTeam = team([person]);

export const exampleEmptyTeam = team([]);
