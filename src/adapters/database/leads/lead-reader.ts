import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type {
  DeliveriesStatus,
  DeliveryFilter,
  LeadFilter,
  LeadReader,
  ListedDelivery,
} from "#application/leads/ports.ts";
import { ANSWERED_OR_ENDED, type Lead, type LeadCount, type LeadSpan, subjectVehicles } from "#domain/leads/index.ts";
import type { Database } from "../database.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Connection, Schema } from "../schema.ts";
import { toDeliveryStatus } from "../outbox/deliveries.ts";
import { toLead } from "./lead-rows.ts";

/** Hides the recipient: "courriel.example" for "zoe@courriel.example" and for "https://courriel.example/leads". */
const toHost = (destination: string): string =>
  URL.canParse(destination) ? new URL(destination).host : destination.slice(destination.lastIndexOf("@") + 1);

const countDeadLettersByHost = async (db: Connection): Promise<DeliveriesStatus["parked"]> => {
  const rows = await db
    .selectFrom("deliveries")
    .select((row) => ["destination", row.fn.countAll<number>().as("count")])
    .where("state", "=", "parked")
    .groupBy("destination")
    .execute();
  const hosts = new Map<string, number>();
  for (const { destination, count } of rows) {
    const host = toHost(destination);
    hosts.set(host, (hosts.get(host) ?? 0) + count);
  }
  return [...hosts]
    .map(([host, deliveries]) => ({ host, deliveries }))
    .toSorted((a, b) => b.deliveries - a.deliveries || a.host.localeCompare(b.host));
};

/** Counts leads and deliveries by state and dead letters by host; `oldest_due_at` is ISO 8601. */
const readDeliveriesStatus = async (db: Connection): Promise<DeliveriesStatus> => {
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
    .select((row) => row.fn.min("created_at").as("oldest"))
    .where("state", "=", "due")
    .executeTakeFirstOrThrow();
  const count = (state: string): number => states.find((row) => row.state === state)?.count ?? 0;
  return {
    leads,
    deliveries: { due: count("due"), sent: count("sent"), parked: count("parked") },
    oldest_due_at: oldest ?? null,
    parked: await countDeadLettersByHost(db),
  };
};

const PAGE_SIZE = 500;

