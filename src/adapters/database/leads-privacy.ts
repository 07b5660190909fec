import { setImmediate, setTimeout } from "node:timers/promises";
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
    overdue: (limits, limit) => overdue(db, limits, limit),
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
      if (dialect === "sqlite") await write(emptyLog);
    },
  };
};

/** Tries for so long, every so often: whoever reads just then keeps the log as it is. */
const PATIENCE = { tries: 50, pauseMs: 100 };

const emptyLog = async (db: Database["db"]): Promise<void> => {
  for (let attempt = 0; attempt < PATIENCE.tries; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await setTimeout(PATIENCE.pauseMs);
  }
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

const overdue = async (
  db: Database["db"],
  { kinds, others }: RetentionLimits,
  limit: number,
): ReturnType<LeadPrivacy["overdue"]> => {
  // SQLite reads in this thread: between two batches whoever else waits has a turn.
  await setImmediate();
  const named = [...kinds.keys()];
  const rest = before(db, others);
  const found = await (named.length === 0 ? rest : rest.where("kind", "not in", named)).limit(limit).execute();
  for (const [kind, at] of kinds) {
    const room = limit - found.length;
    if (room > 0) found.push(...(await before(db, at).where("kind", "=", kind).limit(room).execute()));
  }
  return found;
};

/** Leads of persons who were not heard of since, with nothing that is due. */
const before = (db: Database["db"], limit: Date) => {
  const lastContact = sql<string>`coalesce(
    (select max(others.created_at) from leads as others where others.person = leads.person), leads.created_at)`;
  return db
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
