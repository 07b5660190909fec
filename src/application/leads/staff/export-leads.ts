import type { Lead } from "#domain/leads/index.ts";
import type { LeadFilter, LeadReader } from "../ports.ts";

/** Writes leads in a file format. */
export type LeadFormatter = (leads: AsyncIterable<Lead>) => AsyncIterable<string>;

type ExportDependencies = {
  readonly reader: Pick<LeadReader, "stream">;
  readonly format: LeadFormatter;
  /** Receives the formatted text; all or nothing. */
  readonly write: (chunks: AsyncIterable<string>) => Promise<void>;
};

/** Exports leads, oldest first. Returns their number. Throws when they cannot be written. */
export const exportLeads = async (
  { reader, format, write }: ExportDependencies,
  filter: LeadFilter,
): Promise<number> => {
  let exported = 0;
  async function* countExported(leads: AsyncIterable<Lead>): AsyncGenerator<Lead> {
    for await (const lead of leads) {
      exported += 1;
      yield lead;
    }
  }
  await write(format(countExported(reader.stream(filter))));
  return exported;
};
