import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Lead, monthsBefore, retentionLimits } from "#domain/leads/index.ts";
import { purge } from "#application/leads/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, deliveriesOf, NOON, aLeadFile, aLead, ONE_SEAT } from "../builders/stored-lead.ts";
import { permitAt } from "../fakes/purge-permits.ts";

const CLAIM = { channel: "mail", now: NOON, leaseMs: 60_000, limit: 10, skip: [], owner: "worker" } as const;

const BOOKING = {
  location: "bertrange",
  calendar: "test_drive",
  start: after(86_400).toISOString(),
  end: after(90_000).toISOString(),
};

const RULES = { default_months: 36, kinds: { application: 24 } };

onBothDialects("removing leads", (fixture) => {
  const repository = () => createLeadRepository(fixture().database);

  it("removes a person's leads with their deliveries, appointments and files only", async () => {
    const { store, privacy, reader, slots } = repository();
    const file = aLeadFile();
    const mine = aLead({ booking: BOOKING, files: [file] });
    const other = aLead({ fields: { email: "jan@exemple.lu" } });
    const contents = new Map([[file.id, new TextEncoder().encode("CV")]]);
    await store.save(mine, deliveriesOf(mine), { seats: ONE_SEAT, contents });
    await store.save(other, deliveriesOf(other));
    const stored = await privacy.findByPerson("zoe@exemple.lu");
    expect(stored.leads.map(({ lead, deliveries }) => [lead, deliveries.length])).toEqual([[mine, 2]]);
    expect(await privacy.remove({ leads: [mine.id], mails: [] })).toEqual({
      leads: 1,
      deliveries: 2,
      appointments: 1,
      events: 0,
      files: 1,
    });
    expect(await privacy.findByPerson("zoe@exemple.lu")).toEqual({ leads: [], mails: [] });
    expect(await reader.byReference(mine.reference)).toBeNull();
    expect(await reader.fileContent(file.id)).toBeNull();
    expect(await slots.booked({ location: "bertrange", calendar: "test_drive", from: NOON })).toEqual([]);
    expect(await reader.leadDeliveries(other.id)).toHaveLength(2);
    expect(await privacy.remove({ leads: [mine.id], mails: [] })).toMatchObject({ leads: 0, deliveries: 0 });
  });

  it("makes later updates of a claimed delivery a no-op", async () => {
    const { store, privacy, outbox, reader } = repository();
    const lead = aLead();
    await store.save(lead, deliveriesOf(lead));
    const [first, second] = await outbox.claim(CLAIM);
    await privacy.remove({ leads: [lead.id], mails: [] });
    await outbox.markSent(first!.delivery.id, after(1));
    await outbox.reschedule(second!.delivery.id, "worker", { at: after(2), triedAt: after(2), error: "450" });
    await outbox.deadLetter(second!.delivery.id, "worker", { at: after(2), error: "450" });
    expect(await outbox.claim({ ...CLAIM, now: after(3600) })).toEqual([]);
    expect(await outbox.requeue({ deadLettersOnly: false }, after(3600))).toBe(0);
    expect(await reader.status()).toMatchObject({ leads: 0, deliveries: { due: 0, sent: 0, parked: 0 } });
  });

  it("never returns a delivery without its lead during a concurrent removal on another node", async () => {
    const { store, privacy } = repository();
    const leads = Array.from({ length: 30 }, () => aLead());
    for (const lead of leads) await store.save(lead, deliveriesOf(lead));
    const elsewhere = createLeadRepository(await fixture().openAnother());
    const claiming = Array.from({ length: 6 }, (_, n) => elsewhere.outbox.claim({ ...CLAIM, owner: `w${n}` }));
    const removing = leads.map(({ id }) => privacy.remove({ leads: [id], mails: [] }));
    const claimed = (await Promise.all(claiming)).flat();
    await Promise.all(removing);
    for (const { delivery, lead } of claimed) expect(lead?.id).toBe(delivery.lead_id);
    expect(await elsewhere.outbox.claim({ ...CLAIM, now: after(3600) })).toEqual([]);
    await elsewhere.close();
  });

  it("removes a person's mail without a lead, due or sent", async () => {
    const { outboxWriter, privacy, outbox } = repository();
    const message = { subject: "Du nouveau", text: "…", html: "…", unsubscribe: null };
    const mail = { lead_id: null, channel: "mail", purpose: "alert", message } as const;
    await outboxWriter.enqueue([{ ...mail, id: "m1", destination: "Zoe@exemple.lu" }], NOON);
    await outboxWriter.enqueue([{ ...mail, id: "m2", destination: "jan@exemple.lu" }], NOON);
    const { mails } = await privacy.findByPerson("zoe@exemple.lu");
    expect(mails.map(({ id }) => id)).toEqual(["m1"]);
    expect(await privacy.remove({ leads: [], mails: ["m1"] })).toMatchObject({ deliveries: 1 });
    expect((await outbox.claim(CLAIM)).map(({ delivery }) => delivery.id)).toEqual(["m2"]);
  });

  it("finds old mails without a lead unless they are due", async () => {
    const { outboxWriter, privacy, outbox } = repository();
    const message = { subject: "Livraisons", text: "…", html: "…", unsubscribe: null };
    const mail = {
      lead_id: null,
      channel: "mail",
      purpose: "staff",
      destination: "it@alzette.example",
      message,
    } as const;
    for (const id of ["sent", "parked", "due"]) await outboxWriter.enqueue([{ ...mail, id }], NOON);
    await outbox.claim({ ...CLAIM, limit: 3 });
    await outbox.markSent("sent", after(1));
    await outbox.deadLetter("parked", "worker", { at: after(1), error: "550" });
    expect([...(await privacy.findOldMails(after(10)))].toSorted()).toEqual(["parked", "sent"]);
    expect(await privacy.findOldMails(NOON)).toEqual([]);
  });
});

