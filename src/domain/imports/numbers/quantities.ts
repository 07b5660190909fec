import { CURRENCY } from "../../countries/index.ts";
import { fold } from "../../shared/index.ts";
import {
  type FigureFieldName,
  getVehicleField,
  isFigureFieldName,
  type MeasureUnit,
  METRIC_HORSEPOWER_KW,
  type VehicleFieldName,
} from "../../vehicles/index.ts";
import type { ColumnUnit } from "../feed-profile.ts";

/** `factor`: of the field's unit. `decimals`: that people write in this unit; 3 stands for thousandths and more. */
export type Unit = { readonly factor: number; readonly decimals: 0 | 2 | 3 };

/** What a field measures. */
export type Quantity = {
  /** "distances must be in km or mi" */
  readonly rule: string;
  /** By folded name without blanks and dots. */
  readonly units: ReadonlyMap<string, Unit>;
  /** The unit of a figure alone. */
  readonly own: Unit;
  /** A vehicle in another unit is refused instead of losing the value: its price would be missing. */
  readonly refusesRow: boolean;
  /** Figures between two of the field are rounded: 92.4 kW; never a part of a cent or of a door. */
  readonly isRounded: boolean;
};

/** Words beside a unit that leave the figure as it is. */
const PLAIN_WORDS = new Set(
  "wltp nedc nefz komb kombiniert combined combine mixte gecombineerd din ece ttc tvac incl inkl incluse btw mwst tva vat brutto"
    .split(" ")
    .map(fold),
);

/** A price with one of these lacks the VAT. */
const NET_WORDS = new Set("ht htva hors exkl excl zzgl netto net plus".split(" "));

const unitMap = (names: string, factor: number, decimals: Unit["decimals"]): [string, Unit][] =>
  names.split(" ").map((name) => [fold(name), { factor, decimals }]);

const quantity = (
  rule: string,
  own: Unit,
  units: readonly (readonly [string, Unit])[],
  kind: { readonly refusesRow?: true; readonly isRounded?: false } = {},
): Quantity => ({ rule, own, units: new Map(units), refusesRow: false, isRounded: true, ...kind });

/** The international mile of 1959. */
const KILOMETRES_PER_MILE = 1.609_344;

const WHOLE: Unit = { factor: 1, decimals: 0 };
const FRACTIONS: Unit = { factor: 1, decimals: 3 };

const MONEY = quantity(`prices must be in ${CURRENCY}`, WHOLE, unitMap("eur euro euros €", 100, 2), {
  refusesRow: true,
  isRounded: false,
});

const KILOMETRES = [
  ...unitMap("km kms kilometer kilometers kilometre kilometres kilomètres", 1, 0),
  ...unitMap("mi mile miles", KILOMETRES_PER_MILE, 0),
];

const MILEAGE = quantity("distances must be in km or mi", WHOLE, [...KILOMETRES, ...unitMap("tkm tsdkm", 1_000, 3)]);

/** `things`: names that may stand beside the number, separated by blanks. */
const count = (things?: string): Quantity =>
  quantity("a number of things has no unit", WHOLE, things === undefined ? [] : unitMap(things, 1, 0), {
    isRounded: false,
  });

/** The unit "cv" is not here: it can be fiscal horsepower. */
const POWER = quantity("power must be in kW or hp", WHOLE, [
  ...unitMap("kw kilowatt kilowatts", 1, 0),
  ...unitMap("hp ps ch pk", METRIC_HORSEPOWER_KW, 0),
]);

const KILOGRAMS = quantity("weights must be in kg", WHOLE, [...unitMap("kg kgs", 1, 0), ...unitMap("t", 1_000, 3)]);

const PER_100_KM = "/100km /100";

const perHundred = (names: string): string =>
  names
    .split(" ")
    .flatMap((name) => [name, ...PER_100_KM.split(" ").map((end) => name + end)])
    .join(" ");

const CONSUMPTION = quantity(
  "consumption must be in litres or kilograms for 100 km",
  FRACTIONS,
  unitMap(perHundred("l litre litres liter kg"), 1, 3),
);

