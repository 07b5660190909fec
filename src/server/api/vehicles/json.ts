import type { PaymentKind } from "#domain/payments/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import {
  type Medium,
  paintedFileName,
  STUDIO_FOLDER,
  studioShape,
  toDisplayPrice,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { apiAttributeNames, type ListedVehicle, type VehicleDetail, type VehicleSummary } from "./schema.ts";

/** `monthlyCents` is null where no monthly payment can be offered. */
export type VehicleJsonContext = {
  readonly url: (vehicle: Vehicle) => string;
  readonly siteUrl: string;
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
  /** What that payment is. */
  readonly paymentKind: PaymentKind;
  readonly showVin: boolean;
  /** What follows a price with VAT: "TTC". */
  readonly priceSuffix: string;
};

const summaryNames = apiAttributeNames("summary");
const detailNames = apiAttributeNames("detail");

const pickAttributes = <Name extends keyof Vehicle>(vehicle: Vehicle, names: readonly Name[]): Pick<Vehicle, Name> =>
  Object.fromEntries(names.map((name) => [name, vehicle[name]])) as Pick<Vehicle, Name>;

/** Photographs of a feed's host are not served until they are copied. */
const isServed = ({ type, url }: Medium): boolean => type === "image" && /^\/(?!\/)/.test(url);

const firstImage = (vehicle: Vehicle, siteUrl: string): VehicleSummary["image"] => {
  const photo = vehicle.media.find(isServed);
  if (photo) return { url: siteUrl + photo.url, alt: photo.alt ?? vehicle.title, illustration: false };
  const painted = paintedFileName({ shape: studioShape(vehicle), color: vehicle.color ?? "unknown" });
  return { url: `${siteUrl}/${STUDIO_FOLDER}/${painted}`, alt: vehicle.title, illustration: true };
};

export const toVehicleSummary = (
  vehicle: Vehicle,
  { url, siteUrl, monthlyCents, paymentKind, priceSuffix }: VehicleJsonContext,
): VehicleSummary => {
  const price = toDisplayPrice(vehicle);
  const monthly = monthlyCents(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    url: url(vehicle),
    title: vehicle.title,
    ...pickAttributes(vehicle, summaryNames),
    price: { purchase: price && { ...price, suffix: priceSuffix } },
    monthly: monthly === null ? null : { cents: monthly, formatted: formatEuros(monthly), payment_kind: paymentKind },
    image: firstImage(vehicle, siteUrl),
    updated_at: vehicle.updated_at,
  };
};

/** In a list around an origin; a null function: without an origin. */
export const toListedVehicle = (
  vehicle: Vehicle,
  context: VehicleJsonContext,
  distanceKm: ((vehicle: Vehicle) => number | null) | null,
): ListedVehicle => {
  const km = distanceKm?.(vehicle) ?? null;
  return { ...toVehicleSummary(vehicle, context), distance_km: km === null ? null : Math.round(km * 10) / 10 };
};

export const toVehicleDetail = (vehicle: Vehicle, context: VehicleJsonContext): VehicleDetail => ({
  ...toVehicleSummary(vehicle, context),
  ...pickAttributes(vehicle, detailNames),
  ...(context.showVin ? { vin: vehicle.vin } : {}),
  first_seen_at: vehicle.first_seen_at,
});
