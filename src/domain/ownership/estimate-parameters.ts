import { TERMS_PARAMETERS } from "../leasing/index.ts";
import { ASSUMPTION_PARAMETERS } from "./assumptions.ts";

/** The forms of a page that calculate by its address, each with its parameters. */
export const PARAMETER_SETS = {
  /** Terms of a lease. */
  terms: Object.values(TERMS_PARAMETERS),
  /** Assumptions of the cost of ownership. */
  costs: Object.values(ASSUMPTION_PARAMETERS),
  /** Years and kilometres, which on the page of a lease offer are those of its terms. */
  use: [ASSUMPTION_PARAMETERS.years, ASSUMPTION_PARAMETERS.mileage],
  /** The assumptions that other terms of a lease offer leave as they are. */
  prices: [ASSUMPTION_PARAMETERS.electricity, ASSUMPTION_PARAMETERS.fuel],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ParameterSet = keyof typeof PARAMETER_SETS;

/** Tells the parameters of some forms from others. */
export const isParameterOf = (...sets: readonly ParameterSet[]): ((name: string) => boolean) => {
  const names: ReadonlySet<string> = new Set(sets.flatMap((set): readonly string[] => PARAMETER_SETS[set]));
  return (name) => names.has(name);
};

/** True if the address states a parameter of these forms. */
export const hasParameterOf = (params: URLSearchParams, ...sets: readonly ParameterSet[]): boolean =>
  [...params.keys()].some(isParameterOf(...sets));

export type Parameters = readonly (readonly [name: string, value: string])[];

/** The parameters of a form that the address states, for another form of the page to carry. */
export const parametersOf = (params: URLSearchParams, set: ParameterSet): Parameters =>
  PARAMETER_SETS[set].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
