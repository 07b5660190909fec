import type { ApiTokenStore } from "#application/api-tokens/ports.ts";
import { InvalidArgumentError } from "commander";
import { isApiTokenName } from "#domain/api-tokens/index.ts";
import { createApiTokenStore } from "../../adapters/database/index.ts";
import { type CliContext, openForReading } from "../context.ts";

/** Runs `work` with the tokens of the command's database; ends the command where there is no database. */
export const withTokens = async (
  context: CliContext,
  work: (tokens: ApiTokenStore) => Promise<void>,
): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    await work(createApiTokenStore(database));
  } finally {
    await database.close();
  }
};

export const parseTokenName = (text: string): string => {
  if (isApiTokenName(text)) return text;
  throw new InvalidArgumentError("It must be lower-case letters, digits and hyphens, at most 40, as portal-2.");
};
