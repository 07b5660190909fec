import { APPOINTMENT_UPDATES, INVITING_PURPOSES, type Delivery } from "#domain/outbox/index.ts";
import type { Connection } from "../schema.ts";

/** E-mails about an appointment as it is when they are sent. */
const TELLING: readonly Delivery["purpose"][] = [...INVITING_PURPOSES, ...APPOINTMENT_UPDATES, "confirmation"];

const isUpdate = (purpose: Delivery["purpose"]): boolean => APPOINTMENT_UPDATES.some((update) => update === purpose);

/** Waiting e-mails of the lead that nobody is sending. */
const selectWaiting = (transaction: Connection, leadId: string, at: string) =>
  transaction
    .selectFrom("deliveries")
    .select(["id", "purpose", "destination"])
    .where("lead_id", "=", leadId)
    .where("state", "=", "due")
    .where("purpose", "in", TELLING)
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]))
    .execute();

/** False: somebody has begun to send it meanwhile. */
const takeOver = async (transaction: Connection, id: string, newId: string, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable("deliveries")
    .set({ id: newId, next_attempt_at: at })
    .where("id", "=", id)
    .where("state", "=", "due")
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/**
 * After an outage of mail each recipient gets one e-mail with the last state: an e-mail about the appointment that still waits says
 * it too. It gets the id of the new one, since its earlier attempts may have arrived under its own. Returns the deliveries that are
 * left to add.
 */
export const replaceWaiting = async (
  transaction: Connection,
  leadId: string,
  deliveries: readonly Delivery[],
  at: string,
): Promise<readonly Delivery[]> => {
  const waiting = await selectWaiting(transaction, leadId, at);
  const left: Delivery[] = [];
  for (const delivery of deliveries) {
    const same = waiting.find(({ destination }) => isUpdate(delivery.purpose) && destination === delivery.destination);
    const isReplaced = same !== undefined && (await takeOver(transaction, same.id, delivery.id, at));
    if (!isReplaced) left.push(delivery);
  }
  return left;
};
