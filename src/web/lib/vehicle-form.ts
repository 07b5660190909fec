import { isOffered, leadKindNamed, type LeadKind, type LeadSubject } from "#domain/leads/index.ts";
import { BRAND_SEGMENTS, FORM_SEGMENTS, type Paths, type Settings } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";
import { shownMonth } from "./card-context.ts";
import { leadSubject } from "./lead-subject.ts";
import { notHere } from "./page-error.ts";
import { requireGroupBrand, vehicleOfPath, type VehicleParams } from "./vehicle-of-path.ts";

type Form = {
  /** Name of the kind of lead. */
  readonly kind: "interest" | "test_drive" | "online_leasing" | "trade_in";
  /** Its word below a vehicle of the stock, and below a brand, where it stands there too. */
  readonly word: (segments: Settings["segments"]) => string;
  readonly brandWord?: string;
  readonly path: (paths: Paths, vehicle: Vehicle) => string;
  readonly brandPath?: (paths: Paths, vehicle: Vehicle) => string;
  /** Left out: it can be asked of any vehicle. */
  readonly fits?: (vehicle: Vehicle, services: WebServices) => boolean;
};

const FORMS: readonly Form[] = [
  {
    kind: "interest",
    word: ({ interest }) => interest,
    brandWord: BRAND_SEGMENTS.interest,
    path: (paths, vehicle) => paths.vehicleInterest(vehicle),
    brandPath: (paths, vehicle) => paths.brandVehicleInterest(vehicle.brand, vehicle),
  },
  {
    kind: "test_drive",
    word: ({ testDrive }) => testDrive,
    brandWord: BRAND_SEGMENTS.testDrive,
    path: (paths, vehicle) => paths.vehicleTestDrive(vehicle),
    brandPath: (paths, vehicle) => paths.brandVehicleTestDrive(vehicle.brand, vehicle),
  },
  {
    kind: "online_leasing",
    word: () => FORM_SEGMENTS.onlineLeasing,
    path: (paths, vehicle) => paths.vehicleOnlineLeasing(vehicle),
    fits: (vehicle, services) => shownMonth(services, vehicle) !== null,
  },
  {
    kind: "trade_in",
    word: () => FORM_SEGMENTS.tradeIn,
    path: (paths, vehicle) => paths.vehicleTradeIn(vehicle),
  },
];

export type VehicleFormParams = VehicleParams & { readonly form: string };

type Found = { readonly form: Form; readonly kind: LeadKind };

/** The form that the word in the address stands for; a word that none has here is thrown as the page that says so. */
export const formOfPath = async (services: WebServices, params: VehicleFormParams, url: URL): Promise<Found> => {
  const { brand, form: word } = params;
  const { settings } = services;
  await requireGroupBrand(services, brand, url);
  const form = FORMS.find((one) => word === (brand === undefined ? one.word(settings.segments) : one.brandWord));
  const kind = form ? leadKindNamed(form.kind) : null;
  if (!form || kind === null || !isOffered(kind, settings)) throw notHere("vehicle-form-not-found", url.pathname);
  return { form, kind };
};

/** What the address of a vehicle's form asks, and about which vehicle. */
export const askedOfVehicle = async (
  services: WebServices,
  params: VehicleFormParams,
  url: URL,
): Promise<{ readonly kind: LeadKind; readonly vehicle: Vehicle; readonly subject: LeadSubject }> => {
  const { paths } = services;
  const { form, kind } = await formOfPath(services, params, url);
  const vehicle = await vehicleOfPath(services, params, url, {
    rightPath: (right, belowBrand) => ((belowBrand && form.brandPath) || form.path)(paths, right),
    gone: "vehicle-form-not-found",
  });
  if (form.fits?.(vehicle, services) === false) throw notHere("vehicle-form-not-found", url.pathname);
  return { kind, vehicle, subject: leadSubject(vehicle, services) };
};
