import { TERMS_PARAMETERS } from "../leasing/index.ts";
import { ASSUMPTION_PARAMETERS } from "./assumptions.ts";

/** Forms of a page that use its URL parameters, each with its parameters. */
export const PARAMETER_SETS = {
  /** Terms of a lease. */
  terms: Object.values(TERMS_PARAMETERS),
  /** Assumptions of the cost of ownership. */
  costs: Object.values(ASSUMPTION_PARAMETERS),
  /** Years and kilometres; on a lease offer's page they are part of the terms. */
  use: [ASSUMPTION_PARAMETERS.years, ASSUMPTION_PARAMETERS.mileage],
  /** Assumptions that do not depend on the terms of a lease offer. */
  prices: [ASSUMPTION_PARAMETERS.electricity, ASSUMPTION_PARAMETERS.fuel],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ParameterSet = keyof typeof PARAMETER_SETS;

/** Returns a predicate for the parameters of some forms. */
export const isParameterOf = (...sets: readonly ParameterSet[]): ((name: string) => boolean) => {
  const names: ReadonlySet<string> = new Set(sets.flatMap((set): readonly string[] => PARAMETER_SETS[set]));
  return (name) => names.has(name);
};

/** True if the URL contains a parameter of these forms. */
export const hasParameterOf = (params: URLSearchParams, ...sets: readonly ParameterSet[]): boolean =>
  [...params.keys()].some(isParameterOf(...sets));

export type Parameters = readonly (readonly [name: string, value: string])[];

/** The parameters of a form in the URL, to be preserved by another form of the page. */
export const parametersOf = (params: URLSearchParams, set: ParameterSet): Parameters =>
  PARAMETER_SETS[set].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
