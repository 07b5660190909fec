import fc from "fast-check";
import { cleanFeedLine, cleanFeedParagraphs, isMissingValue } from "#domain/imports/texts/clean-text.ts";
import { isGarbled } from "#domain/imports/texts/repair-encoding.ts";
import { slugify } from "#domain/shared/index.ts";
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  type FigureFieldName,
  getVehicleField,
  plausibleFigures,
  vehicleSlug,
  vehicleTitle,
  type Medium,
  type Vehicle,
  type VehicleAttributes,
  type VehicleFieldName,
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

/** A figure that a feed may give a field: tenths of a decimal, and no year after the next one. */
const figureOf = (name: FigureFieldName): fc.Arbitrary<number | null> => {
  const field = getVehicleField(name);
  const [least, most] = plausibleFigures(name).range ?? [0, 0];
  if (field.type !== "number") return figureOrNull(name, integerOrNull(least, 2027));
  const any = field.decimals === 0 ? integerOrNull(field.min, most) : tenthsOrNull(Math.ceil(field.min), most);
  return figureOrNull(name, any);
};

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

type Arbitraries = { readonly [K in AttributeName]: fc.Arbitrary<VehicleAttributes[K]> };

/** Attributes of which more is known than the type of their field. */
const KNOWN_ATTRIBUTES: Partial<Arbitraries> = {
  brand: nameWithSlug(60),
  model: nullable(nameWithSlug(80)),
  price: price.map((purchase) => ({ purchase })),
  consumption,
  vin: nullable(fc.stringMatching(/^[VWZ][A-HJ-NPR-Z0-9]{16}$/)),
  inspection_report: nullable(fc.constantFrom("/rapports/7.pdf", "https://reports.example/7?lang=fr")),
};

/** A value of a field by its type. */
const valueOf = (name: VehicleFieldName): fc.Arbitrary<unknown> => {
  const field = getVehicleField(name);
  switch (field.type) {
    case "text":
      return nullable(textUpTo(Math.min(field.max, 300)));
    case "texts":
      return fc.uniqueArray(textUpTo(field.max), { maxLength: 5 });
    case "number":
    case "year":
      return figureOf(name as FigureFieldName);
    case "date":
      return field.month ? monthOrDay : nullable(day);
    case "flag":
      return booleanOrNull;
    case "key":
      return field.fallback === undefined ? keyOrNull(field.keys) : fc.constantFrom(...field.keys);
    case "keys":
      return fc.uniqueArray(fc.constantFrom(...field.keys), { maxLength: 12 }).map((keys) => keys.toSorted());
    case "media":
      return fc.uniqueArray(medium, { maxLength: 4, selector: ({ url }) => url });
    case "marks":
      return nullable(
        fc.uniqueArray(inspectionMark, { minLength: 1, maxLength: 3, selector: (mark) => JSON.stringify(mark) }),
      );
    case "location":
      return integerOrNull(1, 4);
  }
};

const attributes: fc.Arbitrary<VehicleAttributes> = fc.record(
  Object.fromEntries(
    ATTRIBUTE_NAMES.map((name) => [name, KNOWN_ATTRIBUTES[name] ?? valueOf(name as VehicleFieldName)]),
  ) as Arbitraries,
);

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
