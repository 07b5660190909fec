import { Main } from "../../platform/page/index.ts";
import { toVacancyView, type VacancyView } from "./vacancy-view.ts";
import { VacancyPage } from "./vacancy.tsx";

const exampleVacancy: VacancyView = toVacancyView({
  vacancy: {
    id: 1,
    slug: "mecanicien",
    title: "Mécanicien automobile (f/h)",
    location: "exempleville",
    department: "workshop",
    contract: "permanent",
    hours: "full_time",
    weekly_hours: 40,
    teaser: "Vous entretenez et réparez des véhicules de plusieurs marques.",
    text: "Notre atelier s’agrandit.\n\nVous y travaillez avec huit collègues.",
    tasks: ["Réaliser les entretiens", "Établir des diagnostics"],
    profile: ["CATP ou DAP de mécanicien automobile"],
    benefits: [],
    published_on: "2026-11-02",
    valid_through: "2027-01-31",
    apply_url: null,
    apply_email: "carrieres@garage.example",
    updated_at: "2026-11-02T08:00:00Z",
  },
  location: null,
  careersHref: "/carrieres",
  applicationHref: "/carrieres/mecanicien/candidature",
});

export const VACANCY_SCREENS = {
  poste: () => (
    <Main>
      <VacancyPage view={exampleVacancy} />
    </Main>
  ),
};
