import type { OfferKind } from "../../src/domain/lease-offers/offer.ts";
import type { Color } from "../../src/domain/vehicles/keys.ts";

/** What the payment includes besides the finance, from nothing to everything but insurance and energy. */
export type ServicePackage = "finance" | "comfort" | "serenity";

/** Which version of a model is offered and on which terms; the generator adds the figures. */
export type LeaseOfferPlan = {
  readonly kind: OfferKind;
  readonly brand: string;
  readonly model: string;
  /** Positions among the engines and trims on sale. */
  readonly engine: number;
  readonly trim: number;
  readonly color: Color;
  readonly months: number;
  readonly km: number;
  readonly depositShare: number;
  readonly services: ServicePackage;
};

/** A row is `brand/model engine trim colour months km deposit% services`. */
const PRIVATE = `
  kia/picanto 0 0 orange 60 10000 15 comfort
  fiat/panda 0 0 white 60 10000 15 comfort
  mg/mg3 0 0 blue 48 10000 15 finance
  hyundai/i10 0 1 red 60 10000 15 comfort
  fiat/grande-panda 0 1 yellow 48 10000 15 comfort
  mitsubishi/colt 0 0 grey 60 10000 15 comfort
  suzuki/swift 0 1 red 48 10000 15 comfort
  opel/corsa 0 0 orange 48 10000 10 comfort
  opel/corsa 2 1 blue 48 15000 10 serenity
  opel/corsa 3 1 grey 48 15000 15 comfort
  hyundai/i20 0 1 blue 48 15000 10 comfort
  hyundai/inster 0 0 green 48 10000 10 comfort
  kia/stonic 0 0 green 48 15000 10 comfort
  ford/puma 0 0 blue 48 15000 10 comfort
  ford/puma 0 1 red 48 15000 10 serenity
  jeep/avenger 0 0 yellow 48 15000 10 comfort
  fiat/500 0 1 red 36 10000 20 comfort
  mg/zs 0 1 grey 48 15000 10 comfort
  opel/mokka 0 1 green 48 15000 10 comfort
  suzuki/vitara 0 0 silver 48 15000 10 comfort
  mg/mg4 0 1 orange 48 15000 10 comfort
  opel/astra 1 1 blue 48 20000 10 serenity
  hyundai/kona 0 1 silver 48 15000 10 comfort
  hyundai/kona 2 1 white 48 15000 15 serenity
  kia/ev3 0 0 green 48 15000 15 comfort
  kia/niro 0 1 blue 60 15000 10 comfort
  mitsubishi/asx 0 0 red 48 15000 10 finance
  suzuki/e-vitara 0 0 green 48 15000 15 comfort
  volvo/ex30 0 0 yellow 48 15000 15 serenity
  ford/kuga 2 1 grey 48 20000 10 comfort
  kia/sportage 1 1 white 48 20000 10 comfort
  hyundai/tucson 1 1 black 48 20000 10 serenity
  ford/explorer 0 0 blue 48 15000 15 comfort
  volvo/xc40 0 0 silver 36 15000 20 serenity
`;

const BUSINESS = `
  opel/astra 4 1 white 48 25000 0 serenity
  ford/puma 0 0 grey 48 25000 0 serenity
  kia/niro 0 1 white 48 30000 0 serenity
  kia/ev3 1 1 grey 48 25000 0 serenity
  kia/ev4 0 1 white 48 25000 0 serenity
  kia/sportage 2 1 black 48 30000 0 serenity
  kia/ev6 0 1 silver 48 30000 10 serenity
  hyundai/kona 2 1 grey 48 25000 0 serenity
  hyundai/tucson 2 1 grey 48 30000 0 serenity
  hyundai/ioniq-5 0 0 silver 48 30000 10 serenity
  hyundai/ioniq-6 0 0 black 48 40000 10 serenity
  ford/explorer 1 1 grey 48 25000 0 serenity
  ford/capri 0 0 black 48 25000 0 comfort
  ford/kuga 3 1 white 48 25000 0 comfort
  opel/grandland 1 1 grey 48 30000 0 serenity
  volvo/ex30 1 1 black 36 25000 0 serenity
  volvo/ex40 0 0 silver 48 30000 10 serenity
  volvo/v60 0 0 black 48 30000 0 serenity
  volvo/xc60 1 0 grey 48 30000 10 serenity
  suzuki/swace 0 1 white 60 25000 0 comfort
  jeep/compass 0 1 grey 48 25000 0 comfort
  mg/mg4 1 1 white 48 25000 0 comfort
  mitsubishi/outlander 0 1 grey 48 20000 10 finance
`;

const VANS = `
  ford/transit-courier 0 0 white 60 20000 0 comfort
  ford/transit-custom 0 0 white 60 25000 0 comfort
  ford/transit-custom 3 1 grey 48 20000 0 serenity
  ford/transit 0 0 white 60 25000 10 comfort
  ford/ranger 0 1 blue 48 20000 10 finance
  opel/vivaro 0 0 white 60 25000 0 comfort
  opel/vivaro 2 0 silver 48 20000 0 serenity
  opel/movano 0 0 white 60 25000 10 comfort
  kia/pv5-cargo 0 0 white 48 20000 0 serenity
  fiat/doblo 0 0 white 60 20000 0 comfort
  fiat/scudo 0 0 grey 60 25000 0 comfort
  fiat/ducato 0 0 white 60 30000 10 comfort
`;

const COLOR_NAMES: ReadonlySet<string> = new Set([
  "white",
  "black",
  "grey",
  "silver",
  "blue",
  "red",
  "green",
  "orange",
  "yellow",
]);

const isColor = (text: string): text is Color => COLOR_NAMES.has(text);

const isPackage = (text: string): text is ServicePackage => ["finance", "comfort", "serenity"].includes(text);

const parsePlan = (kind: OfferKind, row: string): LeaseOfferPlan => {
  const [path = "", engine, trim, color = "", months, km, deposit, services = ""] = row.trim().split(/\s+/);
  const [brand = "", model = ""] = path.split("/");
  if (!isColor(color) || !isPackage(services)) throw new Error(`Not an offer: ${row}`);
  return {
    kind,
    brand,
    model,
    engine: Number(engine),
    trim: Number(trim),
    color,
    months: Number(months),
    km: Number(km),
    depositShare: Number(deposit) / 100,
    services,
  };
};

const parsePlans = (kind: OfferKind, rows: string): readonly LeaseOfferPlan[] =>
  rows
    .split("\n")
    .filter((row) => row.trim() !== "")
    .map((row) => parsePlan(kind, row));

export const LEASE_OFFER_PLANS: readonly LeaseOfferPlan[] = [
  ...parsePlans("private", PRIVATE),
  ...parsePlans("business", BUSINESS),
  ...parsePlans("van", VANS),
];
