import type { ExportContext, ExportFormat } from "#domain/exports/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { csvLine } from "./csv-line.ts";

/** What was written; why vehicles were left out or will not be shown: each reason and how many. */
export type ExportTally = {
  written: number;
  readonly leftOut: Map<string, number>;
  readonly lacking: Map<string, number>;
};

export const newTally = (): ExportTally => ({ written: 0, leftOut: new Map(), lacking: new Map() });

const count = (reasons: Map<string, number>, reason: string | null): void => {
  if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
};

/** Text gathered before it is handed on. */
const PIECE = 64 * 1024;

const jsonLines = async function* (
  format: Extract<ExportFormat, { kind: "json" }>,
  vehicles: AsyncIterable<Vehicle>,
  tally: ExportTally,
): AsyncGenerator<string> {
  yield "[";
  for await (const vehicle of vehicles) {
    yield `${tally.written === 0 ? "\n" : ",\n"}${JSON.stringify(format.object(vehicle))}`;
    tally.written += 1;
  }
  yield "\n]\n";
};

const csvLines = async function* (
  format: Extract<ExportFormat, { kind: "csv" }>,
  vehicles: AsyncIterable<Vehicle>,
  context: ExportContext,
  tally: ExportTally,
): AsyncGenerator<string> {
  yield csvLine(format.columns);
  for await (const vehicle of vehicles) {
    const cells = format.cells(vehicle, context);
    if ("leftOut" in cells) {
      count(tally.leftOut, cells.leftOut);
      continue;
    }
    count(tally.lacking, format.lacking(vehicle));
    yield csvLine(cells);
    tally.written += 1;
  }
};

/** The export as UTF-8, piece by piece: memory does not grow with the stock. `tally` is filled on the way. */
export const exportBytes = async function* (
  format: ExportFormat,
  vehicles: AsyncIterable<Vehicle>,
  context: ExportContext,
  tally: ExportTally,
): AsyncGenerator<Uint8Array> {
  const lines =
    format.kind === "json" ? jsonLines(format, vehicles, tally) : csvLines(format, vehicles, context, tally);
  let text = "";
  for await (const line of lines) {
    text += line;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
};
