import type { Database } from "../../adapters/database/index.ts";
import { type LeadRepository, createLeadRepository } from "../../adapters/database/leads/index.ts";
import { type CliContext, openForReading } from "../context.ts";
import { fail } from "../failure.ts";

/** Exit code: there is no such lead, or no data of that person. */
export const NOT_FOUND = 4;

export const withLeads = async (
  context: CliContext,
  work: (leads: LeadRepository, database: Database) => Promise<void>,
): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  const leads = createLeadRepository(database);
  try {
    await work(leads, database);
  } finally {
    await leads.close();
    await database.close();
  }
};

export const failUnknownLead = (context: CliContext, reference: string): void =>
  fail(context, NOT_FOUND, `there is no lead ${reference}`);

export const printJson = (context: CliContext, value: unknown): void => {
  context.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};
