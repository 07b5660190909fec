import type { ModelAttributes, ModelVersion } from "../../src/domain/models/model.ts";
import { brochureDownloads } from "./brochures.ts";
import { configuratorUrl } from "./configurators.ts";
import { DEMO_DATE } from "./demo-date.ts";
import { GROUP_BRANDS } from "./range/index.ts";
import { trimsSoldIn, type BrandSheet, type Engine, type ModelSheet, type Trim } from "./model-sheet.ts";
import { toFrenchTypography } from "./typography.ts";

const THIS_YEAR = Number(DEMO_DATE.slice(0, 4));

const toCents = (euros: number): number => euros * 100;

export const toVersion = (engine: Engine, trim: Trim): ModelVersion => ({
  name: `${trim.name} ${engine.name}`,
  fuel: engine.fuel,
  transmission: engine.transmission,
  power_kw: engine.power_kw,
  price: toCents(engine.price + trim.surcharge),
  // Wheels and weight of a richer trim cost a gram or so.
  co2: engine.co2 === 0 ? 0 : engine.co2 + trim.level - 1,
  consumption: { combined: engine.litres, electric_kwh: engine.kwh },
  battery_kwh: engine.battery_kwh,
  range_km: engine.range_km,
});

const toSize = ({ name, size }: ModelSheet): ModelAttributes["dimensions"] => {
  if (size === null) throw new Error(`The ${name} is on sale and has no size`);
  const [length_mm, width_mm, height_mm, boot_l] = size;
  return { length_mm, width_mm, height_mm, boot_l };
};

/** A model that can be ordered; discontinued engines appear in the used stock only. */
const toAttributes = (id: number, brand: Pick<BrandSheet, "slug" | "name">, sheet: ModelSheet): ModelAttributes => {
  const engines = sheet.engines.filter(({ to }) => to === null);
  const trims = trimsSoldIn(sheet, THIS_YEAR);
  return {
    id,
    slug: sheet.slug,
    brand: brand.slug,
    name: sheet.name,
    kind: sheet.kind,
    body_styles: sheet.bodies.flatMap(({ style }) => (style === null ? [] : [style])),
    fuels: [...new Set(engines.map(({ fuel }) => fuel))],
    seats: sheet.seats,
    dimensions: toSize(sheet),
    images: [],
    downloads: brochureDownloads(`${brand.slug}/${sheet.slug}`, `${brand.name} ${sheet.name}`),
    leasing_price_from: null,
    cash_price_from: toCents(
      Math.min(...engines.map(({ price }) => price)) + Math.min(...trims.map(({ surcharge }) => surcharge)),
    ),
    configurator_url: configuratorUrl(`${brand.slug}/${sheet.slug}`),
    versions: engines.flatMap((engine) => trims.map((trim) => toVersion(engine, trim))),
    highlights: sheet.highlights.map(toFrenchTypography),
    intro: sheet.intro === null ? null : toFrenchTypography(sheet.intro),
  };
};

export const createDemoModels = (): readonly ModelAttributes[] => {
  const current = GROUP_BRANDS.flatMap((brand) =>
    brand.models.filter(({ engines }) => engines.some(({ to }) => to === null)).map((sheet) => ({ brand, sheet })),
  );
  return current.map(({ brand, sheet }, index) => toAttributes(index + 101, brand, sheet));
};
