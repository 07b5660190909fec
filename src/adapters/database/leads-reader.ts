import type { LeadReader } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import { deliveryStatusOf, leadOf } from "./leads-rows.ts";

export const leadReader = ({ db }: Database): LeadReader => ({
  list: async ({ kind, since, limit }) => {
    let query = db.selectFrom("leads").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
    if (kind !== undefined) query = query.where("kind", "=", kind);
    if (since !== undefined) query = query.where("created_at", ">=", since.toISOString());
    return (await query.execute()).map(leadOf);
  },
  byReference: async (reference) => {
    const row = await db.selectFrom("leads").selectAll().where("reference", "=", reference).executeTakeFirst();
    return row === undefined ? null : leadOf(row);
  },
  fileContent: async (fileId) => {
    const row = await db
      .selectFrom("uploads")
      .select("content")
      .where("id", "=", fileId)
      .where("lead_id", "is not", null)
      .executeTakeFirst();
    return row?.content ?? null;
  },
  deliveriesOf: async (leadId) => {
    const rows = await db
      .selectFrom("deliveries")
      .selectAll()
      .where("lead_id", "=", leadId)
      .orderBy("position")
      .execute();
    return rows.map(deliveryStatusOf);
  },
  status: () => readStatus(db),
});

const readStatus: (db: Database["db"]) => ReturnType<LeadReader["status"]> = async (db) => {
  const { leads } = await db
    .selectFrom("leads")
    .select((row) => row.fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  const states = await db
    .selectFrom("deliveries")
    .select((row) => ["state", row.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const { oldest } = await db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select((row) => row.fn.min("leads.created_at").as("oldest"))
    .where("state", "=", "due")
    .executeTakeFirstOrThrow();
  const count = (state: string): number => states.find((row) => row.state === state)?.count ?? 0;
  return {
    leads,
    deliveries: { due: count("due"), sent: count("sent"), parked: count("parked") },
    oldest_due_at: oldest ?? null,
  };
};
