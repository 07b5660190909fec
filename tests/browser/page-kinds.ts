import { listVehicles } from "./listed-vehicles.ts";
import type { Site } from "./sites/site.ts";

/** Path of an electric vehicle. */
export const vehiclePath = async (site: Pick<Site, "url">): Promise<string> => {
  const [vehicle] = await listVehicles(site, "perPage=1&fuel=electric");
  return `/stock/${vehicle?.slug}`;
};

/** Pages with their names; `path` is given the path of a vehicle. */
export const PAGES: readonly (readonly [name: string, path: (vehicle: string) => string])[] = [
  ["home", () => "/"],
  ["stock", () => "/stock"],
  ["stock with filters", () => "/stock?brand=ford&fuel=electric&price-max=40000"],
  ["stock without a match", () => "/stock?brand=ford&price-max=1"],
  ["vehicle", (vehicle) => vehicle],
  ["form", (vehicle) => `${vehicle}/interessee`],
  ["lease calculator", (vehicle) => `${vehicle}/lease-calculator`],
  ["lease calculator without a result", (vehicle) => `${vehicle}/lease-calculator?duration=72`],
  ["lease offers", () => "/private-lease?fuel=electric&duration=36"],
  ["lease offers without a match", () => "/business-lease?monthly-max=10"],
  ["lease offer", () => "/private-lease/opel-corsa"],
  ["lease offer of a van", () => "/business-lease/opel-vivaro?duration=36&mileage=10000&deposit=0"],
  ["lease offer that does not exist", () => "/private-lease/inconnue"],
  ["model", () => "/ford/models/puma"],
  ["models of a brand", () => "/opel/tous-les-modeles"],
  ["brands", () => "/brands"],
  ["content page", () => "/faq"],
  ["employees", () => "/collaborateurs"],
  ["locator", () => "/concessions"],
  [
    "locator with a position, filters and a part of the map",
    () => "/concessions?ou=9753&ouvert=samedi&zone=49.4,5.7,49.7,6.2",
  ],
  ["locator without a match", () => "/concessions?ou=nulle+part"],
  ["location", () => "/concessions/bertrange"],
  ["location that does not exist", () => "/concessions/inconnue"],
  ["vacancies", () => "/carrieres"],
  ["page that does not exist", () => "/nulle-part"],
  ["vehicle that does not exist", () => "/stock/999999-1-ford"],
];

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
  const brands = new Set(paths.flatMap((path) => /^\/([^/]+)\/models$/.exec(path)?.[1] ?? []));
  return [...new Map(paths.map((path) => [kindOf(path, brands), path])).values()];
};

/** Pages that are not in the sitemap, and the kinds of errors that an address can have. */
export const OTHER_PAGES: readonly ((vehicle: string) => string)[] = [
  (vehicle) => `${vehicle}/essai-routier`,
  (vehicle) => `${vehicle}/leasing-en-ligne`,
  (vehicle) => `${vehicle}/fiche`,
  () => "/stock/favoris",
  () => "/stock/favoris/demande",
  () => "/stock/comparer",
  () => "/ford/models/puma/contact",
  () => "/ford/models/puma/testdrive",
  () => "/private-lease/opel-corsa/demande",
  (vehicle) => `/ford${vehicle}`,
  () => "/carrieres/mecanicien-automobile-bertrange/candidature",
  () => "/alertes/recherche?brand=ford",
  () => "/alertes/envoyee",
  () => "/alertes/confirmer",
  () => "/alertes/arreter",
  () => "/rendez-vous/confirmer",
  () => "/demandes/repondre",
  () => "/rendez-vous/modifier",
  (vehicle) => `${vehicle}/echange`,
  () => "/inconnue/models",
  () => "/news/inconnue",
  () => "/fr/blog/assistant-de-vente",
];