const ELECTRIC = quantity("consumption must be in kWh for 100 km", FRACTIONS, [
  ...unitMap(perHundred("kwh"), 1, 3),
  ...unitMap("wh/km", 0.1, 0),
]);

/** By the unit of the field. A figure in a unit that is not here is refused, not taken without it. */
const MEASURED: Readonly<Record<MeasureUnit, Quantity>> = {
  km: quantity("distances must be in km or mi", WHOLE, KILOMETRES),
  kW: POWER,
  "cm³": quantity("cylinder capacity must be in cm³", WHOLE, unitMap("cm3 cm³ ccm cc cm^3", 1, 0)),
  "g/km": quantity("CO2 must be in g/km", WHOLE, unitMap("g/km gr/km g gco2/km gco₂/km gkm", 1, 0)),
  "l/100 km": CONSUMPTION,
  "kWh/100 km": ELECTRIC,
  kWh: quantity("batteries must be in kWh", FRACTIONS, unitMap("kwh", 1, 3)),
  kg: KILOGRAMS,
  "%": quantity("a share must be in percent", WHOLE, unitMap("% percent prozent procent pourcent", 1, 0)),
  months: quantity("warranties must be in months", WHOLE, [
    ...unitMap("months month mois monate monat maanden maand", 1, 0),
    ...unitMap("ans an years year jahre jahr jaar", 12, 0),
  ]),
};

/** Fields that feeds write in other units than their own says, or beside the things that they count. */
const BY_FIELD: Readonly<Partial<Record<FigureFieldName, Quantity>>> = {
  id: quantity("it has no unit", WHOLE, [], { isRounded: false }),
  "price.purchase.cents": MONEY,
  "price.purchase.before_discount_cents": MONEY,
  lowest_price_30_days: MONEY,
  mileage_km: MILEAGE,
  construction_year: quantity("a year has no unit", WHOLE, [], { isRounded: false }),
  cylinders: count("cylindres zylinder cylinders cilinders"),
  gears: count("vitesses rapports gänge gears versnellingen"),
  doors: count("portes türen doors deuren"),
  seats: count("places sièges sitze sitzplätze seats zitplaatsen"),
  owners: count("owners owner propriétaires propriétaire halter vorbesitzer eigenaren eigenaar"),
};

/** True for a field in cents of the currency. */
export const isAmount = (name: VehicleFieldName): boolean => isFigureFieldName(name) && BY_FIELD[name] === MONEY;

/** The quantity of a field that is a figure. */
export const quantityOf = (name: FigureFieldName): Quantity => {
  const field = getVehicleField(name);
  const unit = field.type === "number" ? field.unit : undefined;
  return BY_FIELD[name] ?? (unit === undefined ? count() : MEASURED[unit]);
};

/** The unit of a column's figures that have none in the cell. */
const COLUMN_UNIT_NAMES: Readonly<Record<ColumnUnit, string>> = { hp: "hp", euro: "eur", money: "eur", distance: "km" };

export const unitOfColumn = ({ units, own }: Quantity, unit: ColumnUnit | null): Unit =>
  (unit === null ? undefined : units.get(COLUMN_UNIT_NAMES[unit])) ?? own;

const tokensOf = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/)
    .map((token) => token.replaceAll(/[.,;:]/g, ""))
    .filter((token) => token !== "");

/** True for text without a figure that says nothing about it: "(WLTP)". */
export const isPlainText = (text: string): boolean => tokensOf(text).every((token) => PLAIN_WORDS.has(token));

/** The unit's name without the words beside it, "" if there is none; null for text that is no unit. */
export const unitName = (text: string): string | null => {
  if (text === "") return "";
  if (!/[\p{L}\p{Sc}%]/u.test(text)) return null;
  const tokens = tokensOf(text).filter((token) => !PLAIN_WORDS.has(token));
  const name = tokens.join("");
  return tokens.length <= 2 || name.includes("/") || tokens.some((token) => NET_WORDS.has(token)) ? name : null;
};
