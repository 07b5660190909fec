import { expect, it } from "vitest";
import type { Booking } from "#domain/appointments/index.ts";
import { type Lead, toBookingPerson } from "#domain/leads/index.ts";
import type { SeatRules } from "#application/leads/ports.ts";
import { createLeadRepository, type LeadRepository } from "../../src/adapters/database/leads/index.ts";
import { releaseAppointmentOf } from "../builders/release-appointment.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, aLead, deliveriesOf, NOON, ONE_SEAT } from "../builders/stored-lead.ts";

/** The hour of an appointment from Tuesday on; ten a day. */
const aBooking = (index: number, changes: Partial<Booking> = {}): Booking => {
  const start = Date.parse("2026-11-24T08:00:00.000Z") + (index % 10) * 3_600_000 + Math.floor(index / 10) * 86_400_000;
  return {
    location: "bertrange",
    calendar: "test_drive",
    start: new Date(start).toISOString(),
    end: new Date(start + 3_600_000).toISOString(),
    ...changes,
  };
};

const somebody = (index: number) => ({
  email: `p${index}@exemple.lu`,
  phone: `+3526211000${String(index).padStart(2, "0")}`,
});

onBothDialects("limits of bookings", (fixture) => {
  const open = (): LeadRepository => createLeadRepository(fixture().database);
  const openNodes = async (): Promise<readonly LeadRepository[]> => [
    open(),
    createLeadRepository(await fixture().openAnother()),
  ];

  const THREE: SeatRules = { ...ONE_SEAT, per_person: 3 };
  const BURST: SeatRules = { ...ONE_SEAT, burst: { limit: 5, seconds: 3600 } };

  const save = async (lead: Lead, seats: SeatRules, repository = open()) =>
    repository.store.save(lead, deliveriesOf(lead), { seats, contents: new Map() });

  const book = async (
    booking: Booking,
    fields: Lead["fields"],
    seats: SeatRules = THREE,
    repository = open(),
  ): Promise<string> => {
    const result = await save(aLead({ booking, fields }), seats, repository);
    if (result.outcome !== "saved") return result.outcome;
    return result.lead.booking === null ? "requested" : "booked";
  };

  const countBooked = async (from = NOON): Promise<number> => {
    return (await open().slots.booked({ location: "bertrange", calendar: "test_drive", from })).length;
  };

  it("counts a person by every spelling of the mailbox, and by the phone", async () => {
    const spellings = [
      "zoe.dhulst@gmail.com",
      "Zoe.D.Hulst@googlemail.com",
      "zoedhulst+3@gmail.com",
      "z.oedhulst@gmail.com",
    ];
    const outcomes = [];
    for (const [index, email] of spellings.entries())
      outcomes.push(await book(aBooking(index), { ...somebody(index), email }));
    expect(outcomes).toEqual(["booked", "booked", "booked", "person-limit"]);
    const { phone } = somebody(0);
    const byPhone = [];
    for (let index = 10; index < 14; index += 1)
      byPhone.push(await book(aBooking(index), { ...somebody(index), phone }));
    expect(byPhone).toEqual(["booked", "booked", "person-limit", "person-limit"]);
    expect(await open().reader.status()).toMatchObject({ leads: 5 });
  });

  it("counts appointments to come at one location, in all its calendars", async () => {
    const person = somebody(1);
    const past = { start: after(-7200).toISOString(), end: after(-3600).toISOString() };
    expect(await book(aBooking(0, past), person)).toBe("booked");
    for (const calendar of ["test_drive", "workshop", "tyres"]) {
      expect(await book(aBooking(1, { calendar }), person)).toBe("booked");
    }
    expect(await book(aBooking(2), person)).toBe("person-limit");
    expect(await book(aBooking(2, { location: "diekirch" }), person)).toBe("booked");
    expect(await book(aBooking(3), somebody(2))).toBe("booked");
  });

  it("books three of twenty concurrent appointments of a person on two nodes", async () => {
    const nodes = await openNodes();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book(aBooking(index), somebody(1), THREE, nodes[index % 2])),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "person-limit")).toHaveLength(17);
    expect(await countBooked()).toBe(3);
  });

  it("answers a repeated form of a person at the limit with its lead", async () => {
    const leads = [0, 1, 2].map((index) => aLead({ booking: aBooking(index), fields: somebody(1) }));
    for (const lead of leads) await save(lead, THREE);
    const [first = expect.fail("no lead")] = leads;
    expect(await save(first, THREE)).toEqual({ outcome: "duplicate", lead: first });
  });

  it("saves leads beyond a burst without a seat, by any person and on each of two nodes", async () => {
    const nodes = await openNodes();
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => book(aBooking(index), somebody(index), BURST, nodes[index % 2])),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "requested")).toHaveLength(25);
    expect(await countBooked()).toBe(5);
    expect(await open().reader.status()).toMatchObject({ leads: 30, deliveries: { due: 60 } });
  });

  it("ends a burst after its time, and counts each location", async () => {
    for (let index = 0; index < 5; index += 1) await book(aBooking(index), somebody(index), BURST);
    expect(await book(aBooking(5), somebody(5), BURST)).toBe("requested");
    expect(await book(aBooking(5, { location: "diekirch" }), somebody(6), BURST)).toBe("booked");
    const later = aLead({ booking: aBooking(6), fields: somebody(7), created_at: after(3601).toISOString() });
    expect(await save(later, BURST)).toEqual({ outcome: "saved", lead: later });
  });

  it("refuses a booked appointment in a burst too", async () => {
    for (let index = 0; index < 5; index += 1) await book(aBooking(index), somebody(index), BURST);
    expect(await book(aBooking(0), somebody(8), BURST)).toBe("slot-taken");
  });

  const request = async (index: number, booking = aBooking(index)): Promise<Lead> => {
    const full: SeatRules = { ...ONE_SEAT, burst: { limit: 0, seconds: 3600 } };
    const result = await save(aLead({ booking, fields: somebody(index) }), full);
    if (result.outcome !== "saved") return expect.fail(result.outcome);
    expect(result.lead).toMatchObject({ booking: null, requested_booking: booking });
    return result.lead;
  };

  const confirm = (
    { store }: LeadRepository,
    lead: Lead,
    booking = lead.requested_booking ?? aBooking(0),
    seats = THREE,
  ) => {
    const confirmed = { ...lead, booking };
    return store.confirmBooking({ lead: confirmed, deliveries: deliveriesOf(confirmed) }, seats, after(60));
  };

  it("books a confirmed appointment once, with its deliveries", async () => {
    const lead = await request(1);
    const repository = open();
    expect([await confirm(repository, lead), await confirm(repository, lead)]).toEqual(["booked", "unchanged"]);
    const booking = aBooking(1);
    expect(await repository.reader.byId(lead.id)).toEqual({ ...lead, booking });
    expect(await repository.reader.holdsSlot(lead.id)).toBe(true);
    expect(await repository.reader.status()).toMatchObject({ leads: 1, deliveries: { due: 4 } });
  });

  it("gives one seat to one of two visitors who confirm it at once on two nodes", async () => {
    const leads = [await request(1), await request(2, aBooking(1))];
    const nodes = await openNodes();
    const outcomes = await Promise.all(leads.map((lead, index) => confirm(nodes[index] ?? open(), lead)));
    expect(outcomes.toSorted()).toEqual(["booked", "slot-taken"]);
    expect(await countBooked()).toBe(1);
  });

  it("limits the confirmed appointments of a person, and lets the visitor take another time", async () => {
    const person = somebody(1);
    for (let index = 10; index < 13; index += 1) await book(aBooking(index), person);
    const lead = await request(1);
    expect(await confirm(open(), lead)).toBe("person-limit");
    expect(await confirm(open(), lead, aBooking(4), { ...THREE, per_person: 4 })).toBe("booked");
    expect(await open().reader.byId(lead.id)).toMatchObject({ booking: aBooking(4), requested_booking: aBooking(1) });
  });

  it("lists the appointments to come of a person at every location, which can be released", async () => {
    const person = somebody(1);
    const past = { start: after(-7200).toISOString(), end: after(-3600).toISOString() };
    await book(aBooking(9, past), person);
    await book(aBooking(1), person);
    await book(aBooking(0, { location: "diekirch" }), { ...person, phone: "" });
    await book(aBooking(2), somebody(2));
    const repository = open();
    const { slots } = repository;
    const found = await slots.openBookings(toBookingPerson("P1+x@exemple.lu".toLowerCase()), NOON);
    expect(found.map(({ location, start }) => [location, start])).toEqual([
      ["diekirch", aBooking(0).start],
      ["bertrange", aBooking(1).start],
    ]);
    expect(await slots.openBookings(toBookingPerson(person.phone), NOON)).toHaveLength(1);
    for (const { lead_id: id } of found) expect(await releaseAppointmentOf(repository, id)).toBe(true);
    expect(await slots.openBookings(toBookingPerson(person.email), NOON)).toEqual([]);
  });
});
