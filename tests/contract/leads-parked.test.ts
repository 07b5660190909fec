import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Delivery, Lead, ParkedDelivery, WriteReport } from "#domain/leads/index.ts";
import { leadRepository } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";
import { after, deliveriesOf, NOON, sampleLead } from "./lead-samples.ts";

const DAY = 86_400;

const staffMail = (): Delivery => ({
  id: randomUUID(),
  lead_id: null,
  channel: "mail",
  purpose: "staff",
  destination: "informatique@alzette.example",
  message: { subject: "parked", text: "parked", html: "<p>parked</p>", unsubscribe: null },
});

onBothDialects("parked deliveries", (fixture) => {
  const claim = { channel: "mail", leaseMs: 60_000, limit: 100, skip: [], owner: "test" } as const;

  const parked = async (...leads: Lead[]) => {
    const repository = leadRepository(fixture().database);
    for (const lead of leads) await repository.store.accept(lead, deliveriesOf(lead));
    for (const { delivery } of await repository.outbox.claim({ ...claim, now: NOON })) {
      await repository.outbox.park(delivery.id, "test", { at: after(7 * DAY), error: "550 no such user" });
    }
    return repository;
  };

  it("are due again once asked for, with new days of trying", async () => {
    const lead = sampleLead();
    const { outbox, reader } = await parked(lead);
    expect(await outbox.requeue({ parkedOnly: true }, after(8 * DAY))).toBe(2);
    expect((await reader.status()).deliveries).toEqual({ due: 2, sent: 0, parked: 0 });
    const again = await outbox.claim({ ...claim, now: after(8 * DAY) });
    expect(again).toHaveLength(2);
    for (const { attempts, created_at } of again) {
      expect([attempts, created_at]).toEqual([0, after(8 * DAY).toISOString()]);
    }
  });

  it("are asked for again lead by lead", async () => {
    const [one, other] = [sampleLead(), sampleLead()];
    const { outbox, reader } = await parked(one, other);
    expect(await outbox.requeue({ leadId: one.id, parkedOnly: true }, after(8 * DAY))).toBe(2);
    const states = async ({ id }: Lead) => (await reader.deliveriesOf(id)).map(({ state }) => state);
    expect(await states(one)).toEqual(["due", "due"]);
    expect(await states(other)).toEqual(["parked", "parked"]);
  });

  it("leave what waits for its next try alone, unless that is asked for too", async () => {
    const lead = sampleLead();
    const { store, outbox } = leadRepository(fixture().database);
    await store.accept(lead, deliveriesOf(lead));
    const [sent, failed] = await outbox.claim({ ...claim, now: NOON });
    await outbox.markSent(sent!.delivery.id, after(1));
    await outbox.reschedule(failed!.delivery.id, "test", { at: after(3600), error: "451 later" });
    expect(await outbox.requeue({ parkedOnly: true }, after(60))).toBe(0);
    expect(await outbox.claim({ ...claim, now: after(60) })).toEqual([]);
    expect(await outbox.requeue({ parkedOnly: false }, after(60))).toBe(1);
    const [again] = await outbox.claim({ ...claim, now: after(60) });
    // It was never parked: its days of trying go on.
    expect(again).toMatchObject({ delivery: failed!.delivery, created_at: NOON.toISOString() });
    expect(await outbox.requeue({ parkedOnly: false }, after(61))).toBe(0);
  });

  it("are told of once, with references and reasons, by a mail written in the same transaction", async () => {
    const lead = sampleLead();
    const { outbox } = await parked(lead);
    const told: ParkedDelivery[] = [];
    const write: WriteReport = (list) => {
      told.push(...list);
      return [staffMail()];
    };
    expect(await outbox.reportParked(write, after(7 * DAY))).toBe(2);
    expect(told.map(({ purpose }) => purpose).sort()).toEqual(["confirmation", "dealership"]);
    expect(told[0]).toEqual({
      reference: lead.reference,
      channel: "mail",
      purpose: expect.any(String),
      attempts: 1,
      parked_at: after(7 * DAY).toISOString(),
      last_error: "550 no such user",
    });
    const [mail] = await outbox.claim({ ...claim, now: after(7 * DAY) });
    expect(mail).toMatchObject({ lead: null, delivery: { purpose: "staff", message: { subject: "parked" } } });
    expect(await outbox.reportParked(write, after(8 * DAY))).toBe(0);
  });

  it("are told of at most once in a quarter of an hour", async () => {
    const { outbox, store } = await parked(sampleLead());
    expect(await outbox.reportParked(() => [staffMail()], NOON)).toBe(2);
    const later = sampleLead();
    await store.accept(later, deliveriesOf(later));
    for (const { delivery } of await outbox.claim({ ...claim, now: NOON })) {
      if (delivery.purpose !== "staff") await outbox.park(delivery.id, "test", { at: NOON, error: "no" });
    }
    expect(await outbox.reportParked(() => [staffMail()], after(14 * 60))).toBe(0);
    expect(await outbox.reportParked(() => [staffMail()], after(15 * 60))).toBe(2);
  });

  it("stay untold where their mail cannot be kept", async () => {
    const { outbox } = await parked(sampleLead());
    const mail = staffMail();
    await expect(outbox.reportParked(() => [mail, mail], NOON)).rejects.toThrow(/unique/i);
    expect(await outbox.reportParked(() => [mail], NOON)).toBe(2);
  });

  it("are told of by one of several nodes", async () => {
    await parked(sampleLead(), sampleLead());
    const nodes = [fixture().database, await fixture().another()].map((database) => leadRepository(database));
    const told = await Promise.all(
      Array.from({ length: 10 }, (_, index) => nodes[index % 2]!.outbox.reportParked(() => [staffMail()], NOON)),
    );
    expect(told.filter((count) => count > 0)).toEqual([4]);
    expect(await nodes[0]!.outbox.claim({ ...claim, now: NOON })).toHaveLength(1);
  });

  it("that are word to the staff themselves are not told of", async () => {
    const { outbox, mailbox } = leadRepository(fixture().database);
    await mailbox.put([staffMail()], NOON);
    const [one] = await outbox.claim({ ...claim, now: NOON });
    await outbox.park(one!.delivery.id, "test", { at: NOON, error: "no" });
    expect(await outbox.reportParked(() => [staffMail()], NOON)).toBe(0);
  });
});

onBothDialects("the mailbox", (fixture) => {
  const claim = { channel: "mail", now: NOON, leaseMs: 60_000, limit: 10, owner: "test" } as const;

  it("hands out what is about no lead, as it was written", async () => {
    const { outbox, mailbox } = leadRepository(fixture().database);
    const mail = staffMail();
    await mailbox.put([mail], NOON);
    await mailbox.put([], NOON);
    expect(await outbox.claim({ ...claim, skip: [] })).toEqual([
      { delivery: mail, lead: null, created_at: NOON.toISOString(), attempts: 0 },
    ]);
  });

  it("keeps back what goes to a destination that is busy enough", async () => {
    const { outbox, mailbox } = leadRepository(fixture().database);
    const others = ["a@alzette.example", "b@alzette.example"].map((destination) => ({ ...staffMail(), destination }));
    await mailbox.put([staffMail(), ...others], NOON);
    const skip = ["informatique@alzette.example", "b@alzette.example"];
    const claimed = await outbox.claim({ ...claim, skip });
    expect(claimed.map(({ delivery }) => delivery.destination)).toEqual(["a@alzette.example"]);
  });
});
