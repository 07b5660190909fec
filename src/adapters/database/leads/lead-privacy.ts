import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { RetentionLimits } from "#domain/leads/index.ts";
import type { ExpiredCount } from "#domain/retention/index.ts";
import type { PersonLeads, LeadPrivacy, Removal, RemovedCounts } from "#application/leads/ports.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Database } from "../database.ts";
import { lockLeadEvents, readLeadEvents } from "./lead-events.ts";
import { selectLeads } from "./lead-reader.ts";
import { toDeliveryStatus } from "../outbox/deliveries.ts";
import { toLead } from "./lead-rows.ts";
import { inTransaction, type Write } from "../writer.ts";
import type { Connection } from "../schema.ts";

export const createLeadPrivacy = (database: Database, write: Write): LeadPrivacy => {
  const { db, dialect } = database;
  return {
    findByPerson: (person) => readPersonData(database, person),
    findExpired: (limits, limit) => findExpired(db, limits, limit),
    countExpired: (limits) => countExpired(database, limits),
    findOldMails: async (before) => {
      const rows = await selectStandaloneMails(db)
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
        .where("lead_id", "in", dialect.listParameter(leadIds))
        .execute();
      return rows.map(({ id }) => id);
    },
    remove: (removal) =>
      inTransaction(write, async (transaction) => {
        await lockLeadEvents(database, transaction);
        return remove(transaction, dialect, removal);
      }),
    truncateLog: () => write(dialect.truncateLog),
  };
};

const selectStandaloneMails = (db: Connection) => db.selectFrom("deliveries").where("lead_id", "is", null);

const readPersonData = async (database: Database, person: string): Promise<PersonLeads> => {
  const { db, dialect } = database;
  const leads = await selectLeads(database, { person }).orderBy("created_at", "desc").orderBy("id", "desc").execute();
  const ids = leads.map(({ id }) => id);
  const leadDeliveries =
    ids.length === 0
      ? []
      : await db
          .selectFrom("deliveries")
          .selectAll()
          .where("lead_id", "in", dialect.listParameter(ids))
          .orderBy("position")
          .execute();
  const events = await readLeadEvents(database, ids);
  const mails = await selectStandaloneMails(db)
    .selectAll()
    .where((row) => row.fn<string>("lower", ["destination"]), "=", person)
    .orderBy("created_at")
    .execute();
  return {
    leads: leads.map((row) => ({
      lead: toLead(row),
      deliveries: leadDeliveries.filter(({ lead_id }) => lead_id === row.id).map(toDeliveryStatus),
      events: events.get(row.id) ?? [],
    })),
    mails: mails.map(toDeliveryStatus),
  };
};

const findExpired = async (
  db: Connection,
  { kinds, others }: RetentionLimits,
  limit: number,
): ReturnType<LeadPrivacy["findExpired"]> => {
  // SQLite reads block this thread: other work runs between two batches.
  await setImmediate();
  const kindNames = [...kinds.keys()];
  const rest = before(db, others);
  const expired = await (kindNames.length === 0 ? rest : rest.where("kind", "not in", kindNames))
    .limit(limit)
    .execute();
  for (const [kind, at] of kinds) {
    const remaining = limit - expired.length;
    if (remaining > 0) expired.push(...(await before(db, at).where("kind", "=", kind).limit(remaining).execute()));
  }
  return expired;
};

const countExpired = async (
  { db, dialect }: Pick<Database, "db" | "dialect">,
  limits: RetentionLimits,
): Promise<readonly ExpiredCount[]> => {
  const ids = (await findExpired(db, limits, Number.MAX_SAFE_INTEGER)).map(({ id }) => id);
  const expired = dialect.listParameter(["", ...ids]);
  const leads = db
    .selectFrom("leads")
    .select((one) => one.fn.countAll<number>().as("total"))
    .select((one) => one.fn.countAll<number>().filterWhere("id", "in", expired).as("expired"));
  const appointments = db
    .selectFrom("bookings")
    .select((one) => one.fn.countAll<number>().as("total"))
    .select((one) => one.fn.countAll<number>().filterWhere("lead_id", "in", expired).as("expired"));
  const files = db
    .selectFrom("uploads")
    .where("lead_id", "is not", null)
    .select((one) => one.fn.countAll<number>().as("total"))
    .select((one) => one.fn.countAll<number>().filterWhere("lead_id", "in", expired).as("expired"));
  return [
    { name: "leads", ...(await leads.executeTakeFirstOrThrow()) },
    { name: "appointments", ...(await appointments.executeTakeFirstOrThrow()) },
    { name: "files", ...(await files.executeTakeFirstOrThrow()) },
  ];
};

/** Selects leads older than `limit` whose person has no later lead and that have no delivery due. */
const before = (db: Connection, limit: Date) => {
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

// Deletes deliveries first: a concurrent claim then gets a delivery either with its lead or not at all.
const remove = async (
  transaction: Connection,
  dialect: DialectFeatures,
  { leads, mails }: Removal,
): Promise<RemovedCounts> => {
  const [leadIds, mailIds] = [dialect.listParameter(["", ...leads]), dialect.listParameter(["", ...mails])];
  const countDeleted = async (query: { executeTakeFirstOrThrow: () => Promise<{ numDeletedRows: bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
  const leadDeliveries = await countDeleted(transaction.deleteFrom("deliveries").where("lead_id", "in", leadIds));
  await transaction.deleteFrom("alert_mails").where("delivery_id", "in", mailIds).execute();
  const standaloneMails = await countDeleted(
    transaction.deleteFrom("deliveries").where("id", "in", mailIds).where("lead_id", "is", null),
  );
  return {
    deliveries: leadDeliveries + standaloneMails,
    appointments: await countDeleted(transaction.deleteFrom("bookings").where("lead_id", "in", leadIds)),
    events: await countDeleted(transaction.deleteFrom("lead_events").where("lead_id", "in", leadIds)),
    files: await countDeleted(transaction.deleteFrom("uploads").where("lead_id", "in", leadIds)),
    leads: await countDeleted(transaction.deleteFrom("leads").where("id", "in", leadIds)),
  };
};
