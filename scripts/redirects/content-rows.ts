import { LEASE_OFFERS, LOCATIONS, modelPage, MODELS, paths, STOCK, VACANCIES } from "./past-catalogue.ts";
import { PAST_MODELS } from "./past-models.ts";
import { allTo, type Row, upTo } from "./row.ts";

/** Homes of the locations that have one. */
const HOMES = ["bertrange", "niederkorn", "esch-sur-alzette"];

const leasingRows = (): readonly Row[] => {
  const newCars = STOCK.filter(({ isUsed, isVan }) => !isUsed && !isVan).slice(0, 40);
  const ofKind = (kind: string) => LEASE_OFFERS.filter((offer) => offer.kind === kind);
  return [
    ...allTo(paths.privateLeases(), ["/fr/leasing", "/fr/leasing/private-lease"]),
    ...ofKind("private").flatMap((offer) =>
      allTo(paths.privateLease(offer), [
        `/fr/leasing/private-lease/${offer.slug}`,
        `/fr/leasing/private-lease/${offer.slug}?node=${offer.slug.length + 2_000}`,
        `/fr/leasing/fleet/${offer.slug}`,
      ]),
    ),
    ...newCars.map((vehicle, index): Row => {
      const family = index % 2 === 0 ? "private-lease" : "fleet";
      return [`/fr/leasing/${family}/stock-${vehicle.slug}`, paths.vehicle(vehicle)];
    }),
    ["/fr/leasing/fleet", "/entreprise/fleet-leasing"],
    ...[...ofKind("business"), ...ofKind("van")].map(
      ({ slug }): Row => [`/fr/leasing/fleet/${slug}`, "/entreprise/fleet-leasing"],
    ),
    ...allTo(
      "/entreprise/gestion-de-flotte",
      Object.entries(PAST_MODELS).flatMap(([brand, models]) =>
        models.map((model) => `/fr/leasing/fleet/${brand}-${model}`),
      ),
    ),
  ];
};

