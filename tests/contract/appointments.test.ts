import { expect, it } from "vitest";
import type { Booking, Lead } from "#domain/leads/index.ts";
import { leadRepository } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";
import { deliveriesOf, NOON, sampleLead } from "./lead-samples.ts";

const tuesday = (hour: number, changes: Partial<Booking> = {}): Booking => ({
  location: "bertrange",
  calendar: "test_drive",
  start: `2026-11-24T${String(hour).padStart(2, "0")}:00:00.000Z`,
  end: `2026-11-24T${String(hour + 1).padStart(2, "0")}:00:00.000Z`,
  ...changes,
});

onBothDialects("appointments", (fixture) => {
  const seats = (capacity: number) => ({ capacity, contents: new Map<string, Uint8Array>() });
  const open = () => leadRepository(fixture().database);
  const ask = async (booking: Booking, capacity = 1, repository = open()): Promise<string> => {
    const lead = sampleLead({ booking });
    return (await repository.store.accept(lead, deliveriesOf(lead), seats(capacity))).outcome;
  };
  const taken = async (calendar = "test_drive"): Promise<readonly (readonly [string, number])[]> => [
    ...(await open().slots.taken({ location: "bertrange", calendar, from: NOON })),
  ];

  it("are kept with their lead", async () => {
    const lead: Lead = sampleLead({ booking: tuesday(9) });
    const repository = open();
    await repository.store.accept(lead, deliveriesOf(lead), seats(1));
    expect((await repository.reader.byReference(lead.reference))?.booking).toEqual(tuesday(9));
    expect(await taken()).toEqual([[tuesday(9).start, 1]]);
  });

  it("take as many leads as they have seats, and leave nothing of the one that comes too late", async () => {
    expect([await ask(tuesday(9), 2), await ask(tuesday(9), 2), await ask(tuesday(9), 2)]).toEqual([
      "stored",
      "stored",
      "slot-taken",
    ]);
    expect(await open().reader.status()).toMatchObject({ leads: 2, deliveries: { due: 4 } });
    expect(await taken()).toEqual([[tuesday(9).start, 2]]);
  });

  it("give the last seat to one of forty who ask at once on two nodes", async () => {
    const nodes = [open(), leadRepository(await fixture().another())];
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(tuesday(10), 3, nodes[index % 2])));
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "slot-taken")).toHaveLength(37);
    expect((await open().reader.status()).leads).toBe(3);
  });

  it("do not stand in each other's way at another hour, place or calendar", async () => {
    const others = [tuesday(9), tuesday(10), tuesday(9, { location: "diekirch" }), tuesday(9, { calendar: "tyres" })];
    for (const booking of others) expect(await ask(booking)).toBe("stored");
    expect(new Map(await taken())).toEqual(
      new Map([
        [tuesday(9).start, 1],
        [tuesday(10).start, 1],
      ]),
    );
    expect(await taken("tyres")).toEqual([[tuesday(9).start, 1]]);
  });

  it("answer the same form twice with its lead, not with a seat that it has itself", async () => {
    const { store } = open();
    const lead = sampleLead({ booking: tuesday(9) });
    await store.accept(lead, deliveriesOf(lead), seats(1));
    const again = sampleLead({
      booking: tuesday(9),
      idempotency_key: lead.idempotency_key,
      fingerprint: lead.fingerprint,
    });
    expect(await store.accept(again, deliveriesOf(again), seats(1))).toEqual({ outcome: "same", lead });
  });

  it("are free again once given back", async () => {
    const { store, slots } = open();
    const lead = sampleLead({ booking: tuesday(9) });
    await store.accept(lead, deliveriesOf(lead), seats(1));
    expect([await slots.release(lead.id), await slots.release(lead.id)]).toEqual([true, false]);
    expect(await taken()).toEqual([]);
    expect(await ask(tuesday(9))).toBe("stored");
  });
});
