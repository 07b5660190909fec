import { localTime, type Location } from "#domain/locations/index.ts";
import { hasParameterOf, isParameterOf } from "#domain/ownership/index.ts";
import { CURRENCY } from "#domain/countries/index.ts";
import {
  availableFrom,
  paintedFileName,
  shapeOf,
  STUDIO_FOLDER,
  studioShape,
  type Vehicle,
  vehicleName,
} from "#domain/vehicles/index.ts";
import { servedMedia } from "../../platform/pictures/index.ts";
import { bodyLabel } from "#application/strings/vehicles/body-label.ts";
import { COLOR_LABELS, TRANSMISSION_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { shortFuelLabel } from "#application/strings/vehicles/fuel-label.ts";
import { buildVehiclePageView } from "./vehicle-page-view.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { ownershipCostData, vehicleLeaseCost, vehicleCalculator } from "../../leasing/index.server.ts";
import { similarVehicles } from "../similar/find-similar-vehicles.server.ts";
import { requireVehicle } from "../address/require-vehicle.server.ts";
import { dealerData, vehicleAdviser } from "../../locations/index.server.ts";
import { crumbsData, SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { filmHosts } from "../gallery/gallery-view.ts";
import {
  allowEmbeds,
  declareParameters,
  markCacheable,
  markShared,
  servicesOf,
} from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

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

type VehicleDataInput = {
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
const imageUrls = (vehicle: Vehicle, siteUrl: string): readonly string[] => {
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
  bodyType: bodyLabel(shapeOf(vehicle)) ?? undefined,
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

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, clock, catalogue, siteUrl } = services;
  const vehicle = await requireVehicle(services, params, url, {
    demand: null,
    canonicalPath: (vehicleToLink, belowBrand) =>
      belowBrand ? paths.brandVehicle(vehicleToLink.brand, vehicleToLink) : paths.vehicle(vehicleToLink),
  });
  declareParameters(context, isParameterOf("terms", "costs"));
  // URLs with terms are not cached: there are too many of them.
  if (hasParameterOf(url.searchParams, "terms", "costs")) markShared(context);
  else markCacheable(context, "stock", "catalogue", "minute");
  const now = clock.now();
  const location = catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null;
  const calculator = vehicleCalculator(services, vehicle, {
    params: url.searchParams,
    withSchedule: false,
    monthlyCost: vehicleLeaseCost(services, vehicle),
  });
  const view = buildVehiclePageView({
    vehicle,
    location,
    adviser: vehicleAdviser(services, vehicle, location),
    priceHistory: await services.stock.priceHistory(vehicle.id),
    ownershipCost: ownershipCostData(services, vehicle, url.pathname, url.searchParams),
    calculator: calculator.ok ? calculator.value : null,
    similar: await similarVehicles(vehicle, services),
    crumbs: crumbsTo(services, stockStep(services), { label: vehicle.title }),
    settings,
    paths,
    siteUrl,
    now,
  });
  allowEmbeds(context, filmHosts(view.gallery));
  const { showVin } = settings;
  const today = localTime(now, settings.timeZone).date;
  const data = [
    vehicleData({ vehicle, location, seller: settings.group.name, url: view.sharedPage.url, siteUrl, showVin, today }),
    crumbsData(view.crumbs, siteUrl),
  ];
  return {
    view,
    canonical: paths.vehicle(vehicle),
    image: imageUrls(vehicle, siteUrl)[0] ?? null,
    structuredData: data,
  };
};
