import { ALL_VALUES_PARAMETER, FACETS } from "#domain/vehicles/index.ts";
import { listVehicles } from "./listed-vehicles.ts";
import type { Site } from "./sites/site.ts";

/** Path of an electric vehicle. */
export const vehiclePath = async (site: Pick<Site, "url">): Promise<string> => {
  const [vehicle] = await listVehicles(site, "perPage=1&fuel=electric&availability=available");
  return `/stock/${vehicle?.slug}`;
};

export type PageKind = {
  readonly name: string;
  /** Is given the path of a vehicle. */
  readonly path: (vehicle: string) => string;
  /** Stands for its template on further screens and in the dark colour scheme. */
  readonly isTemplate: boolean;
};

type Path = string | ((vehicle: string) => string);

const kind = (name: string, path: Path, isTemplate: boolean): PageKind => ({
  name,
  path: typeof path === "string" ? () => path : path,
  isTemplate,
});

const template = (name: string, path: Path): PageKind => kind(name, path, true);
const page = (name: string, path: Path): PageKind => kind(name, path, false);

/** Opens each group of filters, as a visitor without scripts does. */
const ALL_GROUPS = [...FACETS.map(({ name }) => name), "near", "flags"]
  .map((name) => `${ALL_VALUES_PARAMETER}=${name}`)
  .join("&");

/** Every kind of page, with its empty and its error states. Test files of the sweep open a group each. */
export const PAGE_GROUPS = {
  stock: [
    template("home", "/"),
    template("stock", "/stock"),
    template("stock with filters", `/stock?brand=ford&transmission=automatic&price-max=60000&${ALL_GROUPS}`),
    template("stock without a match", "/stock?brand=ford&price-max=1"),
    template("stock of a phrase with notes", "/stock?near=arlon&phrase=arlon+fumeur+zorglub+avec+peinture+neuve"),
    template("favourites", "/stock/favoris"),
    template("comparison", "/stock/comparer"),
    page("page that does not exist", "/nulle-part"),
  ],
  vehicle: [
    template("vehicle", (vehicle) => vehicle),
    page("vehicle below its brand", (vehicle) => `/ford${vehicle}`),
    page("sheet of a vehicle", (vehicle) => `${vehicle}/fiche`),
    page("vehicle that does not exist", "/stock/999999-1-ford"),
    template("lease calculator", (vehicle) => `${vehicle}/lease-calculator`),
    page("lease calculator without a result", (vehicle) => `${vehicle}/lease-calculator?duration=72`),
    template("online leasing", (vehicle) => `${vehicle}/leasing-en-ligne`),
    page("buyers across the border", "/frontaliers"),
    template("buyers of one country", "/frontaliers/belgique"),
    page("buyers of a country that is not offered", "/frontaliers/espagne"),
    page("trade-in for a vehicle", (vehicle) => `${vehicle}/reprise`),
  ],
  leasing: [
    template("lease offers", "/private-lease"),
    page("lease offers with filters", "/private-lease?fuel=electric&duration=36"),
    page("lease offers without a match", "/business-lease?monthly-max=10"),
    template("lease offer", "/private-lease/opel-corsa"),
    page("lease offer with another budget", "/private-lease/fiat-panda"),
    page("lease offer of a van", "/business-lease/opel-vivaro?duration=36&mileage=10000&deposit=0"),
    template(
      "request of several vehicles",
      "/business-lease/demande?quantity-kia-ev3-business=5&quantity-opel-vivaro=2",
    ),
    page("request of several vehicles without any", "/business-lease/demande"),
    page(
      "request of several vehicles with mistakes",
      "/business-lease/demande?quantity-kia-ev3-business=100&quantity-x=2",
    ),
    page("lease offer that does not exist", "/private-lease/inconnue"),
    page("form of a lease offer", "/private-lease/ford-puma/demande?duration=36&mileage=10000&deposit=0"),
  ],
  forms: [
    template("form of a vehicle", (vehicle) => `${vehicle}/interessee`),
    page("question about a vehicle", (vehicle) => `${vehicle}/question`),
    page("call back about a vehicle", (vehicle) => `${vehicle}/rappel`),
    template("test drive of a vehicle", (vehicle) => `${vehicle}/essai-routier`),
    page("favourites form without favourites", "/stock/favoris/demande"),
    page("contact form of a model", "/ford/models/puma/contact"),
    page("test drive of a model", "/ford/models/puma/testdrive"),
    page("application for a vacancy", "/carrieres/mecanicien-automobile-bertrange/candidature"),
    template("appointment for tyres", "/formulaires/prise-de-rendez-vous-pneus-roues-bertrange"),
    page("choice of a garage", "/formulaires/prise-de-rendez-vous-pneus-roues?ou=Arlon"),
    page("offer of tyres", "/formulaires/demande-offre-pneus"),
    page("booking of a test drive", "/reserver-un-essai"),
  ],
  links: [
    page("alert of a search", "/alertes/recherche?brand=ford"),
    page("alert of a price", (vehicle) => `/alertes/prix?vehicule=${/\d+/.exec(vehicle)?.[0]}`),
    page("alert that is requested", "/alertes/envoyee"),
    page("alert to confirm", "/alertes/confirmer"),
    page("alert to stop", "/alertes/arreter"),
    page("appointment to confirm", "/rendez-vous/confirmer"),
    page("appointment to change", "/rendez-vous/modifier"),
    page("lead to answer", "/demandes/repondre"),
    page("models of an unknown brand", "/inconnue/models"),
    page("news that do not exist", "/news/inconnue"),
    page("address of the old site", "/fr/blog/assistant-de-vente"),
  ],
  models: [
    template("brand", "/ford"),
    template("models of a brand", "/opel/tous-les-modeles"),
    page("brands", "/brands"),
    template("model", "/ford/models/puma"),
    template("story of a model", "/ford/puma"),
    page("vans", "/vehicules-utilitaires"),
    page("vans of a brand", "/vehicules-utilitaires/opel-utilitaires"),
    page("used vehicles", "/centre-de-vehicules-d-occasion"),
  ],
  content: [
    template("questions", "/faq"),
    template("contact", "/contact"),
    template("content page with a table", "/services/apres-vente"),
    page("services", "/services"),
    page("about the group", "/a-propos-de-nous"),
    page("companies", "/entreprise"),
    page("accessibility", "/accessibilite"),
    template("news", "/news"),
    page("one of the news", "/news/un-nouveau-site"),
    page("sale of a car", "/vendre-ma-voiture"),
    page("trade-in", "/reprise"),
    page("list of forms", "/formulaires"),
  ],
  locations: [
    page("locations of a brand", "/ford/locations"),
    template("locator", "/concessions"),
    page(
      "locator with a position, filters and a part of the map",
      "/concessions?ou=9753&ouvert=samedi&zone=49.4,5.7,49.7,6.2",
    ),
    page("locator without a match", "/concessions?ou=nulle+part"),
    template("location", "/concessions/bertrange"),
    page("location that does not exist", "/concessions/inconnue"),
    page("home page of a location", "/home-page-bertrange"),
    template("employees", "/collaborateurs"),
    template("vacancies", "/carrieres"),
    page("vacancy", "/carrieres/mecanicien-automobile-bertrange"),
  ],
} as const satisfies Record<string, readonly PageKind[]>;

