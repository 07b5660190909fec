import type { CatalogueKind } from "../imports/index.ts";
import type { CatalogueReader, StockReader } from "../stock/ports.ts";
import { RejectionCounts, type Vehicle } from "#domain/vehicles/index.ts";
import type { ExportContext, ExportedVehicle, ExportFormat } from "./ports.ts";

type StoredObject = { readonly id: number; readonly updated_at: string };

const READERS: Readonly<Record<CatalogueKind, (catalogue: CatalogueReader) => Promise<readonly StoredObject[]>>> = {
  brands: ({ brands }) => brands.all(),
  models: ({ models }) => models.all(),
  "lease-offers": ({ leaseOffers }) => leaseOffers.all(),
  locations: ({ locations }) => locations.all(),
  employees: ({ employees }) => employees.all(),
  vacancies: ({ vacancies }) => vacancies.all(),
};

/** A file of one kind as the import reads it. */
type CatalogueExport = {
  /** A JSON array of all objects, in order of id. */
  readonly content: string;
  /** Number of objects. */
  readonly count: number;
};

/** The objects of one kind with every attribute of their import: importing the file into the same catalogue changes nothing. */
export const exportCatalogue = async (catalogue: CatalogueReader, kind: CatalogueKind): Promise<CatalogueExport> => {
  const objects = await READERS[kind](catalogue);
  const rows = objects.toSorted((a, b) => a.id - b.id);
  // The time of the last change belongs to the catalogue, not to the object.
  const withoutTime = (name: string, value: unknown): unknown => (name === "updated_at" ? undefined : value);
  return { content: `${JSON.stringify(rows, withoutTime, 2)}\n`, count: rows.length };
};

async function* withoutNumbers(vehicles: AsyncIterable<Vehicle>): AsyncGenerator<Vehicle> {
  for await (const vehicle of vehicles) yield vehicle.vin === null ? vehicle : { ...vehicle, vin: null };
}

/** The stock as the public may read it where vehicle identification numbers are not public. */
export const withoutVin = <R extends Pick<StockReader, "all" | "allAsFed">>(reader: R): R => ({
  ...reader,
  all: () => withoutNumbers(reader.all()),
  allAsFed: () => withoutNumbers(reader.allAsFed()),
});

/** `skipped` counts vehicles that were not exported by reason, `rejections` those exported that the network refuses. */
export type ExportCounts = {
  exported: number;
  readonly skipped: Map<string, number>;
  readonly rejections: RejectionCounts;
};

export const createExportCounts = (): ExportCounts => ({
  exported: 0,
  skipped: new Map(),
  rejections: new RejectionCounts(),
});

const increment = (reasons: Map<string, number>, reason: string): void =>
  void reasons.set(reason, (reasons.get(reason) ?? 0) + 1);

/** Characters buffered before a chunk is yielded. */
const CHUNK_LENGTH = 64 * 1024;

const textOf = async function* (
  format: ExportFormat,
  vehicles: AsyncIterable<ExportedVehicle>,
  context: ExportContext,
  counts: ExportCounts,
): AsyncGenerator<string> {
  yield format.opening;
  for await (const vehicle of vehicles) {
    const exclusion = format.exclusionReason(vehicle);
    if (exclusion !== null) {
      increment(counts.skipped, exclusion);
      continue;
    }
    const isLocated = context.locationById(vehicle.location_id) !== null;
    counts.rejections.add(format.rejectionReasons({ attributes: vehicle, isLocated, year: context.year }));
    yield format.row(vehicle, context, counts.exported);
    counts.exported += 1;
  }
  yield format.closing;
};

/** Yields the export as UTF-8 in chunks with bounded memory and updates `counts` meanwhile. */
export const writeExport = async function* (
  format: ExportFormat,
  vehicles: AsyncIterable<ExportedVehicle>,
  context: ExportContext,
  counts: ExportCounts,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "";
  for await (const addition of textOf(format, vehicles, context, counts)) {
    text += addition;
    if (text.length < CHUNK_LENGTH) continue;
    yield encoder.encode(text);
    text = "";
  }
  if (text !== "") yield encoder.encode(text);
};
