import {
  BODIES,
  COLORS,
  EMISSION_STANDARDS,
  ENERGY_CLASSES,
  EQUIPMENT,
  FUEL_TYPES,
  type EquipmentKey,
  NULL_ATTRIBUTES,
  type StockRecord,
  UPHOLSTERIES,
} from "#domain/vehicles/index.ts";
import { type Random, createRandom } from "../random.ts";

const BRANDS = [
  "Volkswagen", "BMW", "Mercedes-Benz", "Audi", "Renault", "Peugeot", "Ford", "Opel", "Citroën", "Škoda", "Toyota",
  "Dacia", "Hyundai", "Kia", "SEAT", "Volvo", "Fiat", "Nissan", "Mini", "Tesla", "Mazda", "Cupra", "Land Rover",
  "Suzuki", "Jeep", "Porsche", "DS", "Honda", "Alfa Romeo", "Smart", "MG", "Lexus", "Polestar", "BYD", "Jaguar",
  "Mitsubishi", "Subaru", "Maserati", "Lynk & Co", "Alpine",
]; // biome-ignore format: one list
const STEMS = ["Nova", "Astra", "Corsa", "Punto", "Vista", "Linea", "Terra", "Luna", "Solo", "Vento", "Arco", "Delta"];
const TRIMS = [
  "Style",
  "Business",
  "Sport",
  "Line",
  "Édition",
  "Premium",
  "Active",
  "Comfort",
  "GT",
  "Cross",
  "Élégance",
];
const ENGINES = [
  "1.0 TSI",
  "1.2",
  "1.5 TSI",
  "1.6 TDI",
  "2.0 TDI",
  "2.0",
  "3.0 V6",
  "45 kWh",
  "60 kWh",
  "77 kWh",
  "PHEV",
];
const LOCATIONS = [
  "Bertrange",
  "Esch-sur-Alzette",
  "Ettelbruck",
  "Diekirch",
  "Mersch",
  "Wiltz",
  "Remich",
  "Sandweiler",
  "Strassen",
  "Foetz",
  "Leudelange",
  "Capellen",
];

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");

const named = (name: string): { slug: string; name: string } => ({ slug: toSlug(name), name });

const CATALOGUE = BRANDS.map((brand, rank) => ({
  brand: named(brand),
  models: Array.from({ length: 6 + ((rank * 7) % 17) }, (_, at) =>
    named(`${STEMS[(rank + at) % STEMS.length]} ${at < 12 ? at + 1 : `X${at}`}`),
  ),
  premium: 0.7 + ((rank * 13) % 10) / 8,
}));

const COMMON_FUELS = FUEL_TYPES;
/** Each vehicle names its shape: the other engines cannot derive it. */
const SHAPES = ["suv", "hatchback", "estate", "compact", "saloon", ...BODIES] as const;
const FEATURES: readonly EquipmentKey[] = EQUIPMENT;
export const STOCK_LOCATIONS = LOCATIONS.map(named);

/** Each feature has a trim level from which it is common. */
const randomFeatures = (random: Random, level: number): EquipmentKey[] =>
  FEATURES.filter((_, at) => random.chance(((at * 37) % 100) / 100 < level ? 0.75 : 0.06));

const randomEngine = (random: Random) => {
  const fuel = random.chance(0.04) ? null : random.skewed(COMMON_FUELS, 2.6);
  const electric = fuel === "electric";
  const power = random.integer(48, 120) + (random.chance(0.3) ? random.integer(20, 250) : 0);
  return {
    fuel_type: fuel,
    power_kw: random.chance(0.03) ? null : power,
    transmission_type: electric || random.chance(0.55) ? ("automatic" as const) : ("manual" as const),
    co2_g_km: electric ? 0 : random.chance(0.15) ? null : random.integer(85, 230),
    range_km: electric ? random.integer(180, 640) : fuel?.startsWith("electric+") ? random.integer(35, 110) : null,
    drive: random.chance(0.2) ? null : random.skewed(["front", "all", "rear"] as const, 1.6),
  };
};

