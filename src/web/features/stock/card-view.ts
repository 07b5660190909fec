import { formatEuros, formatQuantity, frenchDay, utcDay } from "#domain/shared/index.ts";
import {
  availableFrom,
  COLORS,
  shortFuelLabel,
  shownPrice,
  TRANSMISSIONS,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { vehicleStrings as words } from "../../strings/vehicles.ts";
import { mainPicture, type Picture } from "./picture.ts";

export type CardBadge = { readonly tone: "ink" | "green" | "saving" | "plain"; readonly label: string };

/** An advertised month never stands without the conditions the law wants beside it. */
export type MonthlyView = { readonly amount: string; readonly conditions: string };

/** A card, ready to be shown and small: it travels into the page twice. */
export type VehicleCardView = {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly trim: string | null;
  readonly picture: Picture;
  readonly badges: readonly CardBadge[];
  /** Year, mileage, fuel, gearbox; null is left out. */
  readonly facts: readonly [year: string | null, mileage: string | null, fuel: string | null, gearbox: string | null];
  readonly electric: boolean;
  readonly price: string | null;
  readonly before: string | null;
  readonly monthly: MonthlyView | null;
  readonly place: string | null;
  /** Nothing to keep or to compare any more. */
  readonly sold?: true;
};

export type CardContext = {
  readonly hrefOf: (vehicle: Vehicle) => string;
  /** The advertised month and, in full, the conditions it stands under; null where the market shows none. */
  readonly monthlyOf: (vehicle: Vehicle) => { readonly cents: number; readonly conditions: string } | null;
  readonly placeOf: (vehicle: Vehicle) => string | null;
  readonly now: Date;
  /** When the stock's first vehicles came in: what came along with them is no arrival. */
  readonly openedAt: Date | null;
};

const DAY_MS = 24 * 3600 * 1000;
const NEW_FOR_MS = 7 * DAY_MS;

/** From −3 % on a discount is worth a badge. */
const WORTH_SAYING = 3;

const isArrival = (vehicle: Vehicle, { now, openedAt }: CardContext): boolean => {
  const seenAt = Date.parse(vehicle.first_seen_at);
  return now.getTime() - seenAt < NEW_FOR_MS && (openedAt === null || seenAt - openedAt.getTime() > DAY_MS);
};

/** At most two: that and when it can be had, then what is cheaper, electric, new. What is sold says that alone. */
const badgesOf = (vehicle: Vehicle, percent: number | null, context: CardContext): readonly CardBadge[] => {
  if (vehicle.availability === "sold") return [{ tone: "plain", label: words.badges.sold }];
  const badges: CardBadge[] = [];
  if (vehicle.availability === "reserved") badges.push({ tone: "plain", label: words.badges[vehicle.availability] });
  const from = availableFrom(vehicle, utcDay(context.now));
  if (from !== null) badges.push({ tone: "plain", label: words.badges.from(frenchDay(from)) });
  if (percent !== null && percent >= WORTH_SAYING) badges.push({ tone: "saving", label: `−${percent}\u00a0%` });
  if (vehicle.fuel_type === "electric") badges.push({ tone: "green", label: words.badges.electric });
  if (isArrival(vehicle, context)) badges.push({ tone: "ink", label: words.badges.new });
  return badges.slice(0, 2);
};

export const toCardView = (vehicle: Vehicle, context: CardContext): VehicleCardView => {
  const price = shownPrice(vehicle);
  const monthly = context.monthlyOf(vehicle);
  return {
    id: vehicle.id,
    href: context.hrefOf(vehicle),
    title: vehicle.title,
    trim: vehicle.trim,
    picture: mainPicture(vehicle, words.pictureAlt(vehicle.title, vehicle.color && COLORS[vehicle.color])),
    badges: badgesOf(vehicle, price?.before_discount?.percent ?? null, context),
    facts: [
      vehicle.construction_year === null ? null : String(vehicle.construction_year),
      vehicle.mileage_km === null ? null : formatQuantity(vehicle.mileage_km, "km"),
      shortFuelLabel(vehicle),
      vehicle.transmission_type && TRANSMISSIONS[vehicle.transmission_type],
    ],
    electric: vehicle.fuel_type === "electric",
    price: price?.formatted ?? null,
    before: price?.before_discount?.formatted ?? null,
    monthly: monthly && { amount: formatEuros(Math.round(monthly.cents / 100) * 100), conditions: monthly.conditions },
    place: context.placeOf(vehicle),
    ...(vehicle.availability === "sold" ? { sold: true } : {}),
  };
};