/** Old service pages below `/fr/entretien-service` and where they lead. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  "/services/apres-vente": ["", "/entretien", "/reparation", "/controle-technique", "/climatisation", "/diagnostic"],
  "/services/carrosserie": ["/carrosserie", "/carrosserie/sinistre", "/vitrage"],
  "/services/debosselage-et-peinture": ["/debosselage", "/peinture", "/smart-repair"],
  "/services/pneus-et-stockage": ["/pneus", "/pneus/stockage", "/roues", "/hotel-a-pneus"],
  "/services/pieces-et-accessoires": ["/pieces", "/accessoires", "/boutique"],
  "/services/financement": ["/financement", "/assurance"],
  "/formulaires/prise-de-rendez-vous-pneus-roues": ["/rendez-vous", "/pneus/rendez-vous", "/rendez-vous-bertrange"],
  "/formulaires/prise-de-rendez-vous-pneus-roues-niederkorn": ["/rendez-vous-niederkorn"],
  "/formulaires/prise-de-rendez-vous-pneus-roues-esch": ["/rendez-vous-esch"],
  "/formulaires/prise-de-rendez-vous-pneus-roues-diekirch": ["/rendez-vous-diekirch"],
  "/formulaires/demande-offre-pneus": ["/pneus/offre", "/demande-offre-pneus"],
};

const serviceRows = (): readonly Row[] =>
  Object.entries(SERVICES).flatMap(([to, pages]) =>
    allTo(
      to,
      pages.map((page) => `/fr/entretien-service${page}`),
    ),
  );

const TOPICS = ["nouveautes", "conseils", "electrique", "atelier", "evenements", "entreprises", "concessions"];
const YEARS = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];

const newsRows = (): readonly Row[] =>
  allTo(paths.news(), [
    "/fr/blog",
    "/fr/actualites",
    ...upTo(10).flatMap((page) => [`/fr/blog?page=${page}`, `/fr/actualites?page=${page}`]),
    ...TOPICS.flatMap((topic) => [
      `/fr/blog/${topic}`,
      ...YEARS.map((year) => `/fr/blog/${topic}-${year}`),
      ...YEARS.map((year) => `/fr/actualites/${year}/${topic}`),
    ]),
    ...MODELS.map(({ brand, slug }) => `/fr/blog/essai-${brand}-${slug}`),
  ]);

const groupRows = (): readonly Row[] => [
  ...allTo("/a-propos-de-nous", ["/fr/a-propos", "/fr/a-propos/qui-sommes-nous", "/fr/groupe", "/fr/groupe/valeurs"]),
  ...allTo("/a-propos-de-nous/histoire", ["/fr/a-propos/histoire", "/fr/groupe/histoire"]),
  ...allTo("/a-propos-de-nous/presse", [
    "/fr/presse",
    "/fr/a-propos/presse",
    ...YEARS.map((year) => `/fr/presse/communique-${year}`),
  ]),
  ...allTo("/collaborateurs", ["/fr/equipe", "/fr/a-propos/equipe"]),
  [`/fr/concessions`, paths.locations()],
  ...LOCATIONS.flatMap((location) =>
    allTo(paths.location(location), [`/fr/concessions/${location.slug}`, `/fr/concessions/${location.slug}/horaires`]),
  ),
  ...HOMES.flatMap((home) =>
    allTo(`/home-page-${home}`, [
      `/fr/concessions/${home}/accueil`,
      `/fr/concessions/${home}?node=${home.length}`,
      `/fr/contact/${home}`,
      `/fr/demande-d-information/${home}`,
      `/fr/403/${home}`,
      `/fr/search/${home}`,
    ]),
  ),
  ...allTo("/contact", [
    "/fr/contactez-nous",
    "/fr/contact/demande-d-information",
    "/fr/contact/diekirch",
    "/fr/demande-d-information",
    ...upTo(60).map((number) => `/fr/contact?from_nid=${100 + number}`),
    ...upTo(30).map((number) => `/fr/contact?from_tid=${number}`),
    ...MODELS.map(({ brand, slug }) => `/fr/demande-d-information/${brand}-${slug}`),
  ]),
  ...allTo("/faq", ["/fr/questions-frequentes"]),
  ...allTo("/mentions-legales", ["/fr/informations-legales"]),
  ...allTo("/politique-de-traitement-des-donnees", ["/fr/vie-privee", "/fr/politique-de-confidentialite"]),
];

const businessRows = (): readonly Row[] => [
  ...allTo("/entreprise/services-aux-entreprises", ["/fr/professionnels", "/fr/professionnels/services"]),
  ...allTo(paths.vanLeases(), ["/fr/professionnels/utilitaires", "/fr/vehicules-utilitaires", "/fr/stock-utilitaires"]),
  ...allTo("/entreprise/transformation-de-vehicules", [
    "/fr/professionnels/transformation",
    "/fr/professionnels/amenagement",
  ]),
  ...allTo(paths.businessLeases(), ["/fr/professionnels/leasing", "/fr/leasing/business-lease"]),
  ...MODELS.filter(({ kind }) => kind === "van").map(
    (model): Row => [`/fr/professionnels/utilitaires/${model.brand}-${model.slug}`, modelPage(model)],
  ),
];

const careerRows = (): readonly Row[] => [
  ...allTo(paths.careers(), [
    "/fr/emplois",
    "/fr/offres-d-emploi",
    ...VACANCIES.map(({ slug }) => `/fr/offres-d-emploi/${slug}`),
    ...YEARS.map((year) => `/fr/offres-d-emploi/mecanicien-${year}`),
  ]),
  ...allTo(
    paths.home(),
    YEARS.map((year) => `/fr/offres-d-emploi/candidature-spontanee-${year}`),
  ),
];

const homeRows = (): readonly Row[] =>
  allTo(paths.home(), ["/home", "/fr/home", "/fr/accueil", "/fr/403", "/fr/recherche", "/fr/search/node"]);

/** Targets that the old site's editors mistyped; each answers 404, and says that it is meant to. */
export const MALFORMED_ROWS: readonly Row[] = [
  ["/fr/vehicules-occasion-stock/ford/fiesta-ancienne-annonce", "ford", "broken"],
  ["/fr/entretien-service/ancienne-demande", "#contact", "broken"],
  ["/fr/leasing/private-lease/ancienne-offre", "//private-lease", "broken"],
  ["/fr/blog/assistant-de-vente", "L’assistant de conversation n’est pas disponible à cette adresse.", "broken"],
];

/** Rows of all families but the vehicles and their lists. */
export const contentRows = (): readonly Row[] => [
  ...homeRows(),
  ...leasingRows(),
  ...serviceRows(),
  ...newsRows(),
  ...groupRows(),
  ...businessRows(),
  ...careerRows(),
];
