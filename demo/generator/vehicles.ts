import type { VehicleFacts } from "../../src/domain/vehicles/vehicle.ts";
import { DEMO_DATE, demoDay } from "./demo-date.ts";
import { descriptionFor } from "./description.ts";
import { fittingsOf } from "./fittings.ts";
import { emissionStandard, lifeOf } from "./life.ts";
import { listPriceOf, type Making, type Offer } from "./making.ts";
import { priceOf } from "./money.ts";
import { availabilityOf, pastOf, vatDeductible, warrantyOf } from "./papers.ts";
import type { Random } from "./random.ts";
import { trimsIn, type Body } from "./sheet.ts";
import { siteFor, stockNumber } from "./sites.ts";
import { machine, measured } from "./technics.ts";

const factsOf = (making: Making): VehicleFacts => {
  const { brand, model, engine, trim, body, life, arrives, random } = making;
  const { optionPrice, ...fittings } = fittingsOf(making);
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
    ...pastOf(making),
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
    trim: random.pick(trimsIn(offer.model, life.built)),
    life,
    arrives,
    random,
  });
};
