import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createStaffDelivery } from "#domain/outbox/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { aLead, aLeadEvent, after, deliveriesOf, NOON } from "../builders/stored-lead.ts";
import { onBothDialects } from "./on-both-dialects.ts";

const notice = (id: string) => createStaffDelivery(id, "anna@alzette.example", { subject: "…", text: "…", html: "…" });

onBothDialects("lead events", (fixture) => {
  const open = () => createLeadRepository(fixture().database);

  it("are appended in order, with all that they contain", async () => {
    const { store, events } = open();
    const [lead, other] = [aLead(), aLead()];
    for (const one of [lead, other]) await store.save(one, []);
    const seen = aLeadEvent({ type: "seen" });
    const moved = aLeadEvent({
      type: "moved",
      target: "diekirch",
      previous: "bertrange",
      text: "Il habite à Diekirch.",
    });
    await events.append(lead.id, () => ({ events: [seen], deliveries: [] }), NOON);
    await events.append(lead.id, () => ({ events: [moved, aLeadEvent()], deliveries: [] }), NOON);
    const read = await events.read([lead.id, other.id]);
    expect([...read.keys()]).toEqual([lead.id]);
    expect(read.get(lead.id)?.slice(0, 2)).toEqual([seen, moved]);
    expect(read.get(lead.id)).toHaveLength(3);
  });

  it("lose none of fifty concurrent appends on two nodes, and decide each with those before", async () => {
    const [one, other] = [open(), createLeadRepository(await fixture().openAnother())];
    const leads = [aLead(), aLead()];
    for (const lead of leads) await one.store.save(lead, []);
    const counted: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? one : other).events.append(
          leads[index % 4 < 2 ? 0 : 1]?.id ?? "",
          (_lead, before) => {
            counted.push(before.length);
            return { events: [aLeadEvent({ text: `note ${index}` })], deliveries: [] };
          },
          NOON,
        ),
      ),
    );
    const read = await one.events.read(leads.map(({ id }) => id));
    expect(leads.map(({ id }) => read.get(id)?.length)).toEqual([26, 24]);
    expect(new Set([...read.values()].flat().map(({ text }) => text)).size).toBe(50);
    expect(counted.toSorted((a, b) => a - b)).toEqual(
      [...Array.from({ length: 26 }, (_, n) => n), ...Array.from({ length: 24 }, (_, n) => n)].toSorted(
        (a, b) => a - b,
      ),
    );
    await other.close();
  });

  it("are answered once by thirty people at once", async () => {
    const { store, events } = open();
    const lead = aLead();
    await store.save(lead, []);
    const appended = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        events.append(
          lead.id,
          (_lead, before) =>
            before.length > 0 ? null : { events: [aLeadEvent({ type: "answered", by: `${index}` })], deliveries: [] },
          NOON,
        ),
      ),
    );
    expect(appended.filter((result) => result?.isChanged)).toHaveLength(1);
    expect(new Set(appended.map((result) => result?.events[0]?.by)).size).toBe(1);
  });

  it("are saved with their deliveries and the changed lead, or not at all", async () => {
    const { store, events, outbox, reader } = open();
    const lead = aLead();
    await store.save(lead, []);
    const claim = { channel: "mail", now: after(2), leaseMs: 60_000, limit: 9, skip: [], owner: "worker" } as const;
    const event = aLeadEvent({ type: "assigned", target: "anna@alzette.example" });
    const routing = { addresses: ["diekirch@alzette.example"], adf: [] };
    const append = () =>
      events.append(
        lead.id,
        (current) => ({ events: [event], deliveries: [notice(randomUUID())], lead: { ...current, routing } }),
        after(1),
      );
    await append();
    // The same event again breaks its unique id.
    await expect(append()).rejects.toThrow(/has a row with this key/);
    expect(await outbox.claim(claim)).toHaveLength(1);
    expect((await reader.byId(lead.id))?.routing).toEqual(routing);
    expect((await events.read([lead.id])).get(lead.id)).toEqual([event]);
  });

  it("are not appended to a lead that does not exist", async () => {
    const { events } = open();
    expect(await events.append(randomUUID(), () => ({ events: [aLeadEvent()], deliveries: [] }), NOON)).toBeNull();
    expect(await events.read([])).toEqual(new Map());
  });

  it("are part of what is stored of a person, and removed with the lead while others append", async () => {
    const [one, other] = [open(), createLeadRepository(await fixture().openAnother())];
    const lead = aLead();
    await one.store.save(lead, deliveriesOf(lead));
    const append = () => other.events.append(lead.id, () => ({ events: [aLeadEvent()], deliveries: [] }), NOON);
    await append();
    const [stored] = (await one.privacy.findByPerson("zoe@exemple.lu")).leads;
    expect(stored?.events).toHaveLength(1);
    const [removed, ...appends] = await Promise.all([
      one.privacy.remove({ leads: [lead.id], mails: [] }),
      ...Array.from({ length: 10 }, append),
    ]);
    expect(removed.events).toBe(1 + appends.filter((result) => result !== null).length);
    expect(await one.events.read([lead.id])).toEqual(new Map());
    await other.close();
  });
});
