import type { Picture } from "../features/pictures/index.ts";
import { EXAMPLE_FORM } from "../features/lead-form/form-view.examples.ts";
import { Main } from "../features/page/index.ts";
import { Sections } from "./sections.tsx";
import type { SectionView } from "./section-views.server.ts";
import { EXAMPLE_LOCATIONS } from "./sections.examples.tsx";
import type { PersonView } from "./team/team-view.ts";
import { toVacancyView } from "./vacancy/vacancy-view.ts";

const hints = EXAMPLE_LOCATIONS.map(({ name }) => ({ kind: "town" as const, text: name }));

const map = (value: string, locations: typeof EXAMPLE_LOCATIONS): SectionView => ({
  component: "map",
  anchor: null,
  title: "Où nous trouver",
  text: null,
  search: { action: "/concessions", value, hints },
  locations,
});

const ROWS = ["Lundi", "Mardi", "Mercredi"].map((day) => ({
  day,
  hours: "8\u00a0h\u00a030 – 18\u00a0h\u00a030",
  today: day === "Mardi",
  note: null,
}));

const locationTeaser: SectionView = {
  component: "location_teaser",
  anchor: null,
  title: null,
  text: "Le showroom et l’atelier se trouvent dans la même cour.",
  buttons: [],
  workshopHref: "/services/apres-vente?concession=bertrange#rendez-vous",
  location: {
    name: "Diekirch",
    town: "Diekirch",
    address: "1, rue de l’Exemple, L-0000 Diekirch",
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

const picture = (shape: "suv" | "city", color: "blue" | "red"): Picture => ({
  kind: "studio",
  shape,
  color,
  alt: "Voiture en studio, vue de trois quarts avant",
});

const models: SectionView = {
  component: "model_teaser",
  anchor: null,
  title: "Nos modèles",
  text: null,
  link: "/stock",
  link_label: "Voir tout le stock",
  items: [
    {
      href: "/ford/puma",
      title: "Ford Puma",
      picture: picture("suv", "blue"),
      fuels: "Essence, électrique",
      priceFrom: "27\u202f600\u00a0€",
      inStock: "11\u00a0véhicules en stock",
    },
    {
      href: "/hyundai/i10",
      title: "Hyundai i10",
      picture: picture("city", "red"),
      fuels: "Essence",
      priceFrom: null,
      inStock: null,
    },
  ],
};

const leases: SectionView = {
  component: "lease_teaser",
  anchor: null,
  title: "En leasing",
  text: null,
  link: null,
  link_label: null,
  items: [
    {
      href: "/ford/puma",
      title: "Ford Puma",
      version: "Titanium 1.0 EcoBoost",
      picture: picture("suv", "blue"),
      monthly: "299\u00a0€",
      terms: "48\u00a0mois · 15\u202f000\u00a0km/an · 1er\u00a0versement 4\u202f140\u00a0€",
      conditions:
        "Leasing sur 48\u00a0mois et 15\u202f000\u00a0km par an. Loueur\u00a0: Exemple S.A., après examen du dossier.",
      emissions: "5,3\u00a0l/100\u00a0km · CO₂ 121\u00a0g/km (WLTP)",
    },
  ],
};

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

const team = (people: readonly PersonView[]): SectionView => ({
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

const news: SectionView = {
  component: "news_list",
  anchor: null,
  title: "Actualités",
  link: null,
  link_label: null,
  page: 1,
  pageCount: 3,
  path: "/news",
  articles: [
    {
      href: "/news/porte-ouverte",
      title: "Porte ouverte à Diekirch",
      teaser: "Un samedi pour essayer toute la gamme électrique.",
      category: "Événement",
      day: "2026-10-02",
      date: "2\u00a0octobre\u00a02026",
      image: null,
    },
  ],
};

const vacancies: SectionView = {
  component: "vacancy_list",
  anchor: null,
  title: "Postes ouverts",
  text: null,
  vacancies: [
    {
      href: "/carrieres/mecanicien",
      title: "Mécanicien automobile (f/h)",
      teaser: "Vous entretenez et réparez des véhicules de plusieurs marques.",
      details: ["Bertrange", "Atelier", "CDI, temps plein"],
      until: "Candidatures jusqu’au 31\u00a0janvier\u00a02027",
    },
  ],
};

const form: SectionView = {
  component: "form",
  anchor: "demande",
  title: "Écrivez-nous",
  text: "Nous vous répondons sous un jour ouvré.",
  form: { type: "form", view: EXAMPLE_FORM, location: null, otherLocationsHref: null },
  location: null,
  privacyHref: "/politique-de-traitement-des-donnees",
  action: "/contact",
};

const vacancy = toVacancyView({
  vacancy: {
    id: 1,
    slug: "mecanicien",
    title: "Mécanicien automobile (f/h)",
    location: "bertrange",
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
    apply_email: "carrieres@exemple.lu",
    updated_at: "2026-11-02T08:00:00Z",
  },
  location: null,
  careersHref: "/carrieres",
  applicationHref: "/carrieres/mecanicien/candidature",
});

const titled = (title: string, views: readonly SectionView[]) => (
  <Main>
    <h1 className="wrap">{title}</h1>
    <Sections views={views} />
  </Main>
);

/** Sections with group data. */
export const LIVE_SECTION_SCREENS = {
  "sections-lieux": () => titled("Lieux", [map("", EXAMPLE_LOCATIONS), locationTeaser]),
  "sections-lieu-introuvable": () => titled("Lieu introuvable", [map("Arlon", [])]),
  "sections-modeles": () => titled("Modèles", [models, leases]),
  "sections-groupe": () => titled("Le groupe", [team([person]), news, vacancies, form]),
  "sections-equipe-vide": () => titled("Équipe vide", [team([])]),
  "sections-poste": () => (
    <Main>
      <Sections views={[vacancy]} />
    </Main>
  ),
};
