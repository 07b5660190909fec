import type { Vehicle } from "#domain/vehicles/index.ts";
import type { ExportContext, ExportFormat } from "./ports.ts";

/** `skipped` and `incomplete` count vehicles by reason: not exported, or exported without data that ads need. */
export type ExportCounts = {
  exported: number;
  readonly skipped: Map<string, number>;
  readonly incomplete: Map<string, number>;
};

export const createExportCounts = (): ExportCounts => ({ exported: 0, skipped: new Map(), incomplete: new Map() });

const increment = (reasons: Map<string, number>, reason: string | null): void => {
  if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
};

/** Characters buffered before a chunk is yielded. */
const CHUNK_LENGTH = 64 * 1024;

const textOf = async function* (
  format: ExportFormat,
  vehicles: AsyncIterable<Vehicle>,
  context: ExportContext,
  counts: ExportCounts,
): AsyncGenerator<string> {
  yield format.opening;
  for await (const vehicle of vehicles) {
    const row = format.row(vehicle, context, counts.exported);
    if (typeof row !== "string") {
      increment(counts.skipped, row.exclusionReason);
      continue;
    }
    increment(counts.incomplete, format.rejectionReason(vehicle));
    yield row;
    counts.exported += 1;
  }
  yield format.closing;
};

/** Yields the export as UTF-8 in chunks with bounded memory and updates `counts` meanwhile. */
export const writeExport = async function* (
  format: ExportFormat,
  vehicles: AsyncIterable<Vehicle>,
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