export type PageGroup = keyof typeof PAGE_GROUPS;

export const PAGE_KINDS: readonly PageKind[] = Object.values(PAGE_GROUPS).flat();

type NamedPath = readonly [name: string, path: PageKind["path"]];

/** One page of each template; `path` is given the path of a vehicle. */
export const PAGES: readonly NamedPath[] = PAGE_KINDS.filter(({ isTemplate }) => isTemplate).map(({ name, path }) => [
  name,
  path,
]);

/** The other pages. */
export const OTHER_PAGES: readonly PageKind["path"][] = PAGE_KINDS.filter(({ isTemplate }) => !isTemplate).map(
  ({ path }) => path,
);

/** Pages of one kind have the same first segment, or a brand's, and as many segments. */
const kindOf = (path: string, brands: ReadonlySet<string>): string => {
  const [first = "", ...rest] = path.slice(1).split("/");
  const [second = ""] = rest;
  const isBrand = brands.has(first);
  return [isBrand ? "{brand}" : first, isBrand && rest.length > 1 ? second : "", rest.length].join(" ");
};

/** One page of each kind in the sitemap. */
export const pageOfEachKind = async ({ url }: Pick<Site, "url">): Promise<readonly string[]> => {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  const brands = new Set(paths.flatMap((path) => /^\/([^/]+)\/tous-les-modeles$/.exec(path)?.[1] ?? []));
  return [...new Map(paths.map((path) => [kindOf(path, brands), path])).values()];
};
