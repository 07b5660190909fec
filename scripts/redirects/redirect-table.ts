import { contentRows, MALFORMED_ROWS } from "./content-rows.ts";
import { listRows } from "./list-rows.ts";
import { toCsv } from "./row.ts";
import { newVehicleRows, usedVehicleRows } from "./vehicle-rows.ts";

/** The demo group's old addresses as CSV: the same on every machine. */
export const createRedirectTable = (): string =>
  toCsv([...contentRows(), ...newVehicleRows(), ...listRows(), ...usedVehicleRows(), ...MALFORMED_ROWS]);
