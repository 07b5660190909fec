import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { slugify } from "../../src/domain/shared/index.ts";
import { vehicleSlug } from "../../src/domain/vehicles/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "../../src/domain/site/index.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export const CONTENT_DIR = join(ROOT, "demo", "group", "content");

/** Addresses of today's site. */
export const paths = createPaths(FRENCH_SEGMENTS);

export type Brand = { readonly slug: string; readonly name: string };

export type Model = {
  readonly brand: string;
  readonly slug: string;
  readonly kind: "passenger" | "van";
  readonly versions: readonly { readonly name: string }[];
};

export type LeaseOffer = {
  readonly slug: string;
  readonly kind: "private" | "business" | "van";
  readonly brand: string;
  readonly model: string;
};

/** A vehicle of the demo feed that is on sale. `brand` and `model`: slugs; `slug`: of its page today. */
export type StockVehicle = {
  readonly brand: string;
  readonly model: string;
  readonly trim: string;
  readonly isUsed: boolean;
  readonly isVan: boolean;
  readonly slug: string;
};

const readCatalogue = (name: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, "demo", "group", "catalogue", `${name}.json`), "utf8"));

const readStock = (): readonly StockVehicle[] => {
  const csv = readFileSync(join(ROOT, "demo", "group", "feeds", "vehicles.csv"), "utf8");
  const records = parse(csv, { columns: true, bom: true }) as unknown as readonly Readonly<Record<string, string>>[];
  const onSale = records.filter(({ availability }) => availability !== "sold");
  return onSale.map(({ id = "", brand = "", model = "", trim = "", condition, kind }) => {
    const named = (name: string) => ({ slug: slugify(name), name });
    return {
      brand: slugify(brand),
      model: slugify(model),
      trim: slugify(trim),
      isUsed: condition === "used",
      isVan: kind === "van",
      slug: vehicleSlug(Number(id), { brand: named(brand), model: named(model), trim }),
    };
  });
};

export const BRANDS = readCatalogue("brands") as readonly Brand[];
export const MODELS = readCatalogue("models") as readonly Model[];
export const LOCATIONS = readCatalogue("locations") as readonly { readonly slug: string }[];
export const LEASE_OFFERS = readCatalogue("lease-offers") as readonly LeaseOffer[];
export const VACANCIES = readCatalogue("vacancies") as readonly { readonly slug: string }[];
export const STOCK = readStock();

const hasStory = (path: string): boolean => existsSync(join(CONTENT_DIR, `${path.slice(1)}.yaml`));

/** Where a model is presented today: its story, the page of a van, else the models of its brand. */
export const modelPage = ({ brand, slug }: Pick<Model, "brand" | "slug">): string =>
  [
    paths.modelStory({ slug: brand }, { slug }),
    paths.modelStory({ slug: brand }, { slug: `${brand}-${slug}` }),
    paths.van({ slug: brand }, { slug }),
  ].find(hasStory) ?? paths.brandAllModels({ slug: brand });

/** True for a make with pages of its own. */
export const isGroupBrand = (brand: string): boolean => BRANDS.some(({ slug }) => slug === brand);

/** Number of a record in the old site's database. */
export const createNumbers = (first: number): (() => number) => {
  let next = first;
  return () => next++;
};
