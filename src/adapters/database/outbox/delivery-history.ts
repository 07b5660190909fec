import type { DeliveryAttempt } from "#domain/outbox/index.ts";
import type { Database } from "../database.ts";

/** The latest attempts of a delivery that are stored: those of a day and a half without an answer. */
const MAX_ATTEMPTS = 20;

export const parseHistory = (history: string | null): readonly DeliveryAttempt[] =>
  history === null ? [] : (JSON.parse(history) as readonly DeliveryAttempt[]);

/** The stored attempts of a delivery with one more. Only the holder of its lease adds one. */
export const withAttempt = async (db: Database["db"], id: string, attempt: DeliveryAttempt): Promise<string> => {
  const row = await db.selectFrom("deliveries").select("history").where("id", "=", id).executeTakeFirst();
  return JSON.stringify([...parseHistory(row?.history ?? null), attempt].slice(-MAX_ATTEMPTS));
};
