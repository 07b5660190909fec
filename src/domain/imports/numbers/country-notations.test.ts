// Writes every figure of vehicles as people of five countries write it, and reads it back.
import fc from "fast-check";
import { expect, it } from "vitest";
import { aColumnRule, CELL_READ_OPTIONS, FEED_PROFILE } from "../../../../tests/builders/feed-profile.ts";
import {
  createFieldReader,
  type FigureFieldName,
  getVehicleField,
  isFigureFieldName,
  plausibleFigures,
  VEHICLE_FIELD_NAMES,
} from "../../vehicles/index.ts";
import { bindProfile } from "../rows/bind-profile.ts";
import { UNDECIDED } from "./column-notation.ts";
import { NotationScan } from "./notation-scan.ts";
import { isAmount } from "./quantities.ts";

/** A country's way to write a number: the separators, and where the currency stands. */
type Notation = {
  readonly decimal: "." | ",";
  readonly thousands: string;
  readonly money: (amount: string) => string;
  /** Written for no cents; null: the cents are always written. */
  readonly noCents: string | null;
  readonly horsepower: string;
};

const NOTATIONS: Readonly<Record<string, readonly Notation[]>> = {
  "Luxembourg and France": ["\u202f", "\u00a0", " ", "."].map((thousands) => ({
    decimal: ",",
    thousands,
    money: (amount) => `${amount}\u00a0€`,
    noCents: null,
    horsepower: "ch",
  })),
  Belgium: [".", " "].map((thousands) => ({
    decimal: ",",
    thousands,
    money: (amount) => `€ ${amount}`,
    noCents: ",-",
    horsepower: "ch",
  })),
  Germany: [".", " "].map((thousands) => ({
    decimal: ",",
    thousands,
    money: (amount) => `${amount} EUR`,
    noCents: ",--",
    horsepower: "PS",
  })),
  Netherlands: [{ decimal: ",", thousands: ".", money: (amount) => `€ ${amount}`, noCents: ",-", horsepower: "pk" }],
  Switzerland: ["'", "\u2019"].map((thousands) => ({
    decimal: ".",
    thousands,
    money: (amount) => `EUR ${amount}`,
    noCents: ".\u2013",
    horsepower: "PS",
  })),
  "United Kingdom": [
    { decimal: ".", thousands: ",", money: (amount) => `€${amount}`, noCents: null, horsepower: "hp" },
  ],
};

/** How one feed writes its columns. */
type Style = {
  readonly notation: Notation;
  readonly isGrouped: boolean;
  readonly hasUnits: boolean;
  readonly hasCents: boolean;
  readonly hasBothPowers: boolean;
};

const group = (digits: string, separator: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

const write = (value: number, decimals: number, { notation, isGrouped }: Style): string => {
  const [whole = "", fraction] = value.toFixed(decimals).split(".");
  const digits = isGrouped ? group(whole, notation.thousands) : whole;
  return fraction === undefined ? digits : digits + notation.decimal + fraction;
};

const writeMoney = (cents: number, style: Style): string => {
  const { notation, hasCents, hasUnits } = style;
  const amount =
    !hasCents && cents % 100 === 0
      ? write(cents / 100, 0, style) + (hasUnits ? (notation.noCents ?? "") : "")
      : write(cents / 100, 2, style);
  return hasUnits ? notation.money(amount) : amount;
};

const horsepower = (kilowatts: number): number => Math.round(kilowatts / 0.735_498_75);

const inUnit =
  (unit: string, decimals = 0) =>
  (value: number, style: Style): string =>
    write(value, decimals, style) + (style.hasUnits ? ` ${unit}` : "");

const writePower = (value: number, style: Style): string =>
  inUnit("kW")(value, style) +
  (style.hasUnits && style.hasBothPowers
    ? ` (${write(horsepower(value), 0, style)} ${style.notation.horsepower})`
    : "");

type Field = Exclude<FigureFieldName, "id">;

const FIELDS = VEHICLE_FIELD_NAMES.filter(isFigureFieldName).filter((name) => name !== "id");

const decimalsOf = (name: Field): 0 | 1 => {
  const field = getVehicleField(name);
  return field.type === "number" && field.decimals > 0 ? 1 : 0;
};

/** A figure as people write it: in its unit, but for months, years and numbers of things. */
const writerOf = (name: Field): ((value: number, style: Style) => string) => {
  if (name.startsWith("price.") || name === "lowest_price_30_days") return writeMoney;
  if (name === "power_kw") return writePower;
  const field = getVehicleField(name);
  if (field.type !== "number" || field.unit === undefined || field.unit === "months") return String;
  return inUnit(field.unit, decimalsOf(name));
};

const WRITERS = Object.fromEntries(FIELDS.map((name) => [name, writerOf(name)])) as {
  readonly [K in Field]: ReturnType<typeof writerOf>;
};

const THIS_YEAR = CELL_READ_OPTIONS.thisYear;

const figureOf = (field: Field): fc.Arbitrary<number> => {
  const { range, placeholders } = plausibleFigures(field);
  const step = decimalsOf(field) === 1 ? 0.1 : 1;
  const [min = 0, max = 0] = range ?? [];
  const last = field === "construction_year" ? THIS_YEAR + 1 : max;
  const any = fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(last / step) })
    .map((steps) => Number((steps * step).toFixed(1)));
  const round = any.map((value) => Math.floor(value / 1_000) * 1_000).filter((value) => value >= min);
  const isRound = last >= 1_000 && field !== "construction_year";
  return fc.oneof(any, isRound ? round : any).filter((value) => !placeholders.includes(value));
};

