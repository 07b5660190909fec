import type { VehicleAttributes } from "./fields/index.ts";

export type PoweredVehicle = Pick<VehicleAttributes, "fuel_type" | "battery_kwh" | "range_km">;

/**
 * True for a plug-in hybrid. Feeds use one key for all hybrids of two fuels; a battery or an electric range decides.
 */
export const isPlugIn = ({ fuel_type, battery_kwh, range_km }: PoweredVehicle): boolean =>
  (fuel_type === "electric+petrol" || fuel_type === "electric+diesel") && (battery_kwh !== null || range_km !== null);
