import { expect, it } from "vitest";
import type { Lead, LeadSpan, LeadSubject } from "#domain/leads/index.ts";
import type { LeadFilter } from "#application/leads/ports.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { releaseAppointmentOf } from "../builders/release-appointment.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, deliveriesOf, NOON, aLead } from "../builders/stored-lead.ts";

const anAboutLocation = (slug: string): LeadSubject => ({
  type: "place",
  slug,
  location: { slug, name: `Alzette "${slug}"`, phone: "+352 20 00 01 01" },
});

onBothDialects("createLeadReader", (fixture) => {
  const withLeads = async (leads: readonly Lead[]) => {
    const repository = createLeadRepository(fixture().database);
    for (const lead of leads) await repository.store.save(lead, deliveriesOf(lead));
    return repository;
  };

  const seconds = async (leads: AsyncIterable<Lead>): Promise<number[]> => {
    const offsets: number[] = [];
    for await (const { created_at } of leads) offsets.push((Date.parse(created_at) - NOON.getTime()) / 1000);
    return offsets;
  };

  it("filters by location, person and half-open period", async () => {
    const leads = [0, 10, 20, 30].map((second) =>
      aLead({
        created_at: after(second).toISOString(),
        subject: second === 10 ? null : anAboutLocation(second === 20 ? "diekirch" : "bertrange"),
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
    const search = (filter: LeadFilter): Promise<number[]> => seconds(reader.stream(filter));
    expect(await search({})).toEqual([0, 10, 20, 30]);
    expect(await search({ location: "bertrange" })).toEqual([0, 30]);
    expect(await search({ location: "diekirch", since: after(30) })).toEqual([]);
    expect(await search({ since: after(10), until: after(30) })).toEqual([10, 20]);
    expect(await search({ person: "zoe@exemple.lu" })).toEqual([0, 10]);
    expect(await search({ person: "+352621123456" })).toEqual([0, 10, 20, 30]);
    expect(await search({ person: "zo_@exemple.lu" })).toEqual([]);
    expect((await reader.list({ until: after(30), limit: 2 })).map(({ id }) => id)).toEqual([
      leads[2]!.id,
      leads[1]!.id,
    ]);
  });

  it("reads several pages of leads of one instant, each once", async () => {
    const leads = Array.from({ length: 601 }, (_, index) =>
      aLead({ reference: `R${index}`, created_at: after(Math.floor(index / 550)).toISOString() }),
    );
    const { store, reader } = createLeadRepository(fixture().database);
    for (const lead of leads) await store.save(lead, []);
    const references: string[] = [];
    for await (const { reference } of reader.stream({})) references.push(reference);
    expect(references).toHaveLength(601);
    expect(new Set(references).size).toBe(601);
  });

  it("counts by span, kind and location without zero counts", async () => {
    const { reader } = await withLeads([
      aLead({ created_at: after(0).toISOString() }),
      aLead({ created_at: after(59).toISOString() }),
      aLead({ created_at: after(60).toISOString(), kind: "contact", subject: null }),
      aLead({ created_at: after(120).toISOString() }),
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

  it("counts dead letters by host without recipients", async () => {
    const { reader, outbox } = await withLeads([aLead(), aLead()]);
    const claim = { channel: "mail", now: NOON, leaseMs: 1000, limit: 3, skip: [], owner: "a" } as const;
    for (const { delivery } of await outbox.claim(claim)) {
      await outbox.deadLetter(delivery.id, "a", { at: after(1), error: "550" });
    }
    const { parked, deliveries } = await reader.status();
    expect(deliveries).toEqual({ due: 1, sent: 0, parked: 3 });
    expect(parked.reduce((sum, host) => sum + host.deliveries, 0)).toBe(3);
    expect(parked.map(({ host }) => host).toSorted()).toEqual(["alzette.example", "exemple.lu"]);
    expect(parked[0]!.deliveries).toBe(2);
  });

  it("reports whether a lead still has an appointment", async () => {
    const repository = createLeadRepository(fixture().database);
    const { store, reader } = repository;
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: after(86_400).toISOString(),
      end: after(90_000).toISOString(),
    };
    const lead = aLead({ booking });
    await store.save(lead, []);
    expect(await reader.holdsSlot(lead.id)).toBe(true);
    expect(await releaseAppointmentOf(repository, lead.id)).toBe(true);
    expect(await reader.holdsSlot(lead.id)).toBe(false);
  });
});
