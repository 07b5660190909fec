import type { ExportContext, ExportFormat } from "#domain/exports/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exportCsvLine } from "./export-csv-line.ts";

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

const jsonLines = async function* (
  format: Extract<ExportFormat, { kind: "json" }>,
  vehicles: AsyncIterable<Vehicle>,
  counts: ExportCounts,
): AsyncGenerator<string> {
  yield "[";
  for await (const vehicle of vehicles) {
    yield `${counts.exported === 0 ? "\n" : ",\n"}${JSON.stringify(format.object(vehicle))}`;
    counts.exported += 1;
  }
  yield "\n]\n";
};

const csvLines = async function* (
  format: Extract<ExportFormat, { kind: "csv" }>,
  vehicles: AsyncIterable<Vehicle>,
  context: ExportContext,
  counts: ExportCounts,
): AsyncGenerator<string> {
  yield exportCsvLine(format.columns);
  for await (const vehicle of vehicles) {
    const cells = format.cells(vehicle, context);
    if ("exclusionReason" in cells) {
      increment(counts.skipped, cells.exclusionReason);
      continue;
    }
    increment(counts.incomplete, format.rejectionReason(vehicle));
    yield exportCsvLine(cells);
    counts.exported += 1;
  }
};

/** Yields the export as UTF-8 in chunks with bounded memory and updates `counts` meanwhile. */
export const writeExport = async function* (
  format: ExportFormat,
  vehicles: AsyncIterable<Vehicle>,
  context: ExportContext,
  counts: ExportCounts,
): AsyncGenerator<Uint8Array> {
  const lines =
    format.kind === "json" ? jsonLines(format, vehicles, counts) : csvLines(format, vehicles, context, counts);
  let text = "";
  for await (const line of lines) {
    text += line;
    if (text.length < CHUNK_LENGTH) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
};