onBothDialects("expired leads", (fixture) => {
  const now = new Date("2026-11-22T00:00:00.000Z");
  const limits = retentionLimits(RULES, now);
  const leadOfAge = (months: number, changes: Partial<Lead> = {}): Lead =>
    aLead({ created_at: monthsBefore(now, months).toISOString(), ...changes });

  const overdue = async (...leads: readonly Lead[]): Promise<readonly string[]> => {
    const { store, privacy } = createLeadRepository(fixture().database);
    for (const lead of leads) await store.save(lead, []);
    return (await privacy.findExpired(limits, 100)).map(({ id }) => id).toSorted();
  };

  it("are those older than the months of their kind, to the second", async () => {
    const person = (name: string) => ({ fields: { email: `${name}@exemple.lu` } });
    const old = leadOfAge(37, person("a"));
    const young = leadOfAge(36, person("b"));
    const application = leadOfAge(25, { kind: "application", ...person("c") });
    const interest = leadOfAge(25, person("d"));
    expect(await overdue(old, young, application, interest)).toEqual([old.id, application.id].toSorted());
    expect(await createLeadRepository(fixture().database).privacy.findExpired(limits, 1)).toHaveLength(1);
  });

  it("exclude persons with a later lead of any kind, ignoring the case of the address", async () => {
    const old = leadOfAge(40, { fields: { email: "zoe@exemple.lu" } });
    const young = leadOfAge(2, { kind: "contact", fields: { email: "ZOE@exemple.lu" } });
    const calls = leadOfAge(40, { kind: "call_back", fields: { phone: "+352621123456" } });
    const calledAgain = leadOfAge(1, { kind: "call_back", fields: { phone: "+352621123456" } });
    expect(await overdue(old, young, calls, calledAgain)).toEqual([]);
  });

  it("include leads without a person by their own age", async () => {
    const nobody = leadOfAge(37, { fields: { message: "…" } });
    const nobodyToo = leadOfAge(2, { fields: { message: "…" } });
    expect(await overdue(nobody, nobodyToo)).toEqual([nobody.id]);
  });

  it("match the rule for random persons, kinds and ages", async () => {
    const drawn = fc.record({
      months: fc.integer({ min: 20, max: 40 }),
      kind: fc.constantFrom("interest", "application", "contact"),
      person: fc.constantFrom("a", "b", "c", "d", "e", null),
    });
    const leads = fc
      .sample(drawn, 60)
      .map(({ months, kind, person }) =>
        leadOfAge(months, { kind, fields: person === null ? { message: "…" } : { email: `${person}@exemple.lu` } }),
      );
    const lastContact = (of: Lead): string =>
      leads
        .filter((other) => other === of || (of.fields.email !== undefined && other.fields.email === of.fields.email))
        .map(({ created_at }) => created_at)
        .toSorted()
        .at(-1)!;
    const named = leads.filter((one) => {
      const months = one.kind === "application" ? 24 : 36;
      return lastContact(one) < monthsBefore(now, months).toISOString();
    });
    expect(await overdue(...leads)).toEqual(named.map(({ id }) => id).toSorted());
  });

  it("are removed once by two concurrent purges", async () => {
    const [one, other] = [
      createLeadRepository(fixture().database),
      createLeadRepository(await fixture().openAnother()),
    ];
    const leads = Array.from({ length: 120 }, (_, index) =>
      leadOfAge(40, { fields: { email: `p${index}@exemple.lu` } }),
    );
    for (const lead of leads) await one.store.save(lead, []);
    await one.store.save(leadOfAge(1), []);
    const nothing = { remove: async () => 0, removeBefore: async () => 0 };
    const purging = [one, other].map(({ privacy, stash, counters }, index) => {
      const alerts = createAlertRepository(fixture().database);
      return purge({ leads: privacy, alerts: alerts.privacy, mails: nothing, stash, counters }, RULES, permitAt(now))
        .then(({ leads: removed }) => removed)
        .finally(() => Promise.all([alerts.close(), index === 1 ? other.close() : undefined]));
    });
    const removed = await Promise.all(purging);
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect((await one.reader.status()).leads).toBe(1);
  });

  it("are removed until the time is up, and the rest by the next purge", async () => {
    const { store, privacy, stash, counters, reader } = createLeadRepository(fixture().database);
    for (let index = 0; index < 130; index += 1)
      await store.save(leadOfAge(40, { fields: { email: `p${index}@exemple.lu` } }), []);
    const alerts = createAlertRepository(fixture().database);
    const mails = { remove: async () => 0, removeBefore: async () => 0 };
    const all = { leads: privacy, alerts: alerts.privacy, mails, stash, counters };
    expect(await purge(all, RULES, permitAt(now), () => false)).toMatchObject({ leads: 100 });
    expect((await reader.status()).leads).toBe(30);
    expect(await purge(all, RULES, permitAt(now))).toMatchObject({ leads: 30 });
    await alerts.close();
  });

  it("exclude leads with a due delivery", async () => {
    const { store, privacy, outbox } = createLeadRepository(fixture().database);
    const lead = leadOfAge(48);
    const [delivery] = deliveriesOf(lead);
    await store.save(lead, [delivery!]);
    expect(await privacy.findExpired(limits, 100)).toEqual([]);
    await outbox.markSent(delivery!.id, now);
    expect(await privacy.findExpired(limits, 100)).toEqual([{ id: lead.id, kind: "interest" }]);
  });
});

