import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { openPostgres } from "../../src/adapters/database/dialects/postgres.ts";
import { openSqlite } from "../../src/adapters/database/dialects/sqlite.ts";
import { MIGRATIONS } from "../../src/adapters/database/migrations/index.ts";
import { onBothDialects, type DatabaseOptions } from "./on-both-dialects.ts";
import { after, NOON } from "../builders/stored-lead.ts";

const BEFORE_APPOINTMENTS = ["0001_stock", "0002_leads", "0003_catalogue", "0004_pictures"];

/** Lead content as written by the release before appointments. */
const CONTENT = {
  subject: {
    type: "vehicle",
    id: 12,
    slug: "12-1-ford-puma-st-line",
    title: "Ford Puma",
    trim: "ST-Line",
    brand: "ford",
    stock_number: "A-12",
    price: { cents: 2_499_000, formatted: "24\u202f990\u00a0€", suffix: "TVAC" },
    location: { slug: "bertrange", name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" },
  },
  fields: { first_name: "Zoë", last_name: "D’Hulst 王", email: "Zoe@exemple.lu", phone: "", message: 'Un "😀"\nici' },
  consent: { version: "2026-11", text: "J’accepte.", at: NOON.toISOString() },
  source: { path: "/stock/12-1-ford-puma-st-line/interessee" },
  routing: { addresses: ["bertrange@alzette.example"] },
};

const CALL_BACK = { ...CONTENT, subject: null, fields: { last_name: "Muller", phone: "+352621123456" } };

const NOBODY = { ...CONTENT, subject: null, fields: { message: "…" } };

type OldLead = { readonly id: string; readonly kind: string; readonly content: object; readonly at: Date };

const LEADS: readonly OldLead[] = [
  { id: "l1", kind: "interest", content: CONTENT, at: NOON },
  { id: "l2", kind: "call_back", content: CALL_BACK, at: after(60) },
  { id: "l3", kind: "contact", content: NOBODY, at: after(120) },
];

/** Creates a database with the schema and data of the release before appointments. */
const createOldDatabase = async ({ dataDir, url }: DatabaseOptions): Promise<Database> => {
  const database = url === null ? await openSqlite(dataDir) : await openPostgres(url);
  await database.db.transaction().execute(async (db) => {
    await sql`create table migrations (name text primary key, run_at text not null)`.execute(db);
    for (const name of BEFORE_APPOINTMENTS) {
      await MIGRATIONS[name]!(db as never, database.dialect);
      await sql`insert into migrations (name, run_at) values (${name}, '2026-10-01')`.execute(db);
    }
    for (const { id, kind, content, at } of LEADS) {
      await sql`insert into leads (id, reference, kind, created_at, idempotency_key, fingerprint, content)
        values (${id}, ${`REF-${id}`}, ${kind}, ${at.toISOString()}, ${`key ${id}`}, ${`print ${id}`},
                ${JSON.stringify(content)})`.execute(db);
    }
  });
  return database;
};

const insertDelivery = async (
  { db }: Database,
  delivery: { id: string; lead: string; position: number; state: string; sent_at?: string; leased_until?: string },
): Promise<void> => {
  const { id, lead, position, state, sent_at: sent = null, leased_until: leased = null } = delivery;
  await sql`insert into deliveries (id, lead_id, channel, purpose, destination, position, state, attempts, next_attempt_at,
      leased_until, lease_owner, sent_at, parked_at, last_error)
    values (${id}, ${lead}, 'mail', ${position === 0 ? "dealership" : "confirmation"}, ${`${id}@exemple.lu`}, ${position},
      ${state}, ${state === "due" ? 3 : 1}, ${after(30).toISOString()}, ${leased}, ${leased === null ? null : "gone"},
      ${sent}, ${state === "parked" ? after(9).toISOString() : null}, ${state === "due" ? "450 full" : null})`.execute(
    db,
  );
};

onBothDialects("a database from before appointments", (fixture) => {
  const openMigrated = async (): Promise<Database> => {
    const place = await fixture().createEmpty();
    const old = await createOldDatabase(place);
    await insertDelivery(old, { id: "d1", lead: "l1", position: 0, state: "sent", sent_at: after(1).toISOString() });
    await insertDelivery(old, {
      id: "d2",
      lead: "l1",
      position: 1,
      state: "due",
      leased_until: after(40).toISOString(),
    });
    await insertDelivery(old, { id: "d3", lead: "l2", position: 0, state: "parked" });
    await old.close();
    return openDatabase(place);
  };

  it("keeps every lead unchanged, without appointment and files", async () => {
    const database = await openMigrated();
    const { reader } = createLeadRepository(database);
    expect(await reader.byReference("REF-l1")).toEqual({
      ...CONTENT,
      id: "l1",
      reference: "REF-l1",
      kind: "interest",
      created_at: NOON.toISOString(),
      idempotency_key: "key l1",
      fingerprint: "print l1",
      booking: null,
      requested_booking: null,
      calculation: null,
      estimate: null,
      files: [],
      notice: null,
      routing: { addresses: ["bertrange@alzette.example"], adf: [] },
    });
    expect((await reader.list({ limit: 10 })).map(({ id }) => id)).toEqual(["l3", "l2", "l1"]);
    await database.close();
  });

  it("keeps the state and the age of every delivery", async () => {
    const database = await openMigrated();
    const { reader, outbox } = createLeadRepository(database);
    expect(await reader.leadDeliveries("l1")).toEqual([
      {
        id: "d1",
        lead_id: "l1",
        channel: "mail",
        purpose: "dealership",
        destination: "d1@exemple.lu",
        message: null,
        state: "sent",
        attempts: 1,
        next_attempt_at: after(30).toISOString(),
        sent_at: after(1).toISOString(),
        parked_at: null,
        last_error: null,
        history: [],
      },
      expect.objectContaining({ id: "d2", purpose: "confirmation", state: "due", attempts: 3, last_error: "450 full" }),
    ]);
    expect(await reader.leadDeliveries("l2")).toMatchObject([{ state: "parked", parked_at: after(9).toISOString() }]);
    const claim = { channel: "mail", leaseMs: 1000, limit: 9, skip: [], owner: "new" } as const;
    expect(await outbox.claim({ ...claim, now: after(39) })).toEqual([]);
    const claimed = await outbox.claim({ ...claim, now: after(41) });
    expect(claimed).toMatchObject([
      { delivery: { id: "d2" }, lead: { id: "l1", booking: null }, created_at: NOON.toISOString(), attempts: 3 },
    ]);
    await database.close();
  });

  it("sets the person of old leads to the lower-case email address, else the phone number, else null", async () => {
    const database = await openMigrated();
    const rows = await database.db.selectFrom("leads").select(["id", "person"]).orderBy("id").execute();
    expect(rows.map(({ id, person }) => [id, person])).toEqual([
      ["l1", "zoe@exemple.lu"],
      ["l2", "+352621123456"],
      ["l3", null],
    ]);
    const { privacy } = createLeadRepository(database);
    const personData = await privacy.findByPerson("zoe@exemple.lu");
    expect(personData.leads.map(({ lead, deliveries }) => [lead.id, deliveries.length])).toEqual([["l1", 2]]);
    expect(await privacy.remove({ leads: ["l1", "l2", "l3"], mails: [] })).toEqual({
      leads: 3,
      deliveries: 3,
      appointments: 0,
      events: 0,
      files: 0,
    });
    await database.close();
  });

  it("accepts new leads and still recognises a used key", async () => {
    const database = await openMigrated();
    const { store, reader } = createLeadRepository(database);
    const old = await reader.byReference("REF-l2");
    expect(await store.save({ ...old!, id: "new" }, [])).toMatchObject({ outcome: "duplicate", lead: { id: "l2" } });
    const newLead = { ...old!, id: "new", reference: "REF-new", idempotency_key: "key new" };
    expect(await store.save(newLead, [])).toEqual({ outcome: "saved", lead: newLead });
    await database.close();
  });
});
