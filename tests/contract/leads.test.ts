import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { leadRepository } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";
import { after, deliveriesOf, NOON, sampleLead } from "./lead-samples.ts";

onBothDialects("the lead store", (fixture) => {
  it("keeps a lead as it was given, with its deliveries, to the last sign", async () => {
    const { store, reader } = leadRepository(fixture().database);
    const lead = sampleLead();
    expect(await store.accept(lead, deliveriesOf(lead))).toEqual({ outcome: "stored", lead });
    expect(await reader.byReference(lead.reference)).toEqual(lead);
    const deliveries = await reader.deliveriesOf(lead.id);
    expect(
      deliveries.map(({ purpose, destination, state, attempts }) => [purpose, destination, state, attempts]),
    ).toEqual([
      ["dealership", "bertrange@alzette.example", "due", 0],
      ["confirmation", "zoe@exemple.lu", "due", 0],
    ]);
  });

  it("answers the same request with the lead it has, and delivers nothing twice", async () => {
    const { store, reader } = leadRepository(fixture().database);
    const lead = sampleLead();
    await store.accept(lead, deliveriesOf(lead));
    const again = sampleLead({ idempotency_key: lead.idempotency_key, fingerprint: lead.fingerprint });
    expect(await store.accept(again, deliveriesOf(again))).toEqual({ outcome: "same", lead });
    expect(await reader.status()).toMatchObject({ leads: 1, deliveries: { due: 2 } });
  });

  it("refuses other content under a key that was used", async () => {
    const { store, reader } = leadRepository(fixture().database);
    const lead = sampleLead();
    await store.accept(lead, deliveriesOf(lead));
    const other = sampleLead({ idempotency_key: lead.idempotency_key });
    expect(await store.accept(other, deliveriesOf(other))).toEqual({ outcome: "conflict", lead });
    expect((await reader.status()).leads).toBe(1);
  });

  it("asks for another reference where two are equal", async () => {
    const { store, reader } = leadRepository(fixture().database);
    const lead = sampleLead();
    await store.accept(lead, deliveriesOf(lead));
    const twin = sampleLead({ reference: lead.reference });
    expect(await store.accept(twin, deliveriesOf(twin))).toEqual({ outcome: "reference-taken" });
    expect(await reader.status()).toMatchObject({ leads: 1, deliveries: { due: 2 } });
  });

  it("makes one lead of fifty equal requests at once on two nodes, with one answer", async () => {
    const nodes = [fixture().database, await fixture().another()].map((database) => leadRepository(database));
    const key = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const lead = sampleLead({ idempotency_key: key, fingerprint: "one" });
        return nodes[index % 2]!.store.accept(lead, deliveriesOf(lead));
      }),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "same")).toHaveLength(49);
    expect(new Set(outcomes.map((outcome) => "lead" in outcome && outcome.lead.reference)).size).toBe(1);
    expect(await nodes[0]!.reader.status()).toMatchObject({ leads: 1, deliveries: { due: 2 } });
  });

  it("keeps neither lead nor deliveries where one of them cannot be kept", async () => {
    const { store, reader } = leadRepository(fixture().database);
    const lead = sampleLead();
    const [first] = deliveriesOf(lead);
    await expect(store.accept(lead, [first!, first!])).rejects.toThrow(/unique/i);
    expect(await reader.status()).toMatchObject({ leads: 0, deliveries: { due: 0 } });
  });
});

onBothDialects("the list of leads", (fixture) => {
  it("has the newest first, by kind and since an instant, and no more than asked for", async () => {
    const { store, reader } = leadRepository(fixture().database);
    const leads = [0, 10, 20, 30].map((seconds) =>
      sampleLead({ created_at: after(seconds).toISOString(), kind: seconds === 20 ? "contact" : "interest" }),
    );
    for (const lead of leads) await store.accept(lead, []);
    const seconds = async (filter: Parameters<typeof reader.list>[0]): Promise<number[]> =>
      (await reader.list(filter)).map((lead) => (Date.parse(lead.created_at) - NOON.getTime()) / 1000);
    expect(await seconds({ limit: 10 })).toEqual([30, 20, 10, 0]);
    expect(await seconds({ limit: 2 })).toEqual([30, 20]);
    expect(await seconds({ limit: 10, kind: "interest" })).toEqual([30, 10, 0]);
    expect(await seconds({ limit: 10, since: after(10) })).toEqual([30, 20, 10]);
  });

  it("knows no lead by a reference nobody has", async () => {
    expect(await leadRepository(fixture().database).reader.byReference("V7K3-2QFM")).toBeNull();
  });

  it("tells since when the oldest lead waits for a delivery", async () => {
    const { store, reader, outbox } = leadRepository(fixture().database);
    expect(await reader.status()).toEqual({
      leads: 0,
      deliveries: { due: 0, sent: 0, parked: 0 },
      oldest_due_at: null,
      parked: [],
    });
    const lead = sampleLead();
    const [dealership, confirmation] = deliveriesOf(lead);
    await store.accept(lead, [dealership!, confirmation!]);
    await outbox.markSent(dealership!.id, NOON);
    expect(await reader.status()).toEqual({
      leads: 1,
      deliveries: { due: 1, sent: 1, parked: 0 },
      oldest_due_at: NOON.toISOString(),
      parked: [],
    });
  });
});
