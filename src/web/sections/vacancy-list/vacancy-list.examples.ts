import type { VacancyListView } from "./vacancy-list.tsx";

export const exampleVacancyList: VacancyListView = {
  component: "vacancy_list",
  anchor: null,
  title: "Postes ouverts",
  text: null,
  filters: {
    action: "/carrieres",
    filters: [{ name: "lieu", label: "Lieu de travail", value: "", options: [{ value: "", label: "Tous les lieux" }] }],
  },
  vacancies: [
    {
      href: "/carrieres/mecanicien",
      title: "Mécanicien automobile (f/h)",
      teaser: "Vous entretenez et réparez des véhicules de plusieurs marques.",
      details: ["Exempleville", "Atelier", "CDI, temps plein"],
      until: "Candidatures jusqu’au 31\u00a0janvier\u00a02027",
    },
  ],
};