type Figures = Readonly<Record<Field, number>>;

const vehicle: fc.Arbitrary<Figures> = fc.record(
  Object.fromEntries(FIELDS.map((field) => [field, figureOf(field)])) as { [K in Field]: fc.Arbitrary<number> },
);

const styleOf = (notations: readonly Notation[]): fc.Arbitrary<Style> =>
  fc.record({
    notation: fc.constantFrom(...notations),
    isGrouped: fc.boolean(),
    hasUnits: fc.boolean(),
    hasCents: fc.boolean(),
    hasBothPowers: fc.boolean(),
  });

/** A feed of some fields; each row in the style of the feed, or in its own. */
type Feed = {
  readonly fields: readonly Field[];
  readonly rows: readonly { readonly figures: Figures; readonly style: Style }[];
};

const [PRICE, ...OTHERS] = FIELDS;

/** With or without a price, which a price before the reduction needs. */
const someFields: fc.Arbitrary<readonly Field[]> = fc
  .tuple(fc.boolean(), fc.subarray(OTHERS, { minLength: 1 }))
  .map(([hasPrice, fields]) =>
    PRICE !== undefined && (hasPrice || fields.some((field) => field.startsWith("price.")))
      ? [PRICE, ...fields]
      : fields,
  );

const feedOf = (notations: readonly Notation[]): fc.Arbitrary<Feed> =>
  fc
    .record({
      fields: someFields,
      vehicles: fc.array(vehicle, { minLength: 1, maxLength: 8 }),
      style: styleOf(notations),
    })
    .map(({ fields, vehicles, style }) => ({ fields, rows: vehicles.map((figures) => ({ figures, style })) }));

const mixedFeed: fc.Arbitrary<Feed> = fc.record({
  // A refused price takes the one before the reduction with it.
  fields: someFields.map((fields) => fields.filter((field) => field !== "price.purchase.before_discount_cents")),
  rows: fc.array(fc.record({ figures: vehicle, style: styleOf(Object.values(NOTATIONS).flat()) }), {
    minLength: 2,
    maxLength: 8,
  }),
});

/** Reads a feed in two passes: first how its columns write decimals, then the vehicles. */
const read = (fields: readonly Field[], rows: readonly (readonly string[])[]) => {
  const columns = fields.map((field) => aColumnRule(field, field, { unit: isAmount(field) ? "money" : null }));
  const profile = { ...FEED_PROFILE, columns: [aColumnRule("make", "brand"), ...columns] };
  const header = ["make", ...fields];
  const feed = rows.map((cells, index) => ({ line: index + 2, cells: ["Ford", ...cells] }));
  const scan = new NotationScan(profile, header, THIS_YEAR);
  for (const row of feed) scan.add(row);
  const { byColumn } = scan.decide();
  const notationOf = (column: string) => byColumn.get(column) ?? UNDECIDED;
  const bound = bindProfile(profile, header, { ...CELL_READ_OPTIONS, notationOf });
  if (!bound.ok) throw new Error(bound.error.reason);
  return feed.map((row) => bound.value.map(row));
};

const BOTH_READINGS = /^can be -?[\d,.]+ or -?[\d.]+$/;

type Counts = { read: number; refused: number };

/** Expects each figure of the feed equal to what was written, or refused with both readings. */
const expectFigures = ({ fields, rows }: Feed, counts: Counts): void => {
  const written = rows.map(({ figures, style }) => fields.map((field) => WRITERS[field](figures[field], style)));
  for (const [index, { vehicle: mapped, issues }] of read(fields, written).entries()) {
    for (const [position, field] of fields.entries()) {
      const cell = written[index]?.[position];
      const value = createFieldReader(field)(mapped?.attributes ?? {}) ?? null;
      const issue = issues.find(({ column }) => column === field);
      if (issue === undefined) {
        expect([field, cell, value]).toEqual([field, cell, rows[index]?.figures[field]]);
        counts.read += 1;
      } else {
        const expected = [field, "ambiguous-number", expect.stringMatching(BOTH_READINGS), null];
        expect([field, issue.code, issue.reason, value]).toEqual(expected);
        counts.refused += 1;
      }
    }
  }
};

it.each(Object.entries(NOTATIONS))(
  "reads every figure of a feed of %s equal, or refuses it with both readings",
  (_, notations) => {
    const counts = { read: 0, refused: 0 };
    fc.assert(
      fc.property(feedOf(notations), (feed) => expectFigures(feed, counts)),
      { numRuns: 300 },
    );
    expect(counts.read).toBeGreaterThan(100 * counts.refused);
  },
);

it("reads no other figure where each row is written in another country", () => {
  const counts = { read: 0, refused: 0 };
  fc.assert(
    fc.property(mixedFeed, (feed) => expectFigures(feed, counts)),
    { numRuns: 1_000 },
  );
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.read).toBeGreaterThan(10 * counts.refused);
});