const randomHistory = (random: Random, estimatePrice: number) => {
  const condition = random.skewed(["used", "new", "demonstrator", "preregistered"] as const, 2.4);
  const age = condition === "used" ? Math.floor(random.next() ** 1.6 * 16) + 1 : random.integer(0, 1);
  const cents = Math.round((estimatePrice * 0.87 ** age * (0.85 + random.next() * 0.3)) / 10) * 1000;
  const unpriced = random.chance(0.02);
  return {
    condition: random.chance(0.01) ? null : condition,
    construction_year: random.chance(0.02) ? null : 2026 - age,
    mileage_km:
      condition === "new" ? random.integer(0, 50) : age * random.integer(4_000, 24_000) + random.integer(0, 999),
    price: {
      purchase: unpriced
        ? null
        : { cents, before_discount_cents: null, ...(random.chance(0.12) && { reference_cents: cents + 150_000 }) },
    },
    monthly_cents: unpriced ? null : Math.round(cents / 6_000) * 100,
    vat_deductible: random.chance(0.35),
    warranty_months: random.chance(0.6) ? random.integer(3, 36) : null,
    owners: condition === "used" ? random.integer(1, 4) : null,
    accident_free: random.chance(0.3) ? null : random.chance(0.9),
    service_book: random.chance(0.4) ? null : random.chance(0.8),
    emission_standard: random.chance(0.1) ? null : random.skewed(EMISSION_STANDARDS.toReversed(), 1.4),
  };
};

const randomBody = (random: Random) => ({
  body_style: random.skewed(SHAPES, 1.8),
  kind: random.chance(0.9) ? ("passenger" as const) : ("van" as const),
  color: random.chance(0.03) ? null : random.skewed(COLORS),
  interior_color: random.chance(0.5) ? null : random.skewed(COLORS, 3),
  upholstery: random.chance(0.2) ? null : random.skewed(UPHOLSTERIES, 1.7),
  energy_class: random.chance(0.3) ? null : random.pick(ENERGY_CLASSES),
  doors: random.chance(0.05) ? null : random.skewed([5, 3, 4, 2, 6], 2.5),
  seats: random.chance(0.05) ? null : random.skewed([5, 4, 7, 2, 3, 9, 8, 6], 3),
  towing_kg: random.chance(0.6) ? null : random.integer(5, 35) * 100,
  battery_health_percent: random.chance(0.9) ? null : random.integer(70, 100),
  inspection_is_valid: random.chance(0.6),
});

/** Generates vehicles with the distribution of a large dealer's stock, deterministic for a seed. */
export function* randomStock(size: number, seed = 1): Generator<StockRecord> {
  const random = createRandom(seed);
  const start = Date.UTC(2024, 0, 1);
  for (let id = 1; id <= size; id += 1) {
    const { brand, models, premium } = random.skewed(CATALOGUE);
    const model = random.chance(0.03) ? null : random.skewed(models, 1.8);
    const level = random.next();
    const location = random.chance(0.01) ? null : random.skewed(STOCK_LOCATIONS, 1.4);
    yield {
      ...NULL_ATTRIBUTES,
      id,
      brand,
      model,
      title: model ? `${brand.name} ${model.name}` : brand.name,
      trim: random.chance(0.05) ? null : `${random.pick(ENGINES)} ${random.skewed(TRIMS)}`,
      ...randomEngine(random),
      ...randomHistory(random, 14_000 + premium * 22_000 + level * 18_000),
      ...randomBody(random),
      net_cents: null,
      equipment: randomFeatures(random, level * 0.7),
      location_id: location ? STOCK_LOCATIONS.indexOf(location) + 1 : null,
      location,
      availability: random.skewed(["available", "reserved", "sold"] as const, 4),
      first_seen_at: new Date(start + Math.floor((id / size) * 9e10) + random.integer(0, 864e5)).toISOString(),
    };
  }
}
