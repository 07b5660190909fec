import type { Vehicle } from "#domain/vehicles/index.ts";
import type { StockReader } from "../stock/ports.ts";

async function* withoutNumbers(vehicles: AsyncIterable<Vehicle>): AsyncGenerator<Vehicle> {
  for await (const vehicle of vehicles) yield vehicle.vin === null ? vehicle : { ...vehicle, vin: null };
}

/** The stock as the public may read it where vehicle identification numbers are not public. */
export const withoutVin = <R extends Pick<StockReader, "all" | "allAsFed">>(reader: R): R => ({
  ...reader,
  all: () => withoutNumbers(reader.all()),
  allAsFed: () => withoutNumbers(reader.allAsFed()),
});