/** Deliveries of leads, newest first. */
const listDeliveries = async (
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

export const createLeadReader = (database: Database): LeadReader => {
  const { db } = database;
  return {
    list: async ({ limit, ...filter }) => {
      const newest = selectLeads(database, filter).orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
      return (await newest.execute()).map(toLead);
    },
    stream: (filter) => walk(database, filter),
    count: (spans) => countBySpan(database, spans),
    byId: async (id) => {
      const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toLead(row);
    },
    byReference: async (reference) => {
      const row = await db.selectFrom("leads").selectAll().where("reference", "=", reference).executeTakeFirst();
      return row === undefined ? null : toLead(row);
    },
    hasKey: async (key) =>
      (await db.selectFrom("leads").select("id").where("idempotency_key", "=", key).executeTakeFirst()) !== undefined,
    fileContent: async (fileId) => {
      const row = await db
        .selectFrom("uploads")
        .select("content")
        .where("id", "=", fileId)
        .where("lead_id", "is not", null)
        .executeTakeFirst();
      return row?.content ?? null;
    },
    holdsSlot: async (leadId) => {
      const row = await db.selectFrom("bookings").select("seat").where("lead_id", "=", leadId).executeTakeFirst();
      return row !== undefined;
    },
    deliveries: (filter) => listDeliveries(database, filter),
    leadDeliveries: async (leadId) => {
      const rows = await db
        .selectFrom("deliveries")
        .selectAll()
        .where("lead_id", "=", leadId)
        .orderBy("position")
        .execute();
      return rows.map(toDeliveryStatus);
    },
    leadOfDelivery: async (deliveryId) => {
      const row = await db
        .selectFrom("deliveries")
        .innerJoin("leads", "leads.id", "deliveries.lead_id")
        .selectAll("leads")
        .select("deliveries.destination")
        .where("deliveries.id", "=", deliveryId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { destination, ...lead } = row;
      return { lead: toLead(lead), destination };
    },
    open: async (since) => (await selectOpen(database, since).execute()).map(toLead),
    ofVehicle: (id, now) => readOfVehicle(database, id, now),
    status: () => readDeliveriesStatus(db),
  };
};

/** SQL expression: slug of the location that answers the lead. */
const locationSlug = (dialect: DialectFeatures): RawBuilder<string | null> =>
  dialect.jsonText("leads.content", ["subject", "location", "slug"]);

/** SQL expression: true when any field equals this email address (case-insensitive) or phone number. */
const hasContact = (dialect: DialectFeatures, person: string): RawBuilder<boolean> => {
  const fields = dialect.jsonProperties("leads.content", "fields");
  return sql`exists (select 1 from ${fields} as field where lower(field.value) = ${person})`;
};

export const selectLeads = ({ db, dialect }: Database, { kind, location, since, until, person }: LeadFilter) => {
  let query = db.selectFrom("leads").selectAll();
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (since !== undefined) query = query.where("created_at", ">=", since.toISOString());
  if (until !== undefined) query = query.where("created_at", "<", until.toISOString());
  if (location !== undefined) query = query.where(locationSlug(dialect), "=", location);
  if (person !== undefined) query = query.where(hasContact(dialect, person));
  return query;
};

/** True for a lead that somebody has answered or ended. */
const isAnsweredOrEnded = (where: ExpressionBuilder<Schema, "leads">) =>
  where.exists(
    where
      .selectFrom("lead_events")
      .select("lead_events.id")
      .whereRef("lead_events.lead_id", "=", "leads.id")
      .where("type", "in", ANSWERED_OR_ENDED),
  );

const selectOpen = (database: Database, since: Date) =>
  selectLeads(database, { since })
    .where((where) => where.not(isAnsweredOrEnded(where)))
    .orderBy("created_at")
    .orderBy("leads.id");

/** A list may contain the vehicle. */
const isAboutVehicle = ({ jsonText }: DialectFeatures, id: number | null): RawBuilder<boolean> => {
  const type = jsonText("leads.content", ["subject", "type"]);
  const subjectId = sql`cast(${jsonText("leads.content", ["subject", "id"])} as text)`;
  return id === null
    ? sql`${type} in ('vehicle', 'vehicles')`
    : sql`(${type} = 'vehicles' or (${type} = 'vehicle' and ${subjectId} = ${String(id)}))`;
};

const selectWithVehicle = ({ db, dialect }: Database, id: number | null, now: Date) =>
  db
    .selectFrom("leads")
    .selectAll()
    .where(isAboutVehicle(dialect, id))
    .where((where) =>
      where.or([
        where.not(isAnsweredOrEnded(where)),
        where.exists(
          where
            .selectFrom("bookings")
            .select("bookings.seat")
            .whereRef("bookings.lead_id", "=", "leads.id")
            .where("start_at", ">", now.toISOString()),
        ),
      ]),
    )
    .orderBy("created_at")
    .orderBy("leads.id");

const readOfVehicle = async (database: Database, id: number | null, now: Date): Promise<readonly Lead[]> => {
  const leads = (await selectWithVehicle(database, id, now).execute()).map(toLead);
  return id === null ? leads : leads.filter(({ subject }) => subjectVehicles(subject).some((one) => one.id === id));
};

async function* walk(database: Database, filter: LeadFilter): AsyncGenerator<Lead> {
  const oldest = selectLeads(database, filter).orderBy("created_at").orderBy("id").limit(PAGE_SIZE);
  let page = await oldest.execute();
  for (;;) {
    for (const row of page) yield toLead(row);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    const { created_at: at, id } = last;
    page = await oldest.where(sql<boolean>`(leads.created_at, leads.id) > (${at}, ${id})`).execute();
  }
}

const countBySpan = async ({ db, dialect }: Database, spans: readonly LeadSpan[]): Promise<readonly LeadCount[]> => {
  const rows = spans.map(({ name, from, until }) => ({ name, since: from.toISOString(), before: until.toISOString() }));
  const table = dialect.recordTable("spans", ["name", "since", "before"], rows);
  const location = locationSlug(dialect);
  const result = await sql<LeadCount>`
    select spans.name as span, leads.kind as kind, ${location} as location, count(*) as leads
    from ${table}
    join leads on leads.created_at >= spans.since and leads.created_at < spans.before
    group by spans.name, leads.kind, ${location}
    order by spans.name, leads.kind, location`.execute(db);
  return result.rows.map(({ span, kind, location: slug, leads }) => ({ span, kind, location: slug, leads }));
};
