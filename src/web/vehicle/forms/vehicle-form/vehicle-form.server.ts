import { isLeadKindOffered, findLeadKind, type LeadKind, vehicleDemand } from "#domain/forms/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import { BRAND_SEGMENTS, FORM_SEGMENTS, type Paths, type Settings } from "#domain/site/index.ts";
import { type Vehicle, vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { vehicleCalculator } from "../../../leasing/index.server.ts";
import { leadSubject } from "../../../leads/index.server.ts";
import { notFound } from "../../../platform/errors/index.ts";
import type { AddressServices } from "../../../platform/addresses/index.server.ts";
import { requireMake, requireVehicle, type VehicleParams } from "../../address/require-vehicle.server.ts";

type VehicleForm = {
  readonly kind: "interest" | "test_drive" | "online_leasing" | "trade_in" | "question" | "call_back";
  /** URL segment below `/stock`; `brandSegment`: the segment below a make, if the form is available there. */
  readonly segment: (segments: Settings["segments"]) => string;
  readonly brandSegment?: string;
  readonly path: (paths: Paths, vehicle: Vehicle) => string;
  readonly brandPath?: (paths: Paths, vehicle: Vehicle) => string;
  /** By default offered in every market. */
  readonly isOffered?: (settings: Settings) => boolean;
  /** By default available for every vehicle. */
  readonly isAvailable?: (vehicle: Vehicle, services: SiteServices<"settings" | "clock">) => boolean;
};

const FORMS: readonly VehicleForm[] = [
  {
    kind: "interest",
    segment: ({ interest }) => interest,
    brandSegment: BRAND_SEGMENTS.interest,
    path: (paths, vehicle) => paths.vehicleInterest(vehicle),
    brandPath: (paths, vehicle) => paths.brandVehicleInterest(vehicle.brand, vehicle),
  },
  {
    kind: "test_drive",
    segment: ({ testDrive }) => testDrive,
    brandSegment: BRAND_SEGMENTS.testDrive,
    path: (paths, vehicle) => paths.vehicleTestDrive(vehicle),
    brandPath: (paths, vehicle) => paths.brandVehicleTestDrive(vehicle.brand, vehicle),
  },
  {
    kind: "online_leasing",
    segment: () => FORM_SEGMENTS.onlineLeasing,
    brandSegment: FORM_SEGMENTS.onlineLeasing,
    path: (paths, vehicle) => paths.vehicleOnlineLeasing(vehicle),
    brandPath: (paths, vehicle) => paths.brandVehicleOnlineLeasing(vehicle.brand, vehicle),
    isAvailable: (vehicle, services) =>
      vehicleCalculator(services, vehicle, { params: new URLSearchParams(), withSchedule: false }).ok,
  },
  {
    kind: "trade_in",
    segment: () => FORM_SEGMENTS.tradeIn,
    path: (paths, vehicle) => paths.vehicleTradeIn(vehicle),
  },
  {
    kind: "question",
    segment: () => FORM_SEGMENTS.question,
    path: (paths, vehicle) => paths.vehicleQuestion(vehicle),
  },
  {
    kind: "call_back",
    segment: () => FORM_SEGMENTS.callBack,
    path: (paths, vehicle) => paths.vehicleCallBack(vehicle),
    isOffered: ({ ask }) => ask.call_back,
  },
];

export type VehicleFormParams = VehicleParams & { readonly form: string };

/** Throws 404 unless the URL segment is a form that the market offers. */
const requireForm = async (services: AddressServices, params: VehicleFormParams, url: URL) => {
  const { brand, form: segment } = params;
  const { settings } = services;
  await requireMake(services, params, url);
  const form = FORMS.find(
    (candidate) => segment === (brand === undefined ? candidate.segment(settings.segments) : candidate.brandSegment),
  );
  const kind = form ? findLeadKind(form.kind) : null;
  if (!form || kind === null || !isLeadKindOffered(kind, settings) || form.isOffered?.(settings) === false)
    throw notFound("vehicle-form-not-found", url.pathname);
  return { form, kind };
};

export const requireVehicleForm = async (
  services: AddressServices,
  params: VehicleFormParams,
  url: URL,
): Promise<{ readonly kind: LeadKind; readonly vehicle: Vehicle; readonly subject: LeadSubject }> => {
  const { paths } = services;
  const { form, kind } = await requireForm(services, params, url);
  const vehicle = await requireVehicle(services, params, url, {
    demand: vehicleDemand(kind),
    canonicalPath: (match, belowBrand) => ((belowBrand && form.brandPath) || form.path)(paths, match),
    removedError: "vehicle-form-not-found",
  });
  if (form.isAvailable?.(vehicle, services) === false) throw notFound("vehicle-form-not-found", url.pathname);
  return { kind, vehicle, subject: leadSubject(vehicle, services) };
};

/** What is posted to the form of a vehicle. Throws 404 unless the URL segment is a form that the market offers. */
export const vehicleFormPost = async (services: AddressServices, params: VehicleFormParams, url: URL) => {
  const { kind } = await requireForm(services, params, url);
  const id = vehicleIdFromSlug(params.vehicle) ?? 0;
  return {
    kind,
    subjectKey: `vehicle:${id}`,
    // Whatever became of it: the form comes back with everything typed, and is refused when it is sent again.
    currentSubject: async () => {
      const match = await services.stock.byIdIncludingRemoved(id);
      if (match === null) throw notFound("vehicle-form-not-found", url.pathname);
      return leadSubject(match.vehicle, services);
    },
  };
};
