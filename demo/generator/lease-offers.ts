import { CONTRACT_ITEMS, type ContractItem } from "../../src/domain/lease-offers/offer-fields.ts";
import type { LeaseOfferAttributes } from "../../src/domain/lease-offers/offer.ts";
import { slugify } from "../../src/domain/shared/text.ts";
import { DEMO_DATE, demoDay } from "./demo-date.ts";
import { createEquipment } from "./vehicles/equipment.ts";
import { LEASE_OFFER_PLANS, type LeaseOfferPlan, type ServicePackage } from "./lease-offer-plans.ts";
import type { Engine, ModelSheet, Trim } from "./model-sheet.ts";
import { trimsSoldIn } from "./model-sheet.ts";
import { toVersion } from "./models.ts";
import { GROUP_BRANDS } from "./range/index.ts";
import { seededRandom } from "./random.ts";

const THIS_YEAR = Number(DEMO_DATE.slice(0, 4));

/** Share of VAT on the demo date; deposits of companies are round without it. */
const VAT = 0.17;

const METALLIC_PAINT_EUROS = 690;

const ALWAYS: readonly ContractItem[] = ["registration", "delivery"];
const COMFORT: readonly ContractItem[] = [...ALWAYS, "vehicle_tax", "maintenance", "assistance", "inspection"];

const INCLUDED: Readonly<Record<ServicePackage, readonly ContractItem[]>> = {
  finance: ALWAYS,
  comfort: COMFORT,
  serenity: [...COMFORT, "tyres", "winter_tyres", "replacement_car"],
};

type Sheet = { readonly model: ModelSheet; readonly engine: Engine; readonly trim: Trim };

const findSheet = ({ brand, model: slug, engine, trim }: LeaseOfferPlan): Sheet => {
  const model = GROUP_BRANDS.find((sheet) => sheet.slug === brand)?.models.find((sheet) => sheet.slug === slug);
  const engines = model?.engines.filter(({ to }) => to === null) ?? [];
  const trims = model ? trimsSoldIn(model, THIS_YEAR) : [];
  const chosen = { model, engine: engines[engine], trim: trims[trim] };
  if (!chosen.model || !chosen.engine || !chosen.trim) throw new Error(`No such version: ${brand}/${slug}`);
  return { model: chosen.model, engine: chosen.engine, trim: chosen.trim };
};

/** Cents with VAT: a month for tax and assistance, a kilometre for maintenance and tyres. */
const servicesOf = ({ services, kind }: LeaseOfferPlan, { engine }: Sheet): LeaseOfferAttributes["services"] => {
  if (services === "finance") return { per_month_cents: 0, per_km_cents: 0 };
  const maintenance = kind === "van" ? 3.1 : engine.fuel === "electric" ? 1.4 : 2.2;
  return services === "comfort"
    ? { per_month_cents: 1600, per_km_cents: maintenance }
    : { per_month_cents: 3900, per_km_cents: maintenance + 1.1 };
};

const STEP_EUROS = 500;

/** Cents with VAT, a round amount in the customer's own prices. */
const depositOf = ({ kind, depositShare }: LeaseOfferPlan, priceEuros: number): number => {
  const gross = kind === "private" ? 1 : 1 + VAT;
  const net = Math.round((priceEuros * depositShare) / gross / STEP_EUROS) * STEP_EUROS;
  return Math.round(net * gross) * 100;
};

/** Equipment that is an item of the contract too is standard only where the contract includes it. */
const isStandard = (key: string, included: readonly ContractItem[]): boolean =>
  !CONTRACT_ITEMS.some((item) => item === key) || included.some((item) => item === key);

const equipmentOf = (plan: LeaseOfferPlan, { model, engine, trim }: Sheet, priceEuros: number, id: number) =>
  createEquipment(
    {
      kind: model.kind,
      body: model.bodies[0]?.style ?? null,
      fuel: engine.fuel,
      transmission: engine.transmission,
      drive: engine.drive,
      level: trim.level,
      year: THIS_YEAR,
      listPrice: priceEuros,
      sporty: /ST-Line|N Line|GT/.test(trim.name),
      metallic: plan.color !== "white",
      engine: engine.name,
      model: model.name,
      seats: model.seats,
    },
    seededRandom(id),
  );

const slugOf = (plan: LeaseOfferPlan, version: string, taken: ReadonlySet<string>): string => {
  const suffix = plan.kind === "business" ? "-business" : "";
  const main = `${plan.brand}-${plan.model}${suffix}`;
  return taken.has(main) ? `${plan.brand}-${plan.model}-${slugify(version)}${suffix}` : main;
};

const deliveryWeeks = ({ engine }: Sheet, id: number): number => (id % 4 === 0 ? 2 : engine.kwh === null ? 10 : 14);

const highlightOf = ({ services }: LeaseOfferPlan, weeks: number): string | null => {
  if (weeks <= 2) return "Livrable en deux semaines";
  return services === "serenity" ? "Pneus d’hiver compris" : null;
};

const toOffer = (plan: LeaseOfferPlan, id: number, taken: ReadonlySet<string>): LeaseOfferAttributes => {
  const sheet = findSheet(plan);
  const { co2, consumption, price, fuel, transmission, power_kw, battery_kwh, range_km, name } = toVersion(
    sheet.engine,
    sheet.trim,
  );
  const priceEuros = (price ?? 0) / 100 + (plan.color === "white" ? 0 : METALLIC_PAINT_EUROS);
  const included = INCLUDED[plan.services];
  const weeks = deliveryWeeks(sheet, id);
  return {
    id,
    slug: slugOf(plan, name, taken),
    kind: plan.kind,
    brand: plan.brand,
    model: plan.model,
    trim: name,
    color: plan.color,
    body_style: sheet.model.bodies[0]?.style ?? null,
    images: [],
    duration_months: plan.months,
    annual_mileage_km: plan.km,
    deposit: depositOf(plan, priceEuros),
    establishment_fee: null,
    complete_price: priceEuros * 100,
    // Makers support some of their private offers.
    yearly_rate: plan.kind === "private" && id % 5 === 0 ? 0.0399 : null,
    residual_share: null,
    services: servicesOf(plan, sheet),
    included: [...included],
    not_included: CONTRACT_ITEMS.filter((item) => !included.includes(item)),
    standard_equipment: equipmentOf(plan, sheet, priceEuros, id).filter((key) => isStandard(key, included)),
    specs: {
      fuel,
      transmission,
      power_kw,
      cylinder_cc: sheet.engine.capacity_cc,
      consumption,
      co2,
      battery_kwh,
      range_km,
    },
    excess_km_cents: Math.min(14, Math.max(6, Math.round(priceEuros / 4500))),
    lessor: null,
    valid_from: demoDay(-31),
    // The end of the year or of January.
    valid_until: demoDay(plan.kind === "private" ? 60 : 91),
    delivery_weeks: weeks,
    highlight: highlightOf(plan, weeks),
  };
};

/** Private and business offers and offers of vans; the first offer of a model has the model's own slug. */
export const createDemoLeaseOffers = (): readonly LeaseOfferAttributes[] => {
  const taken = new Set<string>();
  return LEASE_OFFER_PLANS.map((plan, index) => {
    const offer = toOffer(plan, index + 201, taken);
    taken.add(offer.slug);
    return offer;
  });
};
