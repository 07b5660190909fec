import type { VehicleLife } from "./life.ts";
import type { Random } from "../random.ts";
import type { Body, BrandSheet, Engine, ModelSheet, Trim } from "../model-sheet.ts";

/** One engine of one model of one make. */
export type Offer = { readonly brand: BrandSheet; readonly model: ModelSheet; readonly engine: Engine };

/** The random draws of a vehicle, before its attributes are computed. */
export type VehiclePlan = Offer & {
  readonly body: Body;
  readonly trim: Trim;
  readonly life: VehicleLife;
  readonly arrives: string | null;
  readonly random: Random;
};

/** List prices rose by about 2.2 % a year; the sheet has those of the engine's last year. */
export const listPriceInEuros = ({ engine, body, trim, life }: VehiclePlan): number => {
  const last = engine.to ?? 2026;
  const year = life.registered === null ? last : Math.min(Number(life.registered.slice(0, 4)), last);
  return (engine.price + body.surcharge + trim.surcharge) * (1 - 0.022 * Math.max(last - year, 0));
};
