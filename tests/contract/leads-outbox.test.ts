import { expect, it } from "vitest";
import type { DeliveryClaim } from "#application/leads/ports.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, deliveriesOf, NOON, aLead } from "../builders/stored-lead.ts";

const claimAt = (now: Date, owner: string, limit = 10): DeliveryClaim => ({
  channel: "mail",
  now,
  leaseMs: 60_000,
  limit,
  skip: [],
  owner,
});

onBothDialects("createOutbox", (fixture) => {
  const withLeads = async (count: number) => {
    const repository = createLeadRepository(fixture().database);
    const leads = Array.from({ length: count }, () => aLead());
    for (const lead of leads) await repository.store.save(lead, deliveriesOf(lead));
    return { ...repository, leads };
  };

  it("returns deliveries with their lead in order", async () => {
    const { outbox, leads } = await withLeads(1);
    const claimed = await outbox.claim(claimAt(NOON, "a"));
    expect(claimed.map(({ delivery, attempts }) => [delivery.purpose, attempts])).toEqual([
      ["dealership", 0],
      ["confirmation", 0],
    ]);
    expect(claimed[0]!.lead).toEqual(leads[0]);
  });

  it("returns only due deliveries up to the limit", async () => {
    const { outbox } = await withLeads(2);
    expect(await outbox.claim(claimAt(after(-1), "a"))).toEqual([]);
    expect(await outbox.claim(claimAt(NOON, "a", 3))).toHaveLength(3);
    expect(await outbox.claim(claimAt(NOON, "a", 3))).toHaveLength(1);
  });

  it("leases a delivery to one worker until its lease ends", async () => {
    const { outbox } = await withLeads(1);
    expect(await outbox.claim(claimAt(NOON, "a"))).toHaveLength(2);
    expect(await outbox.claim(claimAt(after(59), "b"))).toEqual([]);
    expect(await outbox.claim(claimAt(after(60), "b"))).toHaveLength(2);
  });

  it("never leases one delivery to two workers on two nodes", async () => {
    const { leads } = await withLeads(40);
    const nodes = [fixture().database, await fixture().openAnother()].map((database) => createLeadRepository(database));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodes[index % 2]!.outbox.claim(claimAt(NOON, `w${index}`, 7))),
    );
    let ids = claims.flat().map(({ delivery }) => delivery.id);
    expect(new Set(ids).size).toBe(ids.length);
    // Workers that met the same rows claimed fewer deliveries; the next claim returns the rest.
    const rest = await nodes[0]!.outbox.claim(claimAt(NOON, "last", 100));
    ids = [...ids, ...rest.map(({ delivery }) => delivery.id)];
    expect(new Set(ids).size).toBe(leads.length * 2);
  });

  it("does not return a sent delivery again, even after its lease", async () => {
    const { outbox, reader, leads } = await withLeads(1);
    const [one] = await outbox.claim(claimAt(NOON, "a"));
    await outbox.markSent(one!.delivery.id, after(1));
    expect(await outbox.claim(claimAt(after(3600), "b"))).toHaveLength(1);
    const [status] = await reader.leadDeliveries(leads[0]!.id);
    expect(status).toMatchObject({ state: "sent", sent_at: after(1).toISOString(), attempts: 1, last_error: null });
  });

  it("replays a dead letter, but no email that was sent", async () => {
    const { outbox, reader, leads } = await withLeads(1);
    const [sent, refused] = await outbox.claim(claimAt(NOON, "a"));
    await outbox.markSent(sent!.delivery.id, after(1));
    await outbox.deadLetter(refused!.delivery.id, "a", { at: after(2), error: "550 no" });
    expect([
      await outbox.replay(sent!.delivery.id, after(3)),
      await outbox.replay(refused!.delivery.id, after(3)),
    ]).toEqual([false, true]);
    const deliveries = await reader.leadDeliveries(leads[0]!.id);
    expect(deliveries.find(({ id }) => id === refused!.delivery.id)).toMatchObject({
      state: "due",
      attempts: 0,
      history: [{ at: after(2).toISOString(), error: "550 no" }],
    });
  });

  it("returns a failed delivery at its next attempt and counts the attempts", async () => {
    const { outbox, reader, leads } = await withLeads(1);
    const [one] = await outbox.claim(claimAt(NOON, "a", 1));
    await outbox.reschedule(one!.delivery.id, "a", { at: after(30), triedAt: after(30), error: "451 later" });
    expect((await outbox.claim(claimAt(after(29), "a"))).map(({ delivery }) => delivery.id)).not.toContain(
      one!.delivery.id,
    );
    const [again] = await outbox.claim(claimAt(after(30), "a"));
    expect(again).toMatchObject({ delivery: one!.delivery, attempts: 1 });
    const [status] = await reader.leadDeliveries(leads[0]!.id);
    expect(status).toMatchObject({ state: "due", attempts: 1, last_error: "451 later" });
  });

  it("moves a delivery to the dead letters permanently", async () => {
    const { outbox, reader } = await withLeads(1);
    for (const { delivery } of await outbox.claim(claimAt(NOON, "a"))) {
      await outbox.deadLetter(delivery.id, "a", { at: after(2), error: "550 no such user" });
    }
    expect(await outbox.claim(claimAt(after(86_400 * 30), "a"))).toEqual([]);
    expect((await reader.status()).deliveries).toEqual({ due: 0, sent: 0, parked: 2 });
  });

  it("accepts a failure only from the lease owner and a success from any worker", async () => {
    const { outbox, reader, leads } = await withLeads(1);
    const [one] = await outbox.claim(claimAt(NOON, "slow", 1));
    await outbox.claim(claimAt(after(61), "next", 1));
    await outbox.reschedule(one!.delivery.id, "slow", { at: after(999), triedAt: after(999), error: "too late" });
    await outbox.deadLetter(one!.delivery.id, "slow", { at: after(999), error: "too late" });
    const state = async () => (await reader.leadDeliveries(leads[0]!.id))[0];
    expect(await state()).toMatchObject({ state: "due", attempts: 0, last_error: null });
    await outbox.markSent(one!.delivery.id, after(62));
    await outbox.reschedule(one!.delivery.id, "next", { at: after(999), triedAt: after(999), error: "closed" });
    await outbox.markSent(one!.delivery.id, after(70));
    expect(await state()).toMatchObject({ state: "sent", attempts: 1, sent_at: after(62).toISOString() });
  });
});
