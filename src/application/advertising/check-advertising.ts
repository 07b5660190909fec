import { findPublicationFaults, offerMarket } from "#domain/lease-offers/index.ts";
import { isConfiguratorLinked } from "#domain/models/index.ts";
import { utcDay, type Clock } from "#domain/shared/index.ts";
import { isSecurityContactValid, type Settings } from "#domain/site/index.ts";
import { findAdvertisingFaults, vehicleName, type AdvertisingFault } from "#domain/vehicles/index.ts";
import type { CatalogueReader, StockReader } from "../stock/ports.ts";

/** A new car on sale without a monthly payment, because its advertising would break the law. */
export type UndeclaredVehicle = {
  readonly id: number;
  readonly name: string;
  readonly stockNumber: string | null;
  readonly faults: readonly AdvertisingFault[];
};

/** `reasons` complete the offer's slug: "does not state its CO2 emissions". */
type UnpublishedOffer = { readonly slug: string; readonly reasons: readonly string[] };

/** Data that must not be displayed, or is not. */
export type AdvertisingReport = {
  readonly vehicles: number;
  /** `first`: the first `MAX_NAMED` in order of id. */
  readonly undeclared: { readonly count: number; readonly first: readonly UndeclaredVehicle[] };
  readonly offers: number;
  readonly unpublished: readonly UnpublishedOffer[];
  /** Models (`brand/slug`) whose configurator's host is not in the settings. */
  readonly hiddenConfigurators: readonly string[];
  /** Settings by which prices of new cars are displayed without CO₂ or consumption. */
  readonly hidingSettings: readonly string[];
  /** The day (`YYYY-MM-DD`) since which `/.well-known/security.txt` is not answered; null while it is, and without a contact. */
  readonly securityContactExpired: string | null;
};

/** Vehicles that a report names. */
const MAX_NAMED = 10;

type AdvertisingDependencies = {
  readonly stock: Pick<StockReader, "all">;
  readonly catalogue: Pick<CatalogueReader, "brands" | "models" | "leaseOffers">;
  readonly settings: Pick<Settings, "finance" | "vat" | "countryTerms" | "wltp" | "lease" | "hosts" | "security">;
  readonly clock: Clock;
};

const checkStock = async (
  stock: AdvertisingDependencies["stock"],
): Promise<Pick<AdvertisingReport, "vehicles" | "undeclared">> => {
  const first: UndeclaredVehicle[] = [];
  let [vehicles, count] = [0, 0];
  for await (const vehicle of stock.all()) {
    vehicles += 1;
    const faults = findAdvertisingFaults(vehicle);
    if (faults.length === 0) continue;
    count += 1;
    if (first.length >= MAX_NAMED) continue;
    first.push({ id: vehicle.id, name: vehicleName(vehicle), stockNumber: vehicle.stock_number, faults });
  }
  return { vehicles, undeclared: { count, first } };
};

const findHidingSettings = ({ wltp, lease }: AdvertisingDependencies["settings"]): readonly string[] => [
  ...(wltp ? [] : ["wltp: false"]),
  ...(lease.co2 ? [] : ["lease.co2: false"]),
];

type OfferDependencies = Pick<AdvertisingDependencies, "catalogue" | "clock"> & {
  readonly settings: Pick<Settings, "finance" | "vat" | "countryTerms">;
};

/** The lease offers of the catalogue that must not be shown today, in order of id. */
export const findUnpublishedOffers = async ({
  catalogue,
  settings,
  clock,
}: OfferDependencies): Promise<readonly UnpublishedOffer[]> => {
  const today = utcDay(clock.now());
  const [brands, models, offers] = await Promise.all([
    catalogue.brands.all(),
    catalogue.models.all(),
    catalogue.leaseOffers.all(),
  ]);
  const context = { brands, models, market: offerMarket(settings, today), today };
  return offers
    .map((offer) => ({ slug: offer.slug, reasons: findPublicationFaults(offer, context).map(({ text }) => text) }))
    .filter(({ reasons }) => reasons.length > 0);
};

/** Checks all vehicles and lease offers against the rules of advertising. Reads only. */
export const checkAdvertising = async ({
  stock,
  catalogue,
  settings,
  clock,
}: AdvertisingDependencies): Promise<AdvertisingReport> => {
  const models = await catalogue.models.all();
  return {
    ...(await checkStock(stock)),
    offers: (await catalogue.leaseOffers.all()).length,
    unpublished: await findUnpublishedOffers({ catalogue, settings, clock }),
    hiddenConfigurators: models
      .filter((model) => model.configurator_url !== null && !isConfiguratorLinked(model, settings.hosts.configurators))
      .map(({ brand, slug }) => `${brand}/${slug}`),
    hidingSettings: findHidingSettings(settings),
    securityContactExpired: isSecurityContactValid(settings.security, clock.now()) ? null : settings.security.expires,
  };
};
