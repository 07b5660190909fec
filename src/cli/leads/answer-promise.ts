import type { AnswerPromise } from "#application/leads/index.ts";
import { createCatalogueRepository, type Database, readAnsweredSince } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";

/** What the time to an answer depends on, now. */
export const readAnswerPromise = async (
  context: CliContext,
  database: Database,
): Promise<{ readonly promise: AnswerPromise; readonly answeredSince: Date; readonly now: Date }> => {
  const { leads, timeZone } = marketSettings(context);
  const locations = await createCatalogueRepository(database).locations.all();
  const now = context.clock.now();
  return {
    promise: { answers: leads.answers, locations, timeZone },
    answeredSince: await readAnsweredSince(database, now),
    now,
  };
};

/** "42 min" or "3 h 05". */
export const formatMinutes = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