onBothDialects("removed data", (fixture) => {
  it("cannot be read from the files of the embedded database", async () => {
    const { database, options: at } = fixture();
    if (database.dialect.name === "postgres") return;
    const { store, privacy } = createLeadRepository(database);
    const secret = "un secret que personne d’autre ne connaît".repeat(300);
    const lead = aLead({ fields: { email: "zoe@exemple.lu", message: secret } });
    await store.save(lead, deliveriesOf(lead));
    const holds = async (word: string): Promise<boolean> => {
      const files = ["vitrine.sqlite", "vitrine.sqlite-wal"].map((name) => readFile(join(at.dataDir, name)));
      return (await Promise.all(files)).some((bytes) => bytes.includes(word));
    };
    expect([await holds("zoe@exemple.lu"), await holds("personne d’autre")]).toEqual([true, true]);
    // `settle` waits for a reader with an old snapshot.
    const reading = await (await fixture().openAnother()).openSession();
    await sql`begin deferred`.execute(reading.db);
    expect(await reading.db.selectFrom("leads").select("id").execute()).toHaveLength(1);
    await privacy.remove({ leads: [lead.id], mails: [] });
    const settled = privacy.truncateLog();
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database.db);
    expect(rows).toMatchObject([{ busy: 1 }]);
    expect(await holds("zoe@exemple.lu")).toBe(true);
    await sql`rollback`.execute(reading.db);
    await settled;
    await reading.release();
    expect([await holds("zoe@exemple.lu"), await holds("personne d’autre")]).toEqual([false, false]);
  });
});
