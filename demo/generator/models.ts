import type { ModelFacts, ModelVersion } from "../../src/domain/models/model.ts";
import { DEMO_DATE } from "./demo-date.ts";
import { GROUP_BRANDS } from "./range/index.ts";
import { trimsIn, type Engine, type ModelSheet, type Trim } from "./sheet.ts";
import { french } from "./typography.ts";

const THIS_YEAR = Number(DEMO_DATE.slice(0, 4));

const inCents = (euros: number): number => euros * 100;

const versionOf = (engine: Engine, trim: Trim): ModelVersion => ({
  name: `${trim.name} ${engine.name}`,
  fuel: engine.fuel,
  transmission: engine.transmission,
  power_kw: engine.power_kw,
  price: inCents(engine.price + trim.surcharge),
  // Wheels and weight of a richer trim cost a gram or so.
  co2: engine.co2 === 0 ? 0 : engine.co2 + trim.level - 1,
  consumption: { combined: engine.litres, electric_kwh: engine.kwh },
  battery_kwh: engine.battery_kwh,
  range_km: engine.range_km,
});

const sizeOf = ({ name, size }: ModelSheet): ModelFacts["dimensions"] => {
  if (size === null) throw new Error(`The ${name} is on sale and has no size`);
  const [length_mm, width_mm, height_mm, boot_l] = size;
  return { length_mm, width_mm, height_mm, boot_l };
};

/** A model that can still be ordered; engines that were dropped live on in the used stock only. */
const factsOf = (id: number, brand: string, sheet: ModelSheet): ModelFacts => {
  const engines = sheet.engines.filter(({ to }) => to === null);
  const trims = trimsIn(sheet, THIS_YEAR);
  return {
    id,
    slug: sheet.slug,
    brand,
    name: sheet.name,
    kind: sheet.kind,
    body_styles: sheet.bodies.flatMap(({ style }) => (style === null ? [] : [style])),
    fuels: [...new Set(engines.map(({ fuel }) => fuel))],
    seats: sheet.seats,
    dimensions: sizeOf(sheet),
    images: [],
    downloads: [],
    leasing_price_from: null,
    cash_price_from: inCents(
      Math.min(...engines.map(({ price }) => price)) + Math.min(...trims.map(({ surcharge }) => surcharge)),
    ),
    configurator_url: null,
    versions: engines.flatMap((engine) => trims.map((trim) => versionOf(engine, trim))),
    highlights: sheet.highlights.map(french),
    intro: sheet.intro === null ? null : french(sheet.intro),
  };
};

export const demoModels = (): readonly ModelFacts[] => {
  const current = GROUP_BRANDS.flatMap((brand) =>
    brand.models.filter(({ engines }) => engines.some(({ to }) => to === null)).map((sheet) => ({ brand, sheet })),
  );
  return current.map(({ brand, sheet }, index) => factsOf(index + 101, brand.slug, sheet));
};
