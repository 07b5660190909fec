import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXPORT_FORMATS, type ExportContext, type ExportFormat } from "#domain/exports/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exportBytes, newTally } from "../../src/adapters/feeds/export/index.ts";
import { anyVehicle, factsOnly } from "../fixtures/any-vehicle.ts";
import { takenIn } from "../fixtures/taken-in.ts";

const context: ExportContext = {
  pageOf: ({ slug }) => `https://site.example/stock/${slug}`,
  absolute: (url) => (url.startsWith("/") ? `https://site.example${url}` : url),
  locationOf: () => null,
};

const formatNamed = (name: string): ExportFormat => {
  const format = EXPORT_FORMATS.find((candidate) => candidate.name === name);
  if (!format) throw new Error(`there is no format ${name}`);
  return format;
};

const each = async function* (vehicles: readonly Vehicle[]): AsyncGenerator<Vehicle> {
  yield* vehicles;
};

const fleet = fc.uniqueArray(anyVehicle, { minLength: 1, maxLength: 12, selector: ({ id }) => id });

describe.each(["vitrine-json", "vitrine-csv"])("the stock given out as %s and taken in again", (name) => {
  it("is the same stock: every fact of every vehicle, and its number", async () => {
    await fc.assert(
      fc.asyncProperty(fleet, async (vehicles) => {
        const { vehicles: back, issues } = await takenIn(
          exportBytes(formatNamed(name), each(vehicles), context, newTally()),
          "vitrine",
        );
        expect(issues).toEqual([]);
        expect(back).toEqual(vehicles.map((vehicle) => ({ id: vehicle.id, facts: factsOnly(vehicle) })));
      }),
      { numRuns: 150 },
    );
  });
});
