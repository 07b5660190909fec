import fc from "fast-check";
import { cleanFeedLine, cleanFeedParagraphs } from "#domain/imports/texts/clean-text.ts";
import { isMissingValue } from "#domain/imports/texts/missing-value.ts";
import { isGarbled } from "#domain/imports/texts/repair-encoding.ts";
import { slugify } from "#domain/shared/index.ts";
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  ENERGY_CLASSES,
  EQUIPMENT,
  FUEL_TYPES,
  type FigureFieldName,
  plausibleFigures,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
  vehicleSlug,
  vehicleTitle,
  type Medium,
  type Vehicle,
  type VehicleAttributes,
} from "#domain/vehicles/index.ts";

const nullable = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 4 });

const keyOrNull = <K extends string>(keys: readonly K[]): fc.Arbitrary<K | null> => nullable(fc.constantFrom(...keys));

const integerOrNull = (min: number, max: number): fc.Arbitrary<number | null> => nullable(fc.integer({ min, max }));

const tenthsOrNull = (min: number, max: number): fc.Arbitrary<number | null> =>
  nullable(fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10));

const isPlaceholder = (field: FigureFieldName, value: number): boolean =>
  plausibleFigures(field).placeholders.includes(value);

/** A figure that does not stand for none in its field. */
const figureOrNull = (field: FigureFieldName, figure: fc.Arbitrary<number | null>): fc.Arbitrary<number | null> =>
  figure.filter((value) => value === null || !isPlaceholder(field, value));

const booleanOrNull = nullable(fc.boolean());

/** True for a text as an import leaves it: cleaned, no word for "none", no mark of a list. */
const isImportable = (text: string): boolean =>
  !isMissingValue(text) && !isGarbled(text) && !text.startsWith("- ") && cleanFeedParagraphs(text) === text;

const TRICKY_TEXTS = [
  "=1+1",
  "@sum(A1)",
  "-5 °C",
  "+352",
  "a|b",
  "\\|",
  "c\\",
  'say "oui"',
  "a,b;c\td",
  "l’été ; œuf",
  "'",
];

/** A text of at most `max` characters, often with characters that a file format must escape. */
const textUpTo = (max: number): fc.Arbitrary<string> =>
  fc
    .oneof(fc.string({ unit: "grapheme", maxLength: 40 }), fc.constantFrom(...TRICKY_TEXTS), fc.lorem({ maxCount: 4 }))
    .map((text) => cleanFeedLine(text).slice(0, max).trim())
    .filter((text) => isImportable(text) && text.isWellFormed());

const nameWithSlug = (max: number) =>
  textUpTo(max)
    .filter((name) => slugify(name) !== "")
    .map((name) => ({ slug: slugify(name), name }));

/** An address of a picture or a film, by its ending. */
const mediaAddress = (...endings: readonly string[]) =>
  fc
    .tuple(fc.constantFrom("https://images.example/", "/media/"), fc.webPath(), fc.constantFrom(...endings))
    .map((parts) =>
      parts
        .join("")
        .replaceAll(/\/{2,}(?=\w)/g, "/")
        .replace("https:/", "https://")
        .replace(/^\/+/, "/"),
    )
    .filter((url) => !/[\s\p{Cc}]/u.test(url) && (url.startsWith("/") || URL.canParse(url)) && !url.startsWith("//"));

const alt = nullable(textUpTo(60));

const medium: fc.Arbitrary<Medium> = fc.oneof(
  fc.record({ type: fc.constant("image" as const), url: mediaAddress(".jpg", "?a|b"), alt }),
  fc.record({ type: fc.constant("video" as const), url: mediaAddress(".mp4"), alt }),
);

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const equipment = fc.uniqueArray(fc.constantFrom(...EQUIPMENT), { maxLength: 12 }).map((keys) => keys.toSorted());

const price = nullable(
  fc.record({
    cents: fc.integer({ min: 100, max: 90_000_000 }).filter((cents) => !isPlaceholder("price.purchase.cents", cents)),
    before_discount_cents: figureOrNull("price.purchase.before_discount_cents", integerOrNull(100, 90_000_000)),
  }),
);

const consumption = fc
  .record({
    combined: figureOrNull("consumption.combined", tenthsOrNull(0, 60)),
    electric_kwh: figureOrNull("consumption.electric_kwh", tenthsOrNull(0, 150)),
  })
  .map((both) => (both.combined === null && both.electric_kwh === null ? null : both));

const monthOrDay = nullable(
  fc.oneof(
    day,
    day.map((text) => text.slice(0, 7)),
  ),
);

