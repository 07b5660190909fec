import type { DeliveryFilter, ListedDelivery } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import { toDeliveryStatus } from "./lead-rows.ts";

/** Deliveries of leads, newest first. */
export const listDeliveries = async (
  { db }: Pick<Database, "db">,
  { channel, state, limit }: DeliveryFilter,
): Promise<readonly ListedDelivery[]> => {
  const all = db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .selectAll("deliveries")
    .select("leads.reference");
  const ofChannel = channel === undefined ? all : all.where("deliveries.channel", "=", channel);
  const ofState = state === undefined ? ofChannel : ofChannel.where("deliveries.state", "=", state);
  const rows = await ofState
    .orderBy("deliveries.created_at", "desc")
    .orderBy("deliveries.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ reference, ...row }) => ({ reference, ...toDeliveryStatus(row) }));
};
