import type { ExportContext, ExportFormat } from "#application/exports/ports.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXPORT_FORMATS } from "../../src/adapters/formats/vehicles/index.ts";
import { vehicleSlug, vehicleTitle, type Medium, type Vehicle } from "#domain/vehicles/index.ts";
import { createExportCounts, writeExport } from "../../src/application/exports/write-export.ts";
import { vehicleArbitrary, pickAttributes } from "../builders/vehicle-arbitrary.ts";
import { importFeedBytes, type ImportedVehicle } from "../builders/imported-feed.ts";

const context: ExportContext = {
  vehicleUrl: ({ slug }) => `https://site.example/stock/${slug}`,
  absoluteUrl: (url) => (url.startsWith("/") ? `https://site.example${url}` : url),
  locationById: () => null,
  year: 2026,
};

const formatNamed = (name: string): ExportFormat => {
  const format = EXPORT_FORMATS.find((candidate) => candidate.name === name);
  if (!format) throw new Error(`there is no format ${name}`);
  return format;
};

const text = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(piece);
  return Buffer.concat(chunks).toString();
};

const each = async function* <T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
};

const fleet = fc.uniqueArray(vehicleArbitrary, { minLength: 1, maxLength: 12, selector: ({ id }) => id });

describe.each(["vitrine-json", "vitrine-csv"])("the stock exported as %s and imported again", (name) => {
  it("gives the same stock: every attribute of every vehicle, and its number", async () => {
    await fc.assert(
      fc.asyncProperty(fleet, async (vehicles) => {
        const { vehicles: back, issues } = await importFeedBytes(
          writeExport(formatNamed(name), each(vehicles), context, createExportCounts()),
          "vitrine",
        );
        expect(issues.filter(({ code }) => code !== "unproved-plug-in")).toEqual([]);
        expect(back).toEqual(vehicles.map((vehicle) => ({ id: vehicle.id, attributes: pickAttributes(vehicle) })));
      }),
      { numRuns: 40 },
    );
  });
});

it.each(["=1+1", "+352 20", "-1+1", "@sum", "＝1+1", "＋352", "－1", "＠SUM", '"=1"'])(
  "the text %j comes back exactly from the CSV that guards it",
  async (description) => {
    const [sample] = fc.sample(vehicleArbitrary, { numRuns: 1, seed: 1 });
    const vehicle = { ...(sample as Vehicle), description, trim: description };
    const written = await text(writeExport(formatNamed("vitrine-csv"), each([vehicle]), context, createExportCounts()));
    expect(written).toContain(`" ${description.replaceAll('"', '""')}"`);
    const imported = await importFeedBytes(each([Buffer.from(written)]), "vitrine");
    expect(imported.vehicles[0]?.attributes).toMatchObject({ description, trim: description });
  },
);

/** The vehicle on a site whose own history has the previous price of the feed as the lowest one of 30 days. */
const withHistory = (vehicle: Vehicle): Vehicle => {
  const { purchase } = vehicle.price;
  const reference = purchase?.before_discount_cents ?? null;
  if (purchase === null || reference === null) return vehicle;
  return { ...vehicle, price: { purchase: { ...purchase, reference_cents: reference } } };
};

/** The vehicle as it is expected back from the import. */
const back = (original: Vehicle, { attributes }: ImportedVehicle): Vehicle =>
  withHistory({
    ...original,
    ...attributes,
    slug: vehicleSlug(original.id, attributes),
    title: vehicleTitle(attributes),
  });

/** Attributes that both networks' columns hold without loss. */
const carriedAttributes = (vehicle: Vehicle) => [
  vehicle.brand,
  vehicle.model,
  vehicle.trim,
  reducedPrice(vehicle),
  vehicle.construction_year,
  vehicle.mileage_km,
  vehicle.color,
  vehicle.interior_color,
  vehicle.transmission_type,
  vehicle.drive,
  vehicle.location_id,
];

const CARRIED = {
  "google-vehicle-ads": (vehicle: Vehicle) => [...carriedAttributes(vehicle), vehicle.options],
  "meta-automotive": (vehicle: Vehicle) => [...carriedAttributes(vehicle), vehicle.availability, vehicle.stock_number],
} as const;

/** A former price that is not higher, or of a vehicle that is not for sale, is no reduction and is not exported. */
const reducedPrice = ({ price: { purchase }, availability }: Vehicle) => {
  if (purchase === null) return null;
  const { cents, before_discount_cents: before } = purchase;
  return [cents, availability === "available" && before !== null && before > cents ? before : null];
};

/** Networks distinguish videos from photographs by URL only. */
const isPhotograph = ({ type, url }: Medium): boolean => type === "image" && !url.endsWith(".mp4");

const toAdvertised = fc.uniqueArray(
  vehicleArbitrary.map((vehicle) => withHistory({ ...vehicle, media: vehicle.media.filter(isPhotograph) })),
  { minLength: 1, maxLength: 12, selector: ({ id }) => id },
);

describe.each(["google-vehicle-ads", "meta-automotive"] as const)(
  "the stock exported as %s and imported again",
  (name) => {
    it("keeps what the network's columns hold, and exports the same file again", async () => {
      await fc.assert(
        fc.asyncProperty(toAdvertised, async (vehicles) => {
          const format = formatNamed(name);
          const file = await text(writeExport(format, each(vehicles), context, createExportCounts()));
          const { vehicles: imported } = await importFeedBytes(each([Buffer.from(file)]), name);
          const expected =
            name === "google-vehicle-ads" ? vehicles.filter((v) => v.availability === "available") : vehicles;
          const again = imported.map((one, index) => back(expected[index] as Vehicle, one));
          expect(again.map(CARRIED[name])).toEqual(expected.map(CARRIED[name]));
          expect(await text(writeExport(format, each(again), context, createExportCounts()))).toBe(file);
        }),
        { numRuns: 40 },
      );
    });
  },
);
