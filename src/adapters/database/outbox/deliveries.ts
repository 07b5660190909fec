import type { Delivery, DeliveryAttempt, DeliveryStatus, OutboxMessage } from "#domain/outbox/index.ts";
import type { Connection, Schema } from "../schema.ts";

/** The latest attempts of a delivery that are stored: those of a day and a half without an answer. */
const MAX_ATTEMPTS = 20;

const parseHistory = (history: string | null): readonly DeliveryAttempt[] =>
  history === null ? [] : (JSON.parse(history) as readonly DeliveryAttempt[]);

const toDeliveryRow = (delivery: Delivery, position: number, dueAt: string): Schema["deliveries"] => ({
  id: delivery.id,
  lead_id: delivery.lead_id,
  channel: delivery.channel,
  purpose: delivery.purpose,
  destination: delivery.destination,
  position,
  state: "due",
  attempts: 0,
  next_attempt_at: dueAt,
  leased_until: null,
  lease_owner: null,
  sent_at: null,
  parked_at: null,
  last_error: null,
  created_at: dueAt,
  message: delivery.message === null ? null : JSON.stringify(delivery.message),
  told_at: null,
  history: null,
});

export const toDelivery = (row: Pick<Schema["deliveries"], keyof Delivery>): Delivery => {
  const { id, lead_id, channel, purpose, destination, message } = row;
  const parsed = message === null ? null : (JSON.parse(message) as OutboxMessage);
  return { id, lead_id, channel, purpose, destination, message: parsed };
};

export const toDeliveryStatus = (row: Schema["deliveries"]): DeliveryStatus => {
  const { state, attempts, next_attempt_at, sent_at, parked_at, last_error, history } = row;
  const progress = { state, attempts, next_attempt_at, sent_at, parked_at, last_error };
  return { ...toDelivery(row), ...progress, history: parseHistory(history) };
};

/** The stored attempts of a delivery with one more. Only the holder of its lease adds one. */
export const withAttempt = async (db: Connection, id: string, attempt: DeliveryAttempt): Promise<string> => {
  const row = await db.selectFrom("deliveries").select("history").where("id", "=", id).executeTakeFirst();
  return JSON.stringify([...parseHistory(row?.history ?? null), attempt].slice(-MAX_ATTEMPTS));
};

/** Inserts deliveries due at `dueAt` (ISO 8601) and keeps their order. `isRepeatable`: without those whose id is there. */
export const addDeliveries = async (
  db: Connection,
  deliveries: readonly Delivery[],
  dueAt: string,
  { isRepeatable = false } = {},
): Promise<void> => {
  const rows = deliveries.map((delivery, index) => toDeliveryRow(delivery, index, dueAt));
  if (rows.length === 0) return;
  const insert = db.insertInto("deliveries").values(rows);
  await (isRepeatable ? insert.onConflict((conflict) => conflict.column("id").doNothing()) : insert).execute();
};
