import type { Lead, LeadReader } from "#domain/leads/index.ts";
import { type Database, type LeadRepository, leadRepository } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";

/** There is no such lead, or nothing of that person. */
export const NOT_FOUND = 4;

/** The file could not be written. */
export const FAILED = 3;

export const withLeads = async (
  context: CliContext,
  work: (leads: LeadRepository, database: Database) => Promise<void>,
): Promise<void> => {
  const database = await context.openDatabase();
  const leads = leadRepository(database);
  try {
    await work(leads, database);
  } finally {
    await leads.close();
    await database.close();
  }
};

export const refuse = (context: CliContext, code: number, reason: string): void => {
  context.stderr.write(`error: ${reason}\n`);
  context.exit(code);
};

/** The lead, or null once it was told that there is none. */
export const findLead = async (context: CliContext, reader: LeadReader, reference: string): Promise<Lead | null> => {
  const lead = await reader.byReference(reference);
  if (lead === null) refuse(context, NOT_FOUND, `there is no lead ${reference}`);
  return lead;
};

export const printJson = (context: CliContext, value: unknown): void => {
  context.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};
