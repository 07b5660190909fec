// Server only.
export { findOpenVacancy } from "./find-open-vacancy.server.ts";
export { requireBrand, requireModel } from "./require-brand.server.ts";
export { requireLeaseOffer } from "./require-lease-offer.server.ts";
export { requireLocation } from "./require-location.server.ts";
export { requireGroupBrand, requireVehicle, type VehicleParams } from "./require-vehicle.server.ts";
export { resolvePage } from "./resolve-page.server.ts";
