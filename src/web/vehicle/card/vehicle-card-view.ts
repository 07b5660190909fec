import {
  formatDistance,
  formatQuantity,
  formatFrenchDay,
  formatWholeEuros,
  utcDay,
  type Cents,
  nonBreakingUnits,
} from "#domain/shared/index.ts";
import { availableFrom, horsepower, toDisplayPrice, type Vehicle } from "#domain/vehicles/index.ts";
import { type PriceBeforeView, priceBeforeView } from "../reductions/price-before-view.ts";
import { vehicleStrings as strings } from "../strings/vehicles-strings.ts";
import type { PaymentFigure, PaymentWords } from "../strings/payment-lines.ts";
import { type HistoryLine, historyLine } from "../history/history-view.ts";
import { mainPicture, servedPhotos, type Picture } from "../../platform/pictures/index.ts";
import { COLOR_LABELS, SHORT_CONDITION_LABELS, TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { shortFuelLabel } from "#application/strings/vehicles/fuel-label.ts";

type CardBadge = { readonly tone: "ink" | "saving" | "plain" | "state"; readonly label: string };

/**
 * The law requires the conditions beside every advertised monthly payment, and the emissions beside that of a new car.
 */
export type MonthlyView = {
  readonly amount: string;
  readonly figures: readonly PaymentFigure[];
  /** Omitted in a list that has them once: `WithPaymentWords`. */
  readonly words?: PaymentWords | undefined;
  /** Consumption and CO₂; null for a used vehicle with unknown values, and if the market displays none. */
  readonly emissions: string | null;
};

/** A monthly payment in cents with the information required beside it. */
type MonthlyOffer = Omit<MonthlyView, "amount" | "words"> & { readonly cents: Cents; readonly words: PaymentWords };

/** Photographs after the first one. */
export type CardPhotos = {
  /** Number of all photographs of the vehicle. */
  readonly count: number;
  /** URLs of the photographs that the card shows after the first one. */
  readonly more: readonly string[];
};

/** Vehicle data for a card. Size matters: a document contains each card twice, as markup and as loader data. */
export type VehicleCardView = {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly trim: string | null;
  readonly picture: Picture;
  /** Omitted for a vehicle with one photograph or none. */
  readonly photos?: CardPhotos;
  /** The vehicle's page has a film. */
  readonly film?: true;
  readonly badges: readonly CardBadge[];
  /** Null values are omitted from the card. */
  readonly attributes: readonly [
    conditionAndYear: string | null,
    mileage: string | null,
    fuelAndRange: string | null,
    gearboxAndPower: string | null,
  ];
  readonly electric: boolean;
  readonly price: string | null;
  readonly before: PriceBeforeView | null;
  readonly monthly: MonthlyView | null;
  /** Omitted for a vehicle without a past. */
  readonly history?: HistoryLine;
  readonly location: string | null;
  /** "12 km" from the origin of the search. */
  readonly distance?: string;
  /** Omitted for a vehicle that is for sale. Sold vehicles cannot be added to a list. */
  readonly state?: "reserved" | "sold";
};

export type CardContext = {
  readonly hrefOf: (vehicle: Vehicle) => string;
  /** Null if the market displays no monthly payments. */
  readonly monthlyOf: (vehicle: Vehicle) => MonthlyOffer | null;
  readonly locationNameOf: (vehicle: Vehicle) => string | null;
  /** Kilometres from the origin of the search; null for an unknown distance. Omitted for a search without an origin. */
  readonly distanceKmOf?: (vehicle: Vehicle) => number | null;
  readonly now: Date;
  /** True if the market displays measured values, such as the range. */
  readonly wltp: boolean;
  /** Time of the first import; vehicles from it are not badged as new. Null: no vehicle was imported. */
  readonly stockOpenedAt: Date | null;
};

const DAY_MS = 24 * 3600 * 1000;
const NEW_ARRIVAL_MS = 7 * DAY_MS;

/** Smaller discounts have no badge. */
const MIN_DISCOUNT_PERCENT = 3;

const isNewArrival = (vehicle: Vehicle, { now, stockOpenedAt }: CardContext): boolean => {
  const seenAt = Date.parse(vehicle.first_seen_at);
  return (
    now.getTime() - seenAt < NEW_ARRIVAL_MS && (stockOpenedAt === null || seenAt - stockOpenedAt.getTime() > DAY_MS)
  );
};

/** At most two badges, in this order: reserved, availability date, discount, new. Sold excludes all others. */
const toBadges = (vehicle: Vehicle, percent: number | null, context: CardContext): readonly CardBadge[] => {
  if (vehicle.availability === "sold") return [{ tone: "state", label: strings.badges.sold }];
  const badges: CardBadge[] = [];
  if (vehicle.availability === "reserved") badges.push({ tone: "state", label: strings.badges[vehicle.availability] });
  const from = availableFrom(vehicle, utcDay(context.now));
  if (from !== null) badges.push({ tone: "plain", label: strings.badges.from(formatFrenchDay(from)) });
  if (percent !== null && percent >= MIN_DISCOUNT_PERCENT) badges.push({ tone: "saving", label: `−${percent}\u00a0%` });
  if (isNewArrival(vehicle, context)) badges.push({ tone: "ink", label: strings.badges.new });
  return badges.slice(0, 2);
};

const toMonthlyView = ({ cents, ...rest }: MonthlyOffer): MonthlyView => ({ amount: formatWholeEuros(cents), ...rest });

const joined = (...values: readonly (string | null)[]): string | null =>
  values.filter((value) => value !== null).join(" · ") || null;

const toAttributes = (vehicle: Vehicle, { wltp }: CardContext): VehicleCardView["attributes"] => {
  const { condition, construction_year: year, mileage_km: mileage, transmission_type: gearbox, power_kw } = vehicle;
  const range = wltp && vehicle.fuel_type === "electric" ? vehicle.range_km : null;
  return [
    joined(condition && SHORT_CONDITION_LABELS[condition], year === null ? null : String(year)),
    mileage === null ? null : formatQuantity(mileage, "km"),
    joined(shortFuelLabel(vehicle), range === null ? null : formatQuantity(range, "km")),
    joined(
      gearbox && TRANSMISSION_LABELS[gearbox],
      power_kw === null ? null : formatQuantity(horsepower(power_kw), "ch"),
    ),
  ];
};

const toHistory = (vehicle: Vehicle, { now }: CardContext): Pick<VehicleCardView, "history"> => {
  const history = historyLine(vehicle, utcDay(now));
  return history === null ? {} : { history };
};

/** Further photographs are only on the vehicle's page. */
const MAX_CARD_PHOTOS = 5;

const toPhotos = (vehicle: Vehicle): Pick<VehicleCardView, "photos"> => {
  const [, ...others] = servedPhotos(vehicle);
  if (others.length === 0) return {};
  return { photos: { count: others.length + 1, more: others.slice(0, MAX_CARD_PHOTOS - 1).map(({ url }) => url) } };
};

const toDistance = (vehicle: Vehicle, { distanceKmOf }: CardContext): Pick<VehicleCardView, "distance"> => {
  const distanceKm = distanceKmOf?.(vehicle) ?? null;
  return distanceKm === null ? {} : { distance: formatDistance(distanceKm) };
};

export const toVehicleCardView = (vehicle: Vehicle, context: CardContext): VehicleCardView => {
  const price = toDisplayPrice(vehicle);
  const state = vehicle.availability === "available" ? null : vehicle.availability;
  const monthly = state === "sold" ? null : context.monthlyOf(vehicle);
  return {
    id: vehicle.id,
    href: context.hrefOf(vehicle),
    title: vehicle.title,
    trim: vehicle.trim && nonBreakingUnits(vehicle.trim),
    picture: mainPicture(vehicle, strings.pictureAlt(vehicle.title, vehicle.color && COLOR_LABELS[vehicle.color])),
    ...toPhotos(vehicle),
    ...(vehicle.media.some(({ type }) => type === "video") ? { film: true } : {}),
    badges: toBadges(vehicle, price?.before_discount?.percent ?? null, context),
    attributes: toAttributes(vehicle, context),
    electric: vehicle.fuel_type === "electric",
    price: price?.formatted ?? null,
    before: priceBeforeView(vehicle),
    monthly: monthly && toMonthlyView(monthly),
    ...toHistory(vehicle, context),
    location: context.locationNameOf(vehicle),
    ...toDistance(vehicle, context),
    ...(state && { state }),
  };
};
