import { RANGE_SUFFIXES } from "#domain/phrases/index.ts";
import { uncapitalize } from "#domain/shared/index.ts";
import {
  excludedValues,
  FACETS,
  type BodyStyle,
  type Color,
  type Condition,
  type FlagFacetName,
  type NamedFacet,
  type Near,
  type FuelType,
  type StockQuery,
  type ValueFacetName,
  type Transmission,
} from "#domain/vehicles/index.ts";
import { FACET_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import { nearLabel, originLabel } from "#application/strings/vehicles/near-label.ts";
import { inAgreement, stockTitles as strings, type Gender } from "./stock-titles-strings.ts";
import { toActiveFilter } from "../../filters/active-filters.ts";
import { activeFilterLabel, type FindLabel, rangeLabel } from "../../filters/filter-labels.ts";

/** A facet with more selected values is omitted from the subject. */
const MAX_VALUES = 3;

const MAX_DETAILS = 5;

const namedValues = (query: StockQuery, facet: ValueFacetName): readonly string[] => {
  const values = query.values[facet] ?? [];
  return values.length <= MAX_VALUES ? values : [];
};

const selectedLabels = (query: StockQuery, facet: ValueFacetName, findLabel: FindLabel): readonly string[] =>
  namedValues(query, facet).flatMap((value) => findLabel(facet, value) ?? []);

/** "Ford ou Opel", "Volkswagen Golf"; models of several brands without their brands. */
const toName = (query: StockQuery, findLabel: FindLabel): string => {
  const brands = selectedLabels(query, "brand", findLabel);
  const models = brands.length === 0 ? [] : selectedLabels(query, "model", findLabel);
  if (models.length === 0) return strings.anyOf(brands);
  return [...(brands.length === 1 ? brands : []), strings.anyOf(models)].join(" ");
};

/** The noun of the subject and its gender. */
const toNoun = (query: StockQuery, name: string): readonly [noun: string, gender: Gender] => {
  const facet = query.values.shape === undefined ? "body" : "shape";
  const bodies = namedValues(query, facet).map((body) => strings.bodies[body as BodyStyle]);
  if (bodies.length > 0) {
    const nouns = bodies.map(([noun], index) => (index === 0 ? noun : uncapitalize(noun)));
    return [strings.anyOf(nouns), bodies.every(([, gender]) => gender === "feminine") ? "feminine" : "masculine"];
  }
  if (query.values.kind?.join() === "van") return strings.van;
  return name === "" ? [strings.vehicles, "masculine"] : ["", "feminine"];
};

/** "hybrides ou diesel"; empty if a selected fuel has no adjective. */
const toFuels = (query: StockQuery, gender: Gender): string => {
  const fuels = (query.values.fuel ?? []) as readonly FuelType[];
  const group = strings.fuelGroups.find(([members]) => members.every((fuel) => fuels.includes(fuel)));
  const single = fuels.filter((fuel) => !group?.[0].includes(fuel)).map((fuel) => strings.fuels[fuel]);
  if (single.length > MAX_VALUES || single.includes(null)) return "";
  const adjectives = single.flatMap((adjective) => (adjective ? [inAgreement(adjective, gender)] : []));
  return strings.anyOf([...(group ? [group[1]] : []), ...adjectives]);
};

/** "rouges ou noires". */
const toColors = (query: StockQuery, gender: Gender): string =>
  strings.anyOf(namedValues(query, "color").map((color) => inAgreement(strings.colors[color as Color], gender)));

/** The one selected transmission or condition; omitted if several are selected. */
const toAdjective = (query: StockQuery, facet: "transmission" | "condition", gender: Gender): string => {
  const [value, ...others] = query.values[facet] ?? [];
  if (value === undefined || others.length > 0) return "";
  return inAgreement(
    facet === "transmission" ? strings.transmissions[value as Transmission] : strings.conditions[value as Condition],
    gender,
  );
};

/** "jusqu’à 30 000 €", "de 2020", "dès 400 km d’autonomie". */
const toRange = (query: StockQuery, facet: Extract<NamedFacet, { readonly kind: "range" }>): string => {
  const range = query.ranges[facet.name];
  if (!range) return "";
  if (range.min === 0 && range.max === null) return strings.stated(uncapitalize(FACET_LABELS[facet.name]));
  if (facet.name === "owners" && range.min === 1 && range.max === 1) return strings.firstOwner;
  const label = strings.spelledOut(rangeLabel(facet, range));
  const phrase = range.min !== null && range.min === range.max ? strings.exactly(facet.name, label) : label;
  return `${phrase}${RANGE_SUFFIXES[facet.name] ?? ""}`;
};

const toFlag = (query: StockQuery, name: FlagFacetName, gender: Gender): string =>
  query.flags.includes(name) ? inAgreement(strings.flags[name] ?? uncapitalize(FACET_LABELS[name]), gender) : "";

const toDetail = (query: StockQuery, facet: NamedFacet, findLabel: FindLabel, gender: Gender): string => {
  if (facet.kind === "range") return toRange(query, facet);
  if (facet.kind === "flag") return toFlag(query, facet.name, gender);
  const { name } = facet;
  const labels = namedValues(query, name).map((value) =>
    activeFilterLabel(query, { kind: "value", facet: name, value }, findLabel),
  );
  return labels.length === 0 ? "" : (strings.details[name]?.(labels.map(uncapitalize)) ?? "");
};

/** "à moins de 20 km d’Arlon"; a place alone orders, and leaves nothing out: "du plus proche au plus loin d’Arlon". */
const toNear = ({ origin, withinKm }: Near, findLabel: FindLabel): string => {
  const name = findLabel("near", origin);
  return withinKm === null ? strings.byDistance(originLabel(name)) : nearLabel(name, withinKm);
};

/** "sauf rouge ou noir". */
const toExclusion = (query: StockQuery, findLabel: FindLabel): string => {
  const labels = FACETS.flatMap((facet) =>
    excludedValues(query, facet.name).map((value) => {
      const label = activeFilterLabel(query, toActiveFilter(facet.name, value), findLabel);
      return "keys" in facet && facet.keys ? uncapitalize(label) : label;
    }),
  );
  return labels.length > 0 && labels.length <= MAX_VALUES ? strings.except(labels) : "";
};

/**
 * "Volkswagen Golf d’occasion", "SUV hybrides automatiques à Villefranche-sur-Saône, jusqu’à 30 000 €"; null if the filters
 * have no description. `findLabel` uses the town as the name of a location.
 */
export const stockSubject = (query: StockQuery, findLabel: FindLabel): string | null => {
  const name = toName(query, findLabel);
  const [noun, gender] = toNoun(query, name);
  const adjectives = [
    toFuels(query, gender),
    toAdjective(query, "transmission", gender),
    toAdjective(query, "condition", gender),
    toColors(query, gender),
  ];
  const towns = [...new Set(selectedLabels(query, "location", findLabel))];
  const near = query.near && toNear(query.near, findLabel);
  const qualities = [...adjectives, towns.length > 0 && strings.inTowns(towns), near].filter(Boolean);
  const details = [
    ...FACETS.map((facet) => toDetail(query, facet, findLabel, gender)),
    toExclusion(query, findLabel),
  ].filter(Boolean);
  if (noun === strings.vehicles && qualities.length === 0 && details.length === 0) return null;
  // A noun without an adjective has no comma before its first detail: "Véhicules jusqu’à 15 000 €, à 7 places".
  const subject = [noun, name, ...qualities, ...(qualities.length === 0 ? details.slice(0, 1) : [])].filter(Boolean);
  return [subject.join(" "), ...details.slice(qualities.length === 0 ? 1 : 0, MAX_DETAILS)].join(", ");
};
