import type { Color, Upholstery } from "../../src/domain/vehicles/keys.ts";
import type { VehicleFacts } from "../../src/domain/vehicles/vehicle.ts";
import { ageInYears, DEMO_DATE, demoDay } from "./demo-date.ts";
import { descriptionFor } from "./description.ts";
import { equipmentFor } from "./equipment.ts";
import { emissionStandard, energyClass, lifeOf, measuredByWltp, type Life } from "./life.ts";
import { optionsFor } from "./options.ts";
import { paintFor } from "./paints.ts";
import type { Random } from "./random.ts";
import type { Body, BrandSheet, Engine, ModelSheet, Trim } from "./sheet.ts";
import { siteFor, stockNumber } from "./sites.ts";
import { french } from "./typography.ts";
import { dealerPrice, usedPrice } from "./value.ts";

/** One engine of one model of one make, waiting to become a vehicle. */
export type Offer = { readonly brand: BrandSheet; readonly model: ModelSheet; readonly engine: Engine };

type Making = Offer & {
  readonly body: Body;
  readonly trim: Trim;
  readonly life: Life;
  readonly arrives: string | null;
  readonly random: Random;
};

const SPORTY =
  /ST-Line|N Line|GT|GS\b|GSi|R-Line|S line|AMG|M Sport|Sport|FR|R-Design|JCW|RS|Monte Carlo|XPower|Dark Horse/;

const INTERIORS: readonly (readonly [Color, number])[] = [
  ["black", 66],
  ["grey", 17],
  ["beige", 7],
  ["brown", 4],
  ["white", 3],
  ["blue", 2],
  ["red", 1],
];

const UPHOLSTERY: Readonly<Record<number, readonly (readonly [Upholstery, number])[]>> = {
  1: [
    ["cloth", 95],
    ["velour", 5],
  ],
  2: [
    ["cloth", 78],
    ["part_leather", 14],
    ["velour", 8],
  ],
  3: [
    ["cloth", 35],
    ["part_leather", 35],
    ["synthetic_leather", 16],
    ["alcantara", 6],
    ["leather", 8],
  ],
  4: [
    ["leather", 42],
    ["synthetic_leather", 28],
    ["part_leather", 14],
    ["alcantara", 16],
  ],
};

/** Prices new rose by about 2.2 % a year; the sheet has those of the last year the engine was sold. */
const listPriceOf = ({ engine, body, trim, life }: Making): number => {
  const last = engine.to ?? 2026;
  const year = life.registered === null ? last : Math.min(Number(life.registered.slice(0, 4)), last);
  return (engine.price + body.surcharge + trim.surcharge) * (1 - 0.022 * Math.max(last - year, 0));
};

type Money = { readonly cents: number; readonly before_discount_cents: number | null };

const priceOf = (making: Making, listPrice: number): Money => {
  const { life, random } = making;
  const reduced = random.chance(0.125);
  const asked = (euros: number, before: number): Money => ({
    cents: euros * 100,
    before_discount_cents: reduced && before > euros * 1.02 ? before * 100 : null,
  });
  if (life.condition === "used") {
    const years = life.registered === null ? 0 : ageInYears(life.registered);
    const first = usedPrice(
      {
        make: making.brand.slug,
        fuel: making.engine.fuel,
        van: making.model.kind === "van",
        listPrice,
        years,
        mileage: life.mileage,
      },
      random,
    );
    return reduced ? asked(dealerPrice(first * random.around(0.93, 0.025)), first) : asked(first, first);
  }
  const full = Math.round(listPrice / 10) * 10;
  if (life.condition === "new") return asked(reduced ? dealerPrice(full * random.around(0.92, 0.03)) : full, full);
  const share = life.condition === "demonstrator" ? random.around(0.86, 0.04) : random.around(0.88, 0.03);
  return asked(dealerPrice(full * share), full);
};

const measured = ({
  engine,
  model,
  life,
  random,
}: Making): Pick<VehicleFacts, "co2_g_km" | "consumption" | "wltp" | "energy_class" | "range_km"> => {
  const wltp = measuredByWltp(life.registered, model.kind);
  const electric = engine.fuel === "electric" || engine.fuel === "hydrogen";
  // NEDC figures were about a fifth lower than WLTP's for the same car; sheets are WLTP.
  const share = wltp ? 1 : 0.82;
  const co2 = electric ? 0 : Math.round((engine.co2 + random.int(0, 4)) * share);
  const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * share * 10) / 10);
  return {
    co2_g_km: co2,
    consumption: { combined: tenth(engine.litres), electric_kwh: engine.kwh },
    wltp,
    energy_class: model.kind === "van" || !wltp || random.chance(0.08) ? null : energyClass(co2),
    range_km: engine.range_km,
  };
};

const warrantyOf = ({ brand, life }: Making): number => {
  if (life.registered === null) return brand.warranty_months;
  const left = brand.warranty_months - Math.round(ageInYears(life.registered) * 12);
  return Math.max(left, 12);
};

const availabilityOf = ({ life, arrives, random }: Making): Pick<VehicleFacts, "availability" | "available_from"> => {
  const availability = random.weighted([
    ["available", 90],
    ["reserved", 7],
    ["sold", 3],
  ] as const);
  const prepared = life.condition === "used" && random.chance(0.09) ? demoDay(random.int(3, 24)) : null;
  return { availability, available_from: availability === "sold" ? null : (arrives ?? prepared) };
};

