import type { Facet } from "./facets.ts";

type Parameter = [name: string, value: string];

/** How links of earlier releases become those of today. */
type FormerLinks = {
  /** The name of today of a parameter; any other name as it is. */
  readonly parameterOfToday: (name: string) => string;
  readonly open: (params: URLSearchParams) => URLSearchParams;
};

/** The parameters of a facet under `name`. A range had `name` alone when it was a switch or a choice. */
const parameterNames = (name: string, { kind }: Facet): readonly string[] =>
  kind === "range" ? [name, `${name}-min`, `${name}-max`] : [name];

const renamed = (facet: Facet): readonly Parameter[] =>
  (facet.formerNames ?? []).flatMap((former) => {
    const today = parameterNames(facet.name, facet);
    return parameterNames(former, facet).map((name, index): Parameter => [name, today[index] ?? facet.name]);
  });

const bound = (name: string, value: number | null): readonly Parameter[] =>
  value === null ? [] : [[name, String(value)]];

const replacedValues = ({ name, formerValues = {} }: Facet): readonly (readonly [string, readonly Parameter[]])[] =>
  Object.entries(formerValues).map(([former, today]) => [
    `${name}=${former}`,
    typeof today === "string"
      ? [[name, today]]
      : [...bound(`${name}-min`, today.min), ...bound(`${name}-max`, today.max)],
  ]);

export const createFormerLinks = (facets: readonly Facet[]): FormerLinks => {
  const names = new Map(facets.flatMap(renamed));
  const values = new Map(facets.flatMap(replacedValues));
  const parameterOfToday = (name: string): string => names.get(name) ?? name;
  const parametersOfToday = ([name, value]: Parameter): readonly Parameter[] => {
    const today = parameterOfToday(name);
    return values.get(`${today}=${value}`) ?? [[today, value]];
  };
  return {
    parameterOfToday,
    open: (params) => new URLSearchParams([...params].flatMap(parametersOfToday)),
  };
};
