import { nonBreakingUnits } from "#domain/shared/index.ts";
import { vehicleName } from "#domain/vehicles/index.ts";

/** Title and trim as a text displays them: "MG ZS Comfort 64 kWh", with the unit on the line of its number. */
export const displayedName = (vehicle: Parameters<typeof vehicleName>[0]): string =>
  nonBreakingUnits(vehicleName(vehicle));
