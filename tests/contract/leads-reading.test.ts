import { expect, it } from "vitest";
import type { Lead, LeadFilter, LeadSpan, LeadSubject } from "#domain/leads/index.ts";
import { leadRepository } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";
import { after, deliveriesOf, NOON, sampleLead } from "./lead-samples.ts";

const at = (place: string): LeadSubject => ({
  type: "place",
  slug: place,
  location: { slug: place, name: `Alzette "${place}"`, phone: "+352 20 00 01 01" },
});

onBothDialects("the staff's view of the leads", (fixture) => {
  const withLeads = async (leads: readonly Lead[]) => {
    const repository = leadRepository(fixture().database);
    for (const lead of leads) await repository.store.accept(lead, deliveriesOf(lead));
    return repository;
  };

  const seconds = async (leads: AsyncIterable<Lead>): Promise<number[]> => {
    const walked: number[] = [];
    for await (const { created_at } of leads) walked.push((Date.parse(created_at) - NOON.getTime()) / 1000);
    return walked;
  };

  it("is narrowed by place, by person, and to a stretch of time that ends before its end", async () => {
    const leads = [0, 10, 20, 30].map((second) =>
      sampleLead({
        created_at: after(second).toISOString(),
        subject: second === 10 ? null : at(second === 20 ? "diekirch" : "bertrange"),
        fields: {
          first_name: "Zoë",
          email: second < 20 ? "Zoe@exemple.lu" : "jan@exemple.lu",
          phone: "+352621123456",
          message: "zoe@exemple.lu m’a parlé de vous",
          newsletter: true,
        },
      }),
    );
    const { reader } = await withLeads(leads);
    const found = (filter: LeadFilter): Promise<number[]> => seconds(reader.walk(filter));
    expect(await found({})).toEqual([0, 10, 20, 30]);
    expect(await found({ location: "bertrange" })).toEqual([0, 30]);
    expect(await found({ location: "diekirch", since: after(30) })).toEqual([]);
    expect(await found({ since: after(10), until: after(30) })).toEqual([10, 20]);
    expect(await found({ person: "zoe@exemple.lu" })).toEqual([0, 10]);
    expect(await found({ person: "+352621123456" })).toEqual([0, 10, 20, 30]);
    expect(await found({ person: "zo_@exemple.lu" })).toEqual([]);
    expect((await reader.list({ until: after(30), limit: 2 })).map(({ id }) => id)).toEqual([
      leads[2]!.id,
      leads[1]!.id,
    ]);
  });

  it("walks over several pages of leads of one instant and meets each once", async () => {
    const leads = Array.from({ length: 1_201 }, (_, index) =>
      sampleLead({ reference: `R${index}`, created_at: after(Math.floor(index / 700)).toISOString() }),
    );
    const { store, reader } = leadRepository(fixture().database);
    for (const lead of leads) await store.accept(lead, []);
    const references: string[] = [];
    for await (const { reference } of reader.walk({})) references.push(reference);
    expect(references).toHaveLength(1_201);
    expect(new Set(references).size).toBe(1_201);
  });

  it("counts by span, kind and place, and leaves out what counts none", async () => {
    const { reader } = await withLeads([
      sampleLead({ created_at: after(0).toISOString() }),
      sampleLead({ created_at: after(59).toISOString() }),
      sampleLead({ created_at: after(60).toISOString(), kind: "contact", subject: null }),
      sampleLead({ created_at: after(120).toISOString() }),
    ]);
    const minutes: LeadSpan[] = [0, 1].map((minute) => ({
      name: `minute ${minute}`,
      from: after(minute * 60),
      until: after(minute * 60 + 60),
    }));
    expect(await reader.count(minutes)).toEqual([
      { span: "minute 0", kind: "interest", location: "bertrange", leads: 2 },
      { span: "minute 1", kind: "contact", location: null, leads: 1 },
    ]);
    expect(await reader.count([])).toEqual([]);
  });

  it("tells where parked deliveries should have gone, and not whose they are", async () => {
    const { reader, outbox } = await withLeads([sampleLead(), sampleLead()]);
    const claim = { channel: "mail", now: NOON, leaseMs: 1000, limit: 3, skip: [], owner: "a" } as const;
    for (const { delivery } of await outbox.claim(claim)) {
      await outbox.park(delivery.id, "a", { at: after(1), error: "550" });
    }
    const { parked, deliveries } = await reader.status();
    expect(deliveries).toEqual({ due: 1, sent: 0, parked: 3 });
    expect(parked.reduce((sum, host) => sum + host.deliveries, 0)).toBe(3);
    expect(parked.map(({ host }) => host).toSorted()).toEqual(["alzette.example", "exemple.lu"]);
    expect(parked[0]!.deliveries).toBe(2);
  });

  it("knows whether an appointment is still kept for a lead", async () => {
    const { store, reader, slots } = leadRepository(fixture().database);
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: after(86_400).toISOString(),
      end: after(90_000).toISOString(),
    };
    const lead = sampleLead({ booking });
    await store.accept(lead, []);
    expect(await reader.holdsSlot(lead.id)).toBe(true);
    expect(await slots.release(lead.id)).toBe(true);
    expect(await reader.holdsSlot(lead.id)).toBe(false);
  });
});