const condition = ({
  life,
  random,
}: Making): Pick<VehicleFacts, "owners" | "accident_free" | "service_book" | "first_registration"> => {
  const used = life.condition === "used";
  return {
    owners: life.owners,
    accident_free: used
      ? random.weighted([
          [true, 80],
          [false, 6],
          [null, 14],
        ] as const)
      : true,
    service_book: used
      ? random.weighted([
          [true, 76],
          [false, 10],
          [null, 14],
        ] as const)
      : life.condition === "new"
        ? null
        : true,
    first_registration:
      life.registered === null ? null : used && random.chance(0.4) ? life.registered.slice(0, 7) : life.registered,
  };
};

const vatDeductible = ({ life, model, random }: Making): boolean | null => {
  const probability = model.kind === "van" ? 0.85 : life.condition === "used" ? 0.14 : 0.3;
  return random.chance(probability) ? true : random.chance(0.6) ? false : null;
};

const machine = ({
  engine,
  model,
  body,
}: Making): Pick<
  VehicleFacts,
  | "power_kw"
  | "cylinder_capacity_cc"
  | "cylinders"
  | "gears"
  | "drive"
  | "doors"
  | "seats"
  | "battery_kwh"
  | "towing_kg"
  | "weight_kg"
  | "transmission_type"
  | "fuel_type"
  | "body_style"
  | "kind"
> => ({
  kind: model.kind,
  fuel_type: engine.fuel,
  body_style: body.style,
  transmission_type: engine.transmission,
  power_kw: engine.power_kw,
  cylinder_capacity_cc: engine.capacity_cc,
  cylinders: engine.cylinders,
  gears: engine.gears,
  drive: engine.drive,
  doors: body.doors ?? model.doors,
  seats: body.style === "coupe" || body.style === "convertible" ? Math.min(model.seats, 4) : model.seats,
  battery_kwh: engine.battery_kwh,
  towing_kg: engine.towing_kg,
  weight_kg: engine.weight_kg,
});

const fitted = (
  making: Making,
  listPrice: number,
): Pick<VehicleFacts, "color" | "color_name" | "interior_color" | "upholstery" | "equipment" | "options"> & {
  readonly optionPrice: number;
} => {
  const { brand, model, engine, trim, body, life, random } = making;
  const van = model.kind === "van";
  const paint = paintFor(brand.slug, van, random);
  const equipment = equipmentFor(
    {
      kind: model.kind,
      body: body.style,
      fuel: engine.fuel,
      transmission: engine.transmission,
      drive: engine.drive,
      level: trim.level,
      year: life.built,
      listPrice,
      sporty: SPORTY.test(trim.name),
      metallic: paint.metallic,
      engine: engine.name,
      model: model.name,
      seats: model.seats,
    },
    random,
  );
  const options = optionsFor(
    { kind: model.kind, fuel: engine.fuel, equipment, paint: paint.metallic ? paint.name : null, level: trim.level },
    random,
  );
  return {
    color: paint.color,
    color_name: !paint.metallic && random.chance(0.3) ? null : paint.name,
    interior_color: random.weighted(INTERIORS),
    upholstery: van ? "cloth" : random.weighted(UPHOLSTERY[trim.level] ?? []),
    equipment,
    options: options.texts.map(french),
    optionPrice: options.price,
  };
};

const factsOf = (making: Making): VehicleFacts => {
  const { brand, model, engine, trim, body, life, arrives, random } = making;
  const { optionPrice, ...fittings } = fitted(making, listPriceOf(making));
  const listPrice = listPriceOf(making) + optionPrice * (life.condition === "used" ? 0.4 : 1);
  const site = siteFor(brand.slug, model.kind, life.condition, random);
  const facts: VehicleFacts = {
    brand: { slug: brand.slug, name: brand.name },
    model: { slug: model.slug, name: model.name },
    trim: [body.suffix, trim.name, engine.name].filter(Boolean).join(" "),
    condition: life.condition,
    price: { purchase: priceOf(making, listPrice) },
    vat_deductible: vatDeductible(making),
    mileage_km: life.mileage,
    construction_year: life.built,
    ...machine(making),
    ...fittings,
    ...measured(making),
    emission_standard: emissionStandard(engine.fuel, life.registered, arrives),
    media: [],
    location_id: site,
    stock_number: stockNumber(site, life.registered ?? DEMO_DATE, random),
    warranty_months: warrantyOf(making),
    ...condition(making),
    ...availabilityOf(making),
    description: null,
  };
  return { ...facts, description: descriptionFor(facts, random) };
};

/** Makes a vehicle of an offer: its body, trim, life, fittings, price and words, in that order of draws. */
export const vehicleOf = (offer: Offer, body: Body | null, random: Random): VehicleFacts => {
  const life = lifeOf(offer.engine, offer.model.kind, offer.brand.in_group, random);
  const arrives = life.condition === "new" && random.chance(0.32) ? demoDay(random.int(6, 130)) : null;
  return factsOf({
    ...offer,
    body: body ?? random.pick(offer.model.bodies),
    trim: random.pick(offer.model.trims),
    life,
    arrives,
    random,
  });
};
