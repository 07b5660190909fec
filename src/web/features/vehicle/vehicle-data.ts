import type { Location } from "#domain/locations/index.ts";
import {
  availableFrom,
  BODY_STYLES,
  COLORS,
  paintedName,
  shortFuelLabel,
  studioShape,
  TRANSMISSIONS,
  type Vehicle,
  vehicleName,
} from "#domain/vehicles/index.ts";
import { dealerData } from "../../lib/dealer-data.ts";
import { SCHEMA, type StructuredData } from "../../lib/structured-data.ts";
import { servedMedia } from "../stock/picture.ts";

// What is not known is undefined, and left out when the data is written.

// Codes of UN/CEFACT, as schema.org asks for: kilometre, kilowatt, cubic centimetre.
const UNITS = { km: "KMT", kW: "KWT", cm3: "CMQ" } as const;

const quantity = (value: number | null, unit: keyof typeof UNITS): StructuredData | undefined =>
  value === null ? undefined : { "@type": "QuantitativeValue", value, unitCode: UNITS[unit] };

const WHEELS = {
  front: "FrontWheelDriveConfiguration",
  rear: "RearWheelDriveConfiguration",
  all: "AllWheelDriveConfiguration",
} as const satisfies Record<NonNullable<Vehicle["drive"]>, string>;

const AVAILABILITY = {
  available: `${SCHEMA}/InStock`,
  reserved: `${SCHEMA}/Reserved`,
  sold: `${SCHEMA}/SoldOut`,
} as const satisfies Record<Vehicle["availability"], string>;

const conditionOf = ({ condition }: Vehicle): string | undefined =>
  condition === null ? undefined : `${SCHEMA}/${condition === "new" ? "NewCondition" : "UsedCondition"}`;

export type StructuredVehicle = {
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  /** The group's name, for a vehicle that stands at no known place. */
  readonly seller: string;
  /** Full address of the vehicle's page. */
  readonly url: string;
  readonly siteUrl: string;
  /** `YYYY-MM-DD` on the calendar of the place. */
  readonly today: string;
};

const sellerOf = ({ location, seller }: StructuredVehicle): StructuredData =>
  location === null ? { "@type": "AutoDealer", name: seller } : dealerData(location);

const offerOf = (given: StructuredVehicle): StructuredData | undefined => {
  const { vehicle, url, today } = given;
  const purchase = vehicle.price.purchase;
  if (purchase === null) return undefined;
  return {
    "@type": "Offer",
    url,
    price: (purchase.cents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: AVAILABILITY[vehicle.availability],
    availabilityStarts: availableFrom(vehicle, today) ?? undefined,
    itemCondition: conditionOf(vehicle),
    seller: sellerOf(given),
  };
};

/** Full addresses: the photographs, or the studio's picture of the body in the vehicle's paint. */
export const imagesOf = (vehicle: Vehicle, siteUrl: string): readonly string[] => {
  const photos = servedMedia(vehicle).filter(({ type }) => type === "image");
  if (photos.length > 0) return photos.map(({ url }) => siteUrl + url);
  const painted = paintedName({ shape: studioShape(vehicle), color: vehicle.color ?? "unknown" });
  return [`${siteUrl}/studio/1/${painted}`];
};

const engineOf = (vehicle: Vehicle): StructuredData | undefined => {
  const fuelType = shortFuelLabel(vehicle) ?? undefined;
  const enginePower = quantity(vehicle.power_kw, "kW");
  const engineDisplacement = quantity(vehicle.cylinder_capacity_cc, "cm3");
  if (!fuelType && !enginePower && !engineDisplacement) return undefined;
  return { "@type": "EngineSpecification", fuelType, enginePower, engineDisplacement };
};

const bodyOf = (vehicle: Vehicle): StructuredData => ({
  bodyType: vehicle.body_style ? BODY_STYLES[vehicle.body_style] : undefined,
  color: vehicle.color_name ?? (vehicle.color ? COLORS[vehicle.color] : undefined),
  vehicleInteriorColor: vehicle.interior_color ? COLORS[vehicle.interior_color] : undefined,
  numberOfDoors: vehicle.doors || undefined,
  vehicleSeatingCapacity: vehicle.seats || undefined,
});

const technologyOf = (vehicle: Vehicle): StructuredData => ({
  fuelType: shortFuelLabel(vehicle) ?? undefined,
  vehicleTransmission: vehicle.transmission_type ? TRANSMISSIONS[vehicle.transmission_type] : undefined,
  driveWheelConfiguration: vehicle.drive ? `${SCHEMA}/${WHEELS[vehicle.drive]}` : undefined,
  vehicleEngine: engineOf(vehicle),
  emissionsCO2: vehicle.co2_g_km ?? undefined,
});

/** The vehicle and its offer as schema.org has them. Source: https://schema.org/Car, https://schema.org/Offer. */
export const vehicleData = (given: StructuredVehicle): StructuredData => {
  const { vehicle, url, siteUrl } = given;
  return {
    "@context": SCHEMA,
    "@type": vehicle.kind === "van" ? "Vehicle" : "Car",
    "@id": `${url}#vehicule`,
    url,
    name: vehicleName(vehicle),
    description: vehicle.description ?? undefined,
    sku: vehicle.stock_number ?? String(vehicle.id),
    image: imagesOf(vehicle, siteUrl),
    brand: { "@type": "Brand", name: vehicle.brand.name },
    model: vehicle.model?.name,
    vehicleConfiguration: vehicle.trim ?? undefined,
    vehicleModelDate: vehicle.construction_year ? String(vehicle.construction_year) : undefined,
    dateVehicleFirstRegistered: vehicle.first_registration ?? undefined,
    mileageFromOdometer: quantity(vehicle.mileage_km, "km"),
    numberOfPreviousOwners: vehicle.owners ?? undefined,
    itemCondition: conditionOf(vehicle),
    ...bodyOf(vehicle),
    ...technologyOf(vehicle),
    offers: offerOf(given),
  };
};
