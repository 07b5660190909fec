import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, deliveriesOf, NOON, aLead } from "../builders/stored-lead.ts";

onBothDialects("createLeadStore", (fixture) => {
  it("saves a lead unchanged with its deliveries", async () => {
    const { store, reader } = createLeadRepository(fixture().database);
    const lead = aLead();
    expect(await store.save(lead, deliveriesOf(lead))).toEqual({ outcome: "saved", lead });
    expect(await reader.byReference(lead.reference)).toEqual(lead);
    const deliveries = await reader.leadDeliveries(lead.id);
    expect(
      deliveries.map(({ purpose, destination, state, attempts }) => [purpose, destination, state, attempts]),
    ).toEqual([
      ["dealership", "bertrange@alzette.example", "due", 0],
      ["confirmation", "zoe@exemple.lu", "due", 0],
    ]);
  });

  it("answers a repeated request with the stored lead and no second delivery", async () => {
    const { store, reader } = createLeadRepository(fixture().database);
    const lead = aLead();
    await store.save(lead, deliveriesOf(lead));
    const again = aLead({ idempotency_key: lead.idempotency_key, fingerprint: lead.fingerprint });
    expect(await store.save(again, deliveriesOf(again))).toEqual({ outcome: "duplicate", lead });
    expect(await reader.status()).toMatchObject({ leads: 1, deliveries: { due: 2 } });
  });

  it("rejects other content under a used key", async () => {
    const { store, reader } = createLeadRepository(fixture().database);
    const lead = aLead();
    await store.save(lead, deliveriesOf(lead));
    const other = aLead({ idempotency_key: lead.idempotency_key });
    expect(await store.save(other, deliveriesOf(other))).toEqual({ outcome: "conflict", lead });
    expect((await reader.status()).leads).toBe(1);
  });

  it("rejects a reference that is in use", async () => {
    const { store, reader } = createLeadRepository(fixture().database);
    const lead = aLead();
    await store.save(lead, deliveriesOf(lead));
    const twin = aLead({ reference: lead.reference });
    expect(await store.save(twin, deliveriesOf(twin))).toEqual({ outcome: "reference-taken" });
    expect(await reader.status()).toMatchObject({ leads: 1, deliveries: { due: 2 } });
  });

  it("saves one lead for fifty equal concurrent requests on two nodes", async () => {
    const nodes = [fixture().database, await fixture().openAnother()].map((database) => createLeadRepository(database));
    const key = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const lead = aLead({ idempotency_key: key, fingerprint: "one" });
        return nodes[index % 2]!.store.save(lead, deliveriesOf(lead));
      }),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "duplicate")).toHaveLength(49);
    expect(new Set(outcomes.map((outcome) => "lead" in outcome && outcome.lead.reference)).size).toBe(1);
    expect(await nodes[0]!.reader.status()).toMatchObject({ leads: 1, deliveries: { due: 2 } });
  });

  it("saves lead and deliveries atomically", async () => {
    const { store, reader } = createLeadRepository(fixture().database);
    const lead = aLead();
    const [first] = deliveriesOf(lead);
    await expect(store.save(lead, [first!, first!])).rejects.toThrow(/has a row with this key/);
    expect(await reader.status()).toMatchObject({ leads: 0, deliveries: { due: 0 } });
  });
});

onBothDialects("createLeadReader lists", (fixture) => {
  it("returns the newest leads first, by kind and since an instant, up to the limit", async () => {
    const { store, reader } = createLeadRepository(fixture().database);
    const leads = [0, 10, 20, 30].map((seconds) =>
      aLead({ created_at: after(seconds).toISOString(), kind: seconds === 20 ? "contact" : "interest" }),
    );
    for (const lead of leads) await store.save(lead, []);
    const seconds = async (filter: Parameters<typeof reader.list>[0]): Promise<number[]> =>
      (await reader.list(filter)).map((lead) => (Date.parse(lead.created_at) - NOON.getTime()) / 1000);
    expect(await seconds({ limit: 10 })).toEqual([30, 20, 10, 0]);
    expect(await seconds({ limit: 2 })).toEqual([30, 20]);
    expect(await seconds({ limit: 10, kind: "interest" })).toEqual([30, 10, 0]);
    expect(await seconds({ limit: 10, since: after(10) })).toEqual([30, 20, 10]);
  });

  it("returns null for an unknown reference", async () => {
    expect(await createLeadRepository(fixture().database).reader.byReference("V7K3-2QFM")).toBeNull();
  });

  it("reports since when the oldest delivery is due", async () => {
    const { store, reader, outbox } = createLeadRepository(fixture().database);
    expect(await reader.status()).toEqual({
      leads: 0,
      deliveries: { due: 0, sent: 0, parked: 0 },
      oldest_due_at: null,
      parked: [],
    });
    const lead = aLead();
    const [dealership, confirmation] = deliveriesOf(lead);
    await store.save(lead, [dealership!, confirmation!]);
    await outbox.markSent(dealership!.id, NOON);
    expect(await reader.status()).toEqual({
      leads: 1,
      deliveries: { due: 1, sent: 1, parked: 0 },
      oldest_due_at: NOON.toISOString(),
      parked: [],
    });
  });
});