const inspectionMark = fc.record({
  part: textUpTo(120),
  damage: nullable(textUpTo(120)),
  photo: nullable(fc.constantFrom("/marques/1.webp", "https://images.example/marques/2,a.jpg")),
});

const attributes: fc.Arbitrary<VehicleAttributes> = fc.record({
  brand: nameWithSlug(60),
  model: nullable(nameWithSlug(80)),
  trim: nullable(textUpTo(160)),
  kind: keyOrNull(VEHICLE_KINDS),
  condition: keyOrNull(CONDITIONS),
  price: price.map((purchase) => ({ purchase })),
  lowest_price_30_days: figureOrNull("lowest_price_30_days", integerOrNull(100, 90_000_000)),
  vat_deductible: booleanOrNull,
  fuel_type: keyOrNull(FUEL_TYPES),
  body_style: keyOrNull(BODY_STYLES),
  transmission_type: keyOrNull(TRANSMISSIONS),
  mileage_km: figureOrNull("mileage_km", integerOrNull(0, 900_000)),
  construction_year: figureOrNull("construction_year", integerOrNull(1900, 2027)),
  first_registration: monthOrDay,
  power_kw: figureOrNull("power_kw", integerOrNull(2, 1_500)),
  cylinder_capacity_cc: figureOrNull("cylinder_capacity_cc", integerOrNull(20, 9_000)),
  cylinders: figureOrNull("cylinders", integerOrNull(1, 16)),
  gears: figureOrNull("gears", integerOrNull(1, 16)),
  drive: keyOrNull(DRIVES),
  doors: figureOrNull("doors", integerOrNull(1, 9)),
  seats: figureOrNull("seats", integerOrNull(1, 9)),
  color: keyOrNull(COLORS),
  color_name: nullable(textUpTo(80)),
  interior_color: keyOrNull(COLORS),
  upholstery: keyOrNull(UPHOLSTERIES),
  co2_g_km: figureOrNull("co2_g_km", integerOrNull(0, 600)),
  consumption,
  wltp: booleanOrNull,
  energy_class: keyOrNull(ENERGY_CLASSES),
  battery_kwh: figureOrNull("battery_kwh", tenthsOrNull(1, 200)),
  range_km: figureOrNull("range_km", integerOrNull(1, 1_200)),
  battery_health_percent: figureOrNull("battery_health_percent", integerOrNull(1, 100)),
  battery_health_date: nullable(day),
  emission_standard: keyOrNull(EMISSION_STANDARDS),
  towing_kg: figureOrNull("towing_kg", integerOrNull(1, 3_500)),
  weight_kg: figureOrNull("weight_kg", integerOrNull(100, 5_000)),
  max_weight_kg: figureOrNull("max_weight_kg", integerOrNull(100, 8_000)),
  equipment,
  options: fc.uniqueArray(textUpTo(200), { maxLength: 5 }),
  media: fc.uniqueArray(medium, { maxLength: 4, selector: ({ url }) => url }),
  location_id: integerOrNull(1, 4),
  adviser: nullable(textUpTo(120)),
  stock_number: nullable(textUpTo(60)),
  vin: nullable(fc.stringMatching(/^[VWZ][A-HJ-NPR-Z0-9]{16}$/)),
  warranty_months: figureOrNull("warranty_months", integerOrNull(0, 120)),
  owners: figureOrNull("owners", integerOrNull(0, 9)),
  accident_free: booleanOrNull,
  service_book: booleanOrNull,
  next_inspection: monthOrDay,
  inspection_report: nullable(fc.constantFrom("/rapports/7.pdf", "https://reports.example/7?lang=fr")),
  inspection_marks: nullable(
    fc.uniqueArray(inspectionMark, { minLength: 1, maxLength: 3, selector: (mark) => JSON.stringify(mark) }),
  ),
  availability: fc.constantFrom(...AVAILABILITIES),
  available_from: nullable(day),
  description: nullable(textUpTo(300)),
});

/** Any vehicle an import can produce, with normalised texts. */
export const vehicleArbitrary: fc.Arbitrary<Vehicle> = fc
  .tuple(fc.integer({ min: 1, max: 2_000_000_000 }), attributes)
  .map(([id, vehicleAttributes]) => ({
    ...vehicleAttributes,
    id,
    slug: vehicleSlug(id, vehicleAttributes),
    title: vehicleTitle(vehicleAttributes),
    first_seen_at: "2026-03-01T08:00:00.000Z",
    updated_at: "2026-03-01T08:00:00.000Z",
    content_hash: "0",
  }));

export const pickAttributes = (vehicle: Vehicle): VehicleAttributes => {
  const { id: _i, slug: _s, title: _t, first_seen_at: _f, updated_at: _u, content_hash: _c, ...rest } = vehicle;
  return rest;
};
