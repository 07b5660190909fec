import type { BodyStyle, Condition, FacetName, FuelType, StockQuery, Transmission } from "#domain/vehicles/index.ts";
import { nearLabel } from "#application/strings/vehicles/near-label.ts";
import { inAgreement, stockTitles as strings, type Agreement } from "../../strings/stock-titles.ts";
import type { FindLabel } from "../../features/filters/index.ts";

/** Null unless exactly one value of the facet is selected. */
const singleValue = (query: StockQuery, facet: FacetName): string | null => {
  const values = query.values[facet] ?? [];
  return values.length === 1 ? (values[0] ?? null) : null;
};

const singleLabel = (query: StockQuery, facet: FacetName, findLabel: FindLabel): string | null => {
  const value = singleValue(query, facet);
  return value === null ? null : findLabel(facet, value);
};

/** The noun of the subject and the agreement of its adjectives. */
const toNoun = (query: StockQuery, name: string): readonly [noun: string, agreement: Agreement] => {
  const body = singleValue(query, "body");
  if (body !== null) return strings.bodies[body as BodyStyle];
  if (singleValue(query, "kind") === "van") return strings.van;
  return name === "" ? [strings.vehicles, "plural"] : ["", "feminine"];
};

/** "Volkswagen Golf d’occasion", "SUV électrique", "Véhicules neufs"; null if the filters form no name. */
export const stockSubject = (query: StockQuery, findLabel: FindLabel): string | null => {
  const brand = singleLabel(query, "brand", findLabel);
  const model = brand === null ? null : singleLabel(query, "model", findLabel);
  const name = [brand, model].filter(Boolean).join(" ");
  const [noun, agreement] = toNoun(query, name);
  const fuel = singleValue(query, "fuel");
  const transmission = singleValue(query, "transmission");
  const condition = singleValue(query, "condition");
  const adjectives = [
    fuel && strings.fuels[fuel as FuelType],
    transmission && strings.transmissions[transmission as Transmission],
    condition && strings.conditions[condition as Condition],
  ].flatMap((adjective) => (adjective ? [inAgreement(adjective, agreement)] : []));
  const location = singleLabel(query, "location", findLabel);
  const near = query.near && nearLabel(findLabel("near", query.near.origin), query.near.withinKm);
  const qualities = [...adjectives, ...(location === null ? [] : [strings.inTown(location)]), ...(near ? [near] : [])];
  if (noun === strings.vehicles && qualities.length === 0) return null;
  return [noun, name, ...qualities].filter(Boolean).join(" ");
};
