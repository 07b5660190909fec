import type { AdsVehicle, VehicleAttributes } from "#domain/vehicles/index.ts";

type AdsNetwork = "google" | "meta";

type AdsRule = {
  /** Completes "6 of them: …". */
  readonly reason: string;
  readonly networks: readonly AdsNetwork[];
  readonly isBroken: (vehicle: AdsVehicle) => boolean;
};

/** From here on a vehicle is not new. Source: support.google.com/merchants/answer/15175676 */
const GOOGLE_NEW_MAX_KM = 200;

/** A new vehicle of an earlier model year is doubted. */
const NEW_MAX_AGE_YEARS = 2;

/** A mileage above is doubted: about what a taxi covers. */
const MAX_KM_A_YEAR = 100_000;

const ageOf = ({ attributes, year }: AdsVehicle): number | null =>
  attributes.construction_year === null ? null : Math.max(0, year - attributes.construction_year);

const isNew = ({ condition }: VehicleAttributes): boolean => condition === "new";

/** Networks call used what is not new. */
const isUsed = ({ condition }: VehicleAttributes): boolean => condition !== null && condition !== "new";

const hasDoubtfulMileage = (vehicle: AdsVehicle): boolean => {
  const age = ageOf(vehicle);
  return age !== null && (vehicle.attributes.mileage_km ?? 0) > MAX_KM_A_YEAR * (age + 1);
};

const BOTH: readonly AdsNetwork[] = ["google", "meta"];

/**
 * What the networks refuse. Sources: support.google.com/merchants/answer/11192663, and of Meta
 * developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
const ADS_RULES: readonly AdsRule[] = [
  {
    reason: "has no photograph",
    networks: BOTH,
    isBroken: ({ attributes }) => !attributes.media.some(({ type }) => type === "image"),
  },
  { reason: "has no price", networks: BOTH, isBroken: ({ attributes }) => attributes.price.purchase === null },
  { reason: "has no model", networks: BOTH, isBroken: ({ attributes }) => attributes.model === null },
  { reason: "does not say whether it is new", networks: BOTH, isBroken: ({ attributes }) => !attributes.condition },
  { reason: "has no location", networks: BOTH, isBroken: ({ isLocated }) => !isLocated },
  { reason: "has no VIN", networks: ["meta"], isBroken: ({ attributes }) => attributes.vin === null },
  { reason: "has no colour", networks: ["meta"], isBroken: ({ attributes }) => attributes.color === null },
  { reason: "has no year", networks: ["meta"], isBroken: ({ attributes }) => attributes.construction_year === null },
  {
    reason: "is used and has no mileage",
    networks: BOTH,
    isBroken: ({ attributes }) => isUsed(attributes) && attributes.mileage_km === null,
  },
  {
    reason: "is used with 0 km",
    networks: ["google"],
    isBroken: ({ attributes }) => isUsed(attributes) && attributes.mileage_km === 0,
  },
  {
    reason: `is new with ${GOOGLE_NEW_MAX_KM} km or more`,
    networks: ["google"],
    isBroken: ({ attributes }) => isNew(attributes) && (attributes.mileage_km ?? 0) >= GOOGLE_NEW_MAX_KM,
  },
  {
    reason: `is new and more than ${NEW_MAX_AGE_YEARS} years old`,
    networks: BOTH,
    isBroken: (vehicle) => isNew(vehicle.attributes) && (ageOf(vehicle) ?? 0) > NEW_MAX_AGE_YEARS,
  },
  {
    reason: `has a doubtful mileage, above ${MAX_KM_A_YEAR} km a year`,
    networks: BOTH,
    isBroken: hasDoubtfulMileage,
  },
];

/** Reasons why the network will refuse an exported vehicle, in the order of the rules. */
export const adsRejectionReasons =
  (network: AdsNetwork) =>
  (vehicle: AdsVehicle): readonly string[] =>
    ADS_RULES.filter(({ networks, isBroken }) => networks.includes(network) && isBroken(vehicle)).map(
      ({ reason }) => reason,
    );
