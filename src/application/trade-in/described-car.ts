import { namedMakes, namedModels, splitCarName } from "#domain/phrases/index.ts";
import { type TradeInFuel, tradeInFuelOf } from "#domain/trade-in/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { Stock } from "../stock/index.ts";

/** A car in one line of text, as its owner calls it. */
export type DescribedCar = { readonly fuel: TradeInFuel | null } & (
  | { readonly type: "car"; readonly make: string; readonly model: string }
  /** Not understood: one of these names is meant, each of which is understood as a car, or as a make. */
  | ({ readonly type: "choice"; readonly names: readonly string[] } & (
      | { readonly of: "makes" }
      | { readonly of: "models"; readonly make: string }
      | { readonly of: "namesakes" }
    ))
);

type DescriptionDependencies = { readonly stock: Pick<Stock, "index" | "quickSearch"> };

type CarName = { readonly make: string; readonly model: string };

const byName = (one: string, other: string): number => one.localeCompare(other, "fr", { numeric: true });

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted(byName);

/** Every make and model in stock. */
const namesInStock = ({ stock }: DescriptionDependencies) => {
  const { brands, models } = stock.index().vocabulary();
  const makeNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  return models.flatMap((model) =>
    model.brands.map((brand) => ({
      brand,
      model: model.slug,
      name: { make: makeNames.get(brand) ?? brand, model: model.name } satisfies CarName,
    })),
  );
};

const fullName = ({ make, model }: CarName): string => (model.startsWith(make) ? model : `${make} ${model}`);

/** Names of cars in stock, for suggestions. */
export const carNames = (deps: DescriptionDependencies): readonly string[] =>
  unique(namesInStock(deps).map(({ name }) => fullName(name)));

/** Names of the make in stock, and those that its owners use. */
const modelNames = (make: string, deps: DescriptionDependencies): readonly string[] =>
  unique([
    ...namesInStock(deps).flatMap(({ name }) => (name.make === make ? [fullName(name)] : [])),
    ...namedModels(make).map((model) => fullName({ make, model })),
  ]);

const makeNames = ({ stock }: DescriptionDependencies): readonly string[] =>
  unique([
    ...stock
      .index()
      .vocabulary()
      .brands.map(({ name }) => name),
    ...namedMakes(),
  ]);

/** Reads make, model and fuel as the quick search reads them. */
export const describeCar = (text: string, deps: DescriptionDependencies): DescribedCar => {
  const { query, absent, unknown } = deps.stock.quickSearch().read({ ...EMPTY_QUERY, q: text });
  const { brand = [], model = [], fuel: fuels = [] } = query.values;
  const fuel = tradeInFuelOf(fuels);
  /** The version that follows the model. */
  const version = [query.q ?? "", ...unknown].filter((part) => part !== "").join(" ");
  const carOf = (name: CarName): DescribedCar => ({
    type: "car",
    make: name.make,
    model: `${name.model} ${version}`.trim(),
    fuel,
  });
  const missing = absent.map(splitCarName).find((name) => name !== null);
  if (missing && missing.model !== null) return carOf({ make: missing.make, model: missing.model });
  const matches = namesInStock(deps).filter(
    (one) => model.includes(one.model) && (brand.length === 0 || brand.includes(one.brand)),
  );
  const [match] = matches;
  if (match && matches.length === 1) return carOf(match.name);
  if (match) return { type: "choice", of: "namesakes", names: unique(matches.map(({ name }) => fullName(name))), fuel };
  const only = brand.length === 1 ? brand[0] : undefined;
  const make = missing?.make ?? (only === undefined ? null : deps.stock.index().valueName("brand", only));
  return make === null
    ? { type: "choice", of: "makes", names: makeNames(deps), fuel }
    : { type: "choice", of: "models", make, names: modelNames(make, deps), fuel };
};
