import type { BodyStyle, Condition, FacetName, FuelType, StockQuery, Transmission } from "#domain/vehicles/index.ts";
import { inAgreement, stockTitles as words, type Agreement } from "../../strings/stock-titles.ts";
import type { LabelOf } from "./choice-labels.ts";

/** The value of a facet of which exactly one is chosen; several have no name together. */
const only = (query: StockQuery, facet: FacetName): string | null => {
  const values = query.values[facet] ?? [];
  return values.length === 1 ? (values[0] ?? null) : null;
};

const named = (query: StockQuery, facet: FacetName, labelOf: LabelOf): string | null => {
  const value = only(query, facet);
  return value === null ? null : labelOf(facet, value);
};

/** What is being looked for, and how adjectives agree with it. */
const nounOf = (query: StockQuery, name: string): readonly [noun: string, agreement: Agreement] => {
  const body = only(query, "body");
  if (body !== null) return words.bodies[body as BodyStyle];
  if (only(query, "kind") === "van") return words.van;
  return name === "" ? [words.vehicles, "many"] : ["", "she"];
};

/** "Volkswagen Golf d’occasion", "SUV électrique", "Véhicules neufs"; null where nothing chosen makes a name. */
export const stockSubject = (query: StockQuery, labelOf: LabelOf): string | null => {
  const brand = named(query, "brand", labelOf);
  const model = brand === null ? null : named(query, "model", labelOf);
  const name = [brand, model].filter(Boolean).join(" ");
  const [noun, agreement] = nounOf(query, name);
  const fuel = only(query, "fuel");
  const transmission = only(query, "transmission");
  const condition = only(query, "condition");
  const adjectives = [
    fuel && words.fuels[fuel as FuelType],
    transmission && words.transmissions[transmission as Transmission],
    condition && words.conditions[condition as Condition],
  ].flatMap((adjective) => (adjective ? [inAgreement(adjective, agreement)] : []));
  const place = named(query, "location", labelOf);
  const qualities = [...adjectives, ...(place === null ? [] : [words.at(place)])];
  if (noun === words.vehicles && qualities.length === 0) return null;
  return [noun, name, ...qualities].filter(Boolean).join(" ");
};
