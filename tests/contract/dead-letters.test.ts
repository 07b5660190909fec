import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { DeadLetter, WriteDeadLetterReport } from "#application/leads/ports.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, deliveriesOf, NOON, aLead } from "../builders/stored-lead.ts";

const DAY = 86_400;

const aStaffMail = (): Delivery => ({
  id: randomUUID(),
  lead_id: null,
  channel: "mail",
  purpose: "staff",
  destination: "informatique@alzette.example",
  message: { subject: "parked", text: "parked", html: "<p>parked</p>", unsubscribe: null },
});

onBothDialects("dead letters", (fixture) => {
  const claim = { channel: "mail", leaseMs: 60_000, limit: 100, skip: [], owner: "test" } as const;

  const createDeadLetters = async (...leads: Lead[]) => {
    const repository = createLeadRepository(fixture().database);
    for (const lead of leads) await repository.store.save(lead, deliveriesOf(lead));
    for (const { delivery } of await repository.outbox.claim({ ...claim, now: NOON })) {
      await repository.outbox.deadLetter(delivery.id, "test", { at: after(7 * DAY), error: "550 no such user" });
    }
    return repository;
  };

  it("are due again after a requeue, with a new delivery period", async () => {
    const lead = aLead();
    const { outbox, reader } = await createDeadLetters(lead);
    expect(await outbox.requeue({ deadLettersOnly: true }, after(8 * DAY))).toBe(2);
    expect((await reader.status()).deliveries).toEqual({ due: 2, sent: 0, parked: 0 });
    const again = await outbox.claim({ ...claim, now: after(8 * DAY) });
    expect(again).toHaveLength(2);
    for (const { attempts, created_at } of again) {
      expect([attempts, created_at]).toEqual([0, after(8 * DAY).toISOString()]);
    }
  });

  it("can be requeued per lead", async () => {
    const [one, other] = [aLead(), aLead()];
    const { outbox, reader } = await createDeadLetters(one, other);
    expect(await outbox.requeue({ leadId: one.id, deadLettersOnly: true }, after(8 * DAY))).toBe(2);
    const states = async ({ id }: Lead) => (await reader.leadDeliveries(id)).map(({ state }) => state);
    expect(await states(one)).toEqual(["due", "due"]);
    expect(await states(other)).toEqual(["parked", "parked"]);
  });

  it("are the only deliveries requeued unless waiting ones are included", async () => {
    const lead = aLead();
    const { store, outbox } = createLeadRepository(fixture().database);
    await store.save(lead, deliveriesOf(lead));
    const [sent, failed] = await outbox.claim({ ...claim, now: NOON });
    await outbox.markSent(sent!.delivery.id, after(1));
    await outbox.reschedule(failed!.delivery.id, "test", { at: after(3600), triedAt: after(3600), error: "451 later" });
    expect(await outbox.requeue({ deadLettersOnly: true }, after(60))).toBe(0);
    expect(await outbox.claim({ ...claim, now: after(60) })).toEqual([]);
    expect(await outbox.requeue({ deadLettersOnly: false }, after(60))).toBe(1);
    const [again] = await outbox.claim({ ...claim, now: after(60) });
    // It was never a dead letter, so its delivery period continues.
    expect(again).toMatchObject({ delivery: failed!.delivery, created_at: NOON.toISOString() });
    expect(await outbox.requeue({ deadLettersOnly: false }, after(61))).toBe(0);
  });

  it("are reported once, with references and reasons, by a mail written in the same transaction", async () => {
    const lead = aLead();
    const { outbox } = await createDeadLetters(lead);
    const reported: DeadLetter[] = [];
    const write: WriteDeadLetterReport = (list) => {
      reported.push(...list);
      return [aStaffMail()];
    };
    expect(await outbox.reportDeadLetters(write, after(7 * DAY))).toBe(2);
    expect(reported.map(({ purpose }) => purpose).sort()).toEqual(["confirmation", "dealership"]);
    expect(reported[0]).toEqual({
      reference: lead.reference,
      channel: "mail",
      purpose: expect.any(String),
      attempts: 1,
      parked_at: after(7 * DAY).toISOString(),
      last_error: "550 no such user",
    });
    const [mail] = await outbox.claim({ ...claim, now: after(7 * DAY) });
    expect(mail).toMatchObject({ lead: null, delivery: { purpose: "staff", message: { subject: "parked" } } });
    expect(await outbox.reportDeadLetters(write, after(8 * DAY))).toBe(0);
  });

  it("are reported at most once in 15 minutes", async () => {
    const { outbox, store } = await createDeadLetters(aLead());
    expect(await outbox.reportDeadLetters(() => [aStaffMail()], NOON)).toBe(2);
    const later = aLead();
    await store.save(later, deliveriesOf(later));
    for (const { delivery } of await outbox.claim({ ...claim, now: NOON })) {
      if (delivery.purpose !== "staff") await outbox.deadLetter(delivery.id, "test", { at: NOON, error: "no" });
    }
    expect(await outbox.reportDeadLetters(() => [aStaffMail()], after(14 * 60))).toBe(0);
    expect(await outbox.reportDeadLetters(() => [aStaffMail()], after(15 * 60))).toBe(2);
  });

  it("stay unreported when their mail cannot be saved", async () => {
    const { outbox } = await createDeadLetters(aLead());
    const mail = aStaffMail();
    await expect(outbox.reportDeadLetters(() => [mail, mail], NOON)).rejects.toThrow(/has a row with this key/);
    expect(await outbox.reportDeadLetters(() => [mail], NOON)).toBe(2);
  });

  it("are reported by one of several nodes", async () => {
    await createDeadLetters(aLead(), aLead());
    const nodes = [fixture().database, await fixture().openAnother()].map((database) => createLeadRepository(database));
    const reported = await Promise.all(
      Array.from({ length: 10 }, (_, index) => nodes[index % 2]!.outbox.reportDeadLetters(() => [aStaffMail()], NOON)),
    );
    expect(reported.filter((count) => count > 0)).toEqual([4]);
    expect(await nodes[0]!.outbox.claim({ ...claim, now: NOON })).toHaveLength(1);
  });

  it("that are staff mails are not reported", async () => {
    const { outbox, outboxWriter } = createLeadRepository(fixture().database);
    await outboxWriter.enqueue([aStaffMail()], NOON);
    const [one] = await outbox.claim({ ...claim, now: NOON });
    await outbox.deadLetter(one!.delivery.id, "test", { at: NOON, error: "no" });
    expect(await outbox.reportDeadLetters(() => [aStaffMail()], NOON)).toBe(0);
  });
});

onBothDialects("createOutboxWriter", (fixture) => {
  const claim = { channel: "mail", now: NOON, leaseMs: 60_000, limit: 10, owner: "test" } as const;

  it("returns deliveries without a lead unchanged", async () => {
    const { outbox, outboxWriter } = createLeadRepository(fixture().database);
    const mail = aStaffMail();
    await outboxWriter.enqueue([mail], NOON);
    await outboxWriter.enqueue([], NOON);
    expect(await outbox.claim({ ...claim, skip: [] })).toEqual([
      { delivery: mail, lead: null, events: [], created_at: NOON.toISOString(), attempts: 0 },
    ]);
  });

  it("skips deliveries to the given destinations", async () => {
    const { outbox, outboxWriter } = createLeadRepository(fixture().database);
    const others = ["a@alzette.example", "b@alzette.example"].map((destination) => ({ ...aStaffMail(), destination }));
    await outboxWriter.enqueue([aStaffMail(), ...others], NOON);
    const skip = ["informatique@alzette.example", "b@alzette.example"];
    const claimed = await outbox.claim({ ...claim, skip });
    expect(claimed.map(({ delivery }) => delivery.destination)).toEqual(["a@alzette.example"]);
  });
});
