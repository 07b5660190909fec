import { z } from "zod";
import type { FuelType } from "../../vehicles/index.ts";
import type { TaxCase } from "./tax-case.ts";

const factor = z.number().min(0).max(5);

/** A yearly tax of a × b × c with a = CO2 in g/km and b the fuel's factor, the one form of older settings. */
export const co2ScaleShape = {
  diesel_factor: factor,
  other_factor: factor,
  /** c is `c_base` up to `c_from_g` g/km and increases by `c_step` for each further 10 g. */
  c_base: factor,
  c_from_g: z.number().int().min(0),
  c_step: factor,
  /** `begun`: a started step of ten grams counts as complete. */
  steps: z.enum(["begun", "full"]),
  minimum_cents: z.number().min(0),
  /** First registrations before this day are not taxed by their CO2. */
  co2_from: z.iso.date(),
  /** First registrations from this day are taxed by their WLTP value, earlier ones by their NEDC value. */
  wltp_from: z.iso.date(),
} as const;

const co2Scale = z.strictObject(co2ScaleShape);

export type Co2Scale = Readonly<z.infer<typeof co2Scale>>;

const DIESEL: readonly FuelType[] = ["diesel", "electric+diesel", "bio-diesel"];
const OTHER: readonly FuelType[] = ["petrol", "electric+petrol", "lpg", "lpgg3", "cng", "e85", "bio-ethanol"];
const WITHOUT_ENGINE: readonly FuelType[] = ["electric", "hydrogen"];

const toSteps = (scale: Co2Scale, of: "co2_wltp" | "co2_nedc"): TaxCase["steps"] => {
  const units = scale.steps === "begun" ? "begun" : "complete";
  return [
    { add: { of, rate: scale.diesel_factor }, fuels: [...DIESEL] },
    { add: { of, rate: scale.other_factor }, fuels: [...OTHER] },
    { multiply: { of, above: scale.c_from_g, per: 10, units, rate: scale.c_step, plus: scale.c_base } },
    { round: "nearest" },
    { at_least: scale.minimum_cents / 100 },
  ];
};

/** The scale as cases; passenger cars without an engine pay the minimum. */
export const toCases = (scale: Co2Scale): readonly TaxCase[] => {
  const combustion = { kind: "passenger", fuels: [...DIESEL, ...OTHER] } as const;
  return [
    {
      name: "Sans moteur à combustion",
      kind: "passenger",
      fuels: [...WITHOUT_ENGINE],
      steps: [{ add: scale.minimum_cents / 100 }],
    },
    {
      ...combustion,
      fuels: [...combustion.fuels],
      registered_from: scale.wltp_from,
      steps: toSteps(scale, "co2_wltp"),
    },
    { ...combustion, fuels: [...combustion.fuels], registered_from: scale.co2_from, steps: toSteps(scale, "co2_nedc") },
  ];
};
