import { sql } from "kysely";
import type { KeptOfPerson, LeadPrivacy, Removal, RemovedCounts, RetentionLimits } from "#domain/leads/index.ts";
import { listed } from "./bulk.ts";
import type { Database } from "./database.ts";
import { filtered } from "./leads-reader.ts";
import { deliveryStatusOf, leadOf } from "./leads-rows.ts";
import type { Write } from "./leads-writer.ts";

export const leadPrivacy = (database: Database, write: Write): LeadPrivacy => {
  const { db, dialect } = database;
  return {
    ofPerson: (person) => keptOf(database, person),
    overdue: (limits) => overdue(db, limits),
    oldMails: async (before) => {
      const rows = await mailsOf(db)
        .select("id")
        .where("state", "!=", "due")
        .where("created_at", "<", before.toISOString())
        .execute();
      return rows.map(({ id }) => id);
    },
    deliveryIds: async (leadIds) => {
      if (leadIds.length === 0) return [];
      const rows = await db
        .selectFrom("deliveries")
        .select("id")
        .where("lead_id", "in", listed(dialect, leadIds))
        .execute();
      return rows.map(({ id }) => id);
    },
    remove: (what) => write((own) => own.transaction().execute((transaction) => remove(transaction, dialect, what))),
    settle: async () => {
      if (dialect === "sqlite") await write((own) => sql`pragma wal_checkpoint(truncate)`.execute(own));
    },
  };
};

/** Deliveries that are about no lead. */
const mailsOf = (db: Database["db"]) => db.selectFrom("deliveries").where("lead_id", "is", null);

const keptOf = async (database: Database, person: string): Promise<KeptOfPerson> => {
  const { db, dialect } = database;
  const leads = await filtered(database, { person }).orderBy("created_at", "desc").orderBy("id", "desc").execute();
  const ids = leads.map(({ id }) => id);
  const ofLeads =
    ids.length === 0
      ? []
      : await db
          .selectFrom("deliveries")
          .selectAll()
          .where("lead_id", "in", listed(dialect, ids))
          .orderBy("position")
          .execute();
  const mails = await mailsOf(db)
    .selectAll()
    .where((row) => row.fn<string>("lower", ["destination"]), "=", person)
    .orderBy("created_at")
    .execute();
  return {
    leads: leads.map((row) => ({
      lead: leadOf(row),
      deliveries: ofLeads.filter(({ lead_id }) => lead_id === row.id).map(deliveryStatusOf),
    })),
    mails: mails.map(deliveryStatusOf),
  };
};

const overdue = async (db: Database["db"], { kinds, others }: RetentionLimits): ReturnType<LeadPrivacy["overdue"]> => {
  const lastContact = sql<string>`coalesce(
    (select max(others.created_at) from leads as others where others.person = leads.person), leads.created_at)`;
  const before = (limit: Date) =>
    db
      .selectFrom("leads")
      .select(["id", "kind"])
      .where("created_at", "<", limit.toISOString())
      .where(lastContact, "<", limit.toISOString())
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("deliveries")
              .select("deliveries.id")
              .whereRef("deliveries.lead_id", "=", "leads.id")
              .where("state", "=", "due"),
          ),
        ),
      );
  const named = [...kinds.keys()];
  const rest = named.length === 0 ? before(others) : before(others).where("kind", "not in", named);
  const found = await rest.execute();
  for (const [kind, limit] of kinds) found.push(...(await before(limit).where("kind", "=", kind).execute()));
  return found;
};

type Transaction = Database["db"];

// Deliveries first: a worker that is just claiming one either has it already, with its lead, or finds it gone.
const remove = async (
  transaction: Transaction,
  dialect: Database["dialect"],
  { leads, mails }: Removal,
): Promise<RemovedCounts> => {
  const [leadIds, mailIds] = [listed(dialect, ["", ...leads]), listed(dialect, ["", ...mails])];
  const gone = async (deleting: { executeTakeFirstOrThrow: () => Promise<{ numDeletedRows: bigint }> }) =>
    Number((await deleting.executeTakeFirstOrThrow()).numDeletedRows);
  const ofLeads = await gone(transaction.deleteFrom("deliveries").where("lead_id", "in", leadIds));
  await transaction.deleteFrom("alert_mails").where("delivery_id", "in", mailIds).execute();
  const ofNone = await gone(
    transaction.deleteFrom("deliveries").where("id", "in", mailIds).where("lead_id", "is", null),
  );
  return {
    deliveries: ofLeads + ofNone,
    appointments: await gone(transaction.deleteFrom("bookings").where("lead_id", "in", leadIds)),
    files: await gone(transaction.deleteFrom("uploads").where("lead_id", "in", leadIds)),
    leads: await gone(transaction.deleteFrom("leads").where("id", "in", leadIds)),
  };
};
