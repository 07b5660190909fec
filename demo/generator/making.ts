import type { Life } from "./life.ts";
import type { Random } from "./random.ts";
import type { Body, BrandSheet, Engine, ModelSheet, Trim } from "./sheet.ts";

/** One engine of one model of one make, waiting to become a vehicle. */
export type Offer = { readonly brand: BrandSheet; readonly model: ModelSheet; readonly engine: Engine };

/** All that was drawn of a vehicle before its facts are told. */
export type Making = Offer & {
  readonly body: Body;
  readonly trim: Trim;
  readonly life: Life;
  readonly arrives: string | null;
  readonly random: Random;
};

/** Prices new rose by about 2.2 % a year; the sheet has those of the last year the engine was sold. */
export const listPriceOf = ({ engine, body, trim, life }: Making): number => {
  const last = engine.to ?? 2026;
  const year = life.registered === null ? last : Math.min(Number(life.registered.slice(0, 4)), last);
  return (engine.price + body.surcharge + trim.surcharge) * (1 - 0.022 * Math.max(last - year, 0));
};
