import { expect, it } from "vitest";
import type { Booking } from "#domain/appointments/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { releaseAppointmentOf } from "../builders/release-appointment.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { deliveriesOf, NOON, aLead, ONE_SEAT } from "../builders/stored-lead.ts";

const aTuesdayBooking = (hour: number, changes: Partial<Booking> = {}): Booking => ({
  location: "bertrange",
  calendar: "test_drive",
  start: `2026-11-24T${String(hour).padStart(2, "0")}:00:00.000Z`,
  end: `2026-11-24T${String(hour + 1).padStart(2, "0")}:00:00.000Z`,
  ...changes,
});

onBothDialects("bookings", (fixture) => {
  const seats = (capacity: number) => ({ seats: { ...ONE_SEAT, capacity }, contents: new Map<string, Uint8Array>() });
  const open = () => createLeadRepository(fixture().database);
  const book = async (booking: Booking, capacity = 1, repository = open()): Promise<string> => {
    const lead = aLead({ booking });
    return (await repository.store.save(lead, deliveriesOf(lead), seats(capacity))).outcome;
  };
  const booked = async (calendar = "test_drive"): Promise<readonly (readonly [string, number])[]> => {
    const seatsTaken = await open().slots.booked({ location: "bertrange", calendar, from: NOON });
    return [...Map.groupBy(seatsTaken, ({ start }) => start)].map(([start, taken]) => [start, taken.length]);
  };

  it("saves an appointment with its lead", async () => {
    const lead: Lead = aLead({ booking: aTuesdayBooking(9) });
    const repository = open();
    await repository.store.save(lead, deliveriesOf(lead), seats(1));
    expect((await repository.reader.byReference(lead.reference))?.booking).toEqual(aTuesdayBooking(9));
    expect(await booked()).toEqual([[aTuesdayBooking(9).start, 1]]);
  });

  it("accepts as many leads as there are seats and rolls back the next one", async () => {
    expect([
      await book(aTuesdayBooking(9), 2),
      await book(aTuesdayBooking(9), 2),
      await book(aTuesdayBooking(9), 2),
    ]).toEqual(["saved", "saved", "slot-taken"]);
    expect(await open().reader.status()).toMatchObject({ leads: 2, deliveries: { due: 4 } });
    expect(await booked()).toEqual([[aTuesdayBooking(9).start, 2]]);
  });

  it("books each seat once for forty concurrent requests on two nodes", async () => {
    const nodes = [open(), createLeadRepository(await fixture().openAnother())];
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => book(aTuesdayBooking(10), 3, nodes[index % 2])),
    );
    expect(outcomes.filter((outcome) => outcome === "saved")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "slot-taken")).toHaveLength(37);
    expect((await open().reader.status()).leads).toBe(3);
  });

  it("books the same time independently per hour, location and calendar", async () => {
    const others = [
      aTuesdayBooking(9),
      aTuesdayBooking(10),
      aTuesdayBooking(9, { location: "diekirch" }),
      aTuesdayBooking(9, { calendar: "tyres" }),
    ];
    for (const booking of others) expect(await book(booking)).toBe("saved");
    expect(new Map(await booked())).toEqual(
      new Map([
        [aTuesdayBooking(9).start, 1],
        [aTuesdayBooking(10).start, 1],
      ]),
    );
    expect(await booked("tyres")).toEqual([[aTuesdayBooking(9).start, 1]]);
  });

  it("answers a repeated form with its lead and books no second seat", async () => {
    const { store } = open();
    const lead = aLead({ booking: aTuesdayBooking(9) });
    await store.save(lead, deliveriesOf(lead), seats(1));
    const again = aLead({
      booking: aTuesdayBooking(9),
      idempotency_key: lead.idempotency_key,
      fingerprint: lead.fingerprint,
    });
    expect(await store.save(again, deliveriesOf(again), seats(1))).toEqual({ outcome: "duplicate", lead });
  });

  it("frees a seat when it is released", async () => {
    const repository = open();
    const lead = aLead({ booking: aTuesdayBooking(9) });
    await repository.store.save(lead, deliveriesOf(lead), seats(1));
    expect([await releaseAppointmentOf(repository, lead.id), await releaseAppointmentOf(repository, lead.id)]).toEqual([
      true,
      false,
    ]);
    expect(await booked()).toEqual([]);
    expect(await book(aTuesdayBooking(9))).toBe("saved");
  });
});
