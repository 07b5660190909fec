import { NULL_ATTRIBUTES, type VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { DEMO_DATE, demoDay } from "../demo-date.ts";
import { createDescription } from "./description.ts";
import { createFittings } from "./fittings.ts";
import { emissionStandard, createLife } from "./life.ts";
import { listPriceInEuros, type VehiclePlan, type Offer } from "./vehicle-plan.ts";
import { NOT_INSPECTED } from "./inspection.ts";
import { createPrice } from "./price.ts";
import { randomAvailability, createHistory, vatDeductible, warrantyMonths } from "./ownership.ts";
import type { Random } from "../random.ts";
import { trimsSoldIn, type Body } from "../model-sheet.ts";
import { chooseSite, stockNumber } from "../sites.ts";
import { createEngineAttributes, createMeasurements } from "./technical-data.ts";

const toAttributes = (plan: VehiclePlan): VehicleAttributes => {
  const { brand, model, engine, trim, body, life, arrives, random } = plan;
  const { optionPrice, ...fittings } = createFittings(plan);
  const listPrice = listPriceInEuros(plan) + optionPrice * (life.condition === "used" ? 0.4 : 1);
  const site = chooseSite(brand.slug, model.kind, life.condition, random);
  const purchase = createPrice(plan, listPrice);
  const attributes: VehicleAttributes = {
    ...NULL_ATTRIBUTES,
    brand: { slug: brand.slug, name: brand.name },
    model: { slug: model.slug, name: model.name },
    trim: [body.suffix, trim.name, engine.name].filter(Boolean).join(" "),
    condition: life.condition,
    price: { purchase },
    // A demo vehicle had one price before its reduction.
    lowest_price_30_days: purchase.before_discount_cents,
    vat_deductible: vatDeductible(plan),
    mileage_km: life.mileage,
    construction_year: life.built,
    ...createEngineAttributes(plan),
    ...fittings,
    ...createMeasurements(plan),
    emission_standard: emissionStandard(engine.fuel, life.registered, arrives),
    media: [],
    location_id: site,
    stock_number: stockNumber(site, life.registered ?? DEMO_DATE, random),
    warranty_months: warrantyMonths(plan),
    ...createHistory(plan),
    // The inspection of each vehicle is added to the finished stock.
    ...NOT_INSPECTED,
    ...randomAvailability(plan),
  };
  return { ...attributes, description: createDescription(attributes, random) };
};

/**
 * Creates a vehicle of an offer. The order of random draws is fixed: body, trim, life, fittings, price, description.
 */
export const createVehicle = (offer: Offer, body: Body | null, random: Random): VehicleAttributes => {
  const life = createLife(offer.engine, offer.model.kind, offer.brand.in_group, random);
  const arrives = life.condition === "new" && random.chance(0.32) ? demoDay(random.integer(6, 130)) : null;
  return toAttributes({
    ...offer,
    body: body ?? random.pick(offer.model.bodies),
    trim: random.pick(trimsSoldIn(offer.model, life.built)),
    life,
    arrives,
    random,
  });
};
