import { CURRENCY } from "#domain/countries/index.ts";
import type { Location } from "#domain/locations/index.ts";
import {
  availableFrom,
  paintedFileName,
  STUDIO_FOLDER,
  studioShape,
  type Vehicle,
  vehicleName,
} from "#domain/vehicles/index.ts";
import { dealerData } from "../../locations/index.server.ts";
import { SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { servedMedia } from "../../platform/pictures/index.ts";
import { bodyLabel } from "#application/strings/vehicles/body-label.ts";
import { COLOR_LABELS, TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { shortFuelLabel } from "#application/strings/vehicles/fuel-label.ts";

// Unknown values are undefined and omitted by JSON.stringify.

// UN/CEFACT codes of kilometre, kilowatt and cubic centimetre, as schema.org requires.
const UNIT_CODES = { km: "KMT", kW: "KWT", cm3: "CMQ" } as const;

const toQuantity = (value: number | null, unit: keyof typeof UNIT_CODES): StructuredData | undefined =>
  value === null ? undefined : { "@type": "QuantitativeValue", value, unitCode: UNIT_CODES[unit] };

const WHEEL_CONFIGURATIONS = {
  front: "FrontWheelDriveConfiguration",
  rear: "RearWheelDriveConfiguration",
  all: "AllWheelDriveConfiguration",
} as const satisfies Record<NonNullable<Vehicle["drive"]>, string>;

const AVAILABILITY = {
  available: `${SCHEMA}/InStock`,
  reserved: `${SCHEMA}/Reserved`,
  sold: `${SCHEMA}/SoldOut`,
} as const satisfies Record<Vehicle["availability"], string>;

const toItemCondition = ({ condition }: Vehicle): string | undefined =>
  condition === null ? undefined : `${SCHEMA}/${condition === "new" ? "NewCondition" : "UsedCondition"}`;

export type VehicleDataInput = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  /** Name of the group, for vehicles without a location. */
  readonly seller: string;
  /** Absolute URL of the vehicle page. */
  readonly url: string;
  readonly siteUrl: string;
  readonly showVin: boolean;
  /** `YYYY-MM-DD` in the time zone of the site. */
  readonly today: string;
};

const toSeller = ({ location, seller }: VehicleDataInput): StructuredData =>
  location === null ? { "@type": "AutoDealer", name: seller } : dealerData(location);

const toOffer = (input: VehicleDataInput): StructuredData | undefined => {
  const { vehicle, url, today } = input;
  const purchase = vehicle.price.purchase;
  if (purchase === null) return undefined;
  return {
    "@type": "Offer",
    url,
    price: (purchase.cents / 100).toFixed(2),
    priceCurrency: CURRENCY,
    availability: AVAILABILITY[vehicle.availability],
    availabilityStarts: availableFrom(vehicle, today) ?? undefined,
    itemCondition: toItemCondition(vehicle),
    seller: toSeller(input),
  };
};

/** Absolute URLs of the photographs, otherwise of the studio illustration in the vehicle's colour. */
export const imageUrls = (vehicle: Vehicle, siteUrl: string): readonly string[] => {
  const photos = servedMedia(vehicle).filter(({ type }) => type === "image");
  if (photos.length > 0) return photos.map(({ url }) => siteUrl + url);
  const painted = paintedFileName({ shape: studioShape(vehicle), color: vehicle.color ?? "unknown" });
  return [`${siteUrl}/${STUDIO_FOLDER}/${painted}`];
};

const toEngine = (vehicle: Vehicle): StructuredData | undefined => {
  const fuelType = shortFuelLabel(vehicle) ?? undefined;
  const enginePower = toQuantity(vehicle.power_kw, "kW");
  const engineDisplacement = toQuantity(vehicle.cylinder_capacity_cc, "cm3");
  if (!fuelType && !enginePower && !engineDisplacement) return undefined;
  return { "@type": "EngineSpecification", fuelType, enginePower, engineDisplacement };
};

const bodyProperties = (vehicle: Vehicle): StructuredData => ({
  bodyType: bodyLabel(vehicle.body_style) ?? undefined,
  color: vehicle.color_name ?? (vehicle.color ? COLOR_LABELS[vehicle.color] : undefined),
  vehicleInteriorColor: vehicle.interior_color ? COLOR_LABELS[vehicle.interior_color] : undefined,
  numberOfDoors: vehicle.doors || undefined,
  vehicleSeatingCapacity: vehicle.seats || undefined,
});

const technicalProperties = (vehicle: Vehicle): StructuredData => ({
  fuelType: shortFuelLabel(vehicle) ?? undefined,
  vehicleTransmission: vehicle.transmission_type ? TRANSMISSION_LABELS[vehicle.transmission_type] : undefined,
  driveWheelConfiguration: vehicle.drive ? `${SCHEMA}/${WHEEL_CONFIGURATIONS[vehicle.drive]}` : undefined,
  vehicleEngine: toEngine(vehicle),
  emissionsCO2: vehicle.co2_g_km ?? undefined,
});

/** Source: https://schema.org/Car, https://schema.org/Offer. */
export const vehicleData = (input: VehicleDataInput): StructuredData => {
  const { vehicle, url, siteUrl, showVin } = input;
  return {
    "@context": SCHEMA,
    "@type": vehicle.kind === "van" ? "Vehicle" : "Car",
    "@id": `${url}#vehicule`,
    url,
    name: vehicleName(vehicle),
    description: vehicle.description ?? undefined,
    vehicleIdentificationNumber: showVin ? (vehicle.vin ?? undefined) : undefined,
    sku: vehicle.stock_number ?? String(vehicle.id),
    image: imageUrls(vehicle, siteUrl),
    brand: { "@type": "Brand", name: vehicle.brand.name },
    model: vehicle.model?.name,
    vehicleConfiguration: vehicle.trim ?? undefined,
    vehicleModelDate: vehicle.construction_year ? String(vehicle.construction_year) : undefined,
    dateVehicleFirstRegistered: vehicle.first_registration ?? undefined,
    mileageFromOdometer: toQuantity(vehicle.mileage_km, "km"),
    numberOfPreviousOwners: vehicle.owners ?? undefined,
    itemCondition: toItemCondition(vehicle),
    ...bodyProperties(vehicle),
    ...technicalProperties(vehicle),
    offers: toOffer(input),
  };
};
