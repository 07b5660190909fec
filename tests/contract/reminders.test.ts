import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { reminderTime, type Booking } from "#domain/appointments/index.ts";
import { createLeadEvent, vehicleEvent } from "#domain/leads/index.ts";
import { createVisitorMail } from "#domain/outbox/index.ts";
import type { VehicleState } from "#domain/vehicles/index.ts";
import { remind as remindNow } from "#application/leads/appointments/reminders.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { releaseAppointmentOf } from "../builders/release-appointment.ts";
import { PUMA_SUBJECT } from "../builders/puma-subject.ts";
import { aLead, after, NOON, ONE_SEAT } from "../builders/stored-lead.ts";
import { onBothDialects } from "./on-both-dialects.ts";

const DAY = 86_400;
const RULES = { reminder_hours: 24, reminder_notice_hours: 48 };

const aBooking = (start: Date, seat: number): Booking => ({
  location: "bertrange",
  calendar: `test_drive ${seat}`,
  start: start.toISOString(),
  end: new Date(start.getTime() + 3_600_000).toISOString(),
});

onBothDialects("reminders of appointments", (fixture) => {
  const book = async (start: Date, seat = 0) => {
    const repository = createLeadRepository(fixture().database);
    const booking = aBooking(start, seat);
    const lead = aLead({ booking });
    const seats = { ...ONE_SEAT, remind_at: reminderTime(booking, NOON, RULES) };
    await repository.store.save(lead, [], { seats, contents: new Map() });
    return { repository, lead };
  };
  const remind = (repository: ReturnType<typeof createLeadRepository>, now: Date) =>
    repository.slots.takeReminders((lead) => createVisitorMail(lead, "reminder", randomUUID), now, 200);

  it("are enqueued once, a day before, on whichever of four nodes", async () => {
    const { repository, lead } = await book(after(3 * DAY));
    expect(await remind(repository, after(2 * DAY - 1))).toBe(0);
    const others = await Promise.all([1, 2, 3].map(async () => createLeadRepository(await fixture().openAnother())));
    const taken = await Promise.all([repository, ...others].map((node) => remind(node, after(2 * DAY))));
    expect(taken.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1]);
    const deliveries = await repository.reader.leadDeliveries(lead.id);
    expect(deliveries.map(({ purpose, destination }) => [purpose, destination])).toEqual([
      ["reminder", "zoe@exemple.lu"],
    ]);
    expect(await remind(repository, after(2 * DAY + 60))).toBe(0);
  });

  it("are enqueued after a crash in the middle, and then once", async () => {
    const { repository } = await book(after(3 * DAY));
    const crash = repository.slots.takeReminders(
      () => {
        throw new Error("the process ends");
      },
      after(2 * DAY),
      200,
    );
    await expect(crash).rejects.toThrow("the process ends");
    expect([await remind(repository, after(2 * DAY)), await remind(repository, after(2 * DAY))]).toEqual([1, 0]);
  });

  it("are not sent of a sold or removed vehicle: those who answer get the appointment, unless its visitor was written to", async () => {
    const repository = createLeadRepository(fixture().database);
    const states = new Map<number, VehicleState>([
      [1, "sold"],
      [2, "removed"],
      [3, "reserved"],
      [4, "sold"],
    ]);
    const ids = new Map<number, string>();
    for (const [seat, id] of [...states.keys()].entries()) {
      const booking = aBooking(after(3 * DAY), seat);
      const lead = aLead({ booking, subject: { ...PUMA_SUBJECT, id } });
      const seats = { ...ONE_SEAT, remind_at: reminderTime(booking, NOON, RULES) };
      await repository.store.save(lead, [], { seats, contents: new Map() });
      ids.set(id, lead.id);
    }
    const notified = createLeadEvent(
      vehicleEvent({ vehicleId: 4, kind: "sold" }, "visitors", "anna"),
      randomUUID(),
      NOON,
    );
    await repository.events.append(ids.get(4) ?? "", () => ({ events: [notified], deliveries: [] }), NOON);
    const listed = new Map<string, readonly string[]>();
    const taken = await remindNow({
      ...repository,
      vehicleStates: async (asked) => new Map(asked.map((id) => [id, states.get(id) ?? "available"])),
      mail: ({ kind }, leads) => {
        listed.set(
          kind,
          leads.map(({ lead }) => lead.id),
        );
        return { subject: "", text: "", html: "" };
      },
      newId: randomUUID,
      clock: { now: () => after(2 * DAY) },
      scheduler: { schedule: () => expect.fail("no job is scheduled") },
      log: { info: () => undefined, error: () => undefined },
      wake: () => undefined,
    });
    expect(taken).toBe(4);
    expect([listed.get("sold"), listed.get("hidden"), listed.size]).toEqual([[ids.get(1)], [ids.get(2)], 2]);
    const purposes = [...ids.values()].map(async (id) =>
      (await repository.reader.leadDeliveries(id)).map(({ purpose }) => purpose),
    );
    expect(await Promise.all(purposes)).toEqual([[], [], ["reminder"], []]);
  });

  it("are not sent for a cancelled appointment, one booked two days before, and one that has begun", async () => {
    const { repository, lead } = await book(after(3 * DAY));
    expect(await releaseAppointmentOf(repository, lead.id)).toBe(true);
    const { lead: late } = await book(after(2 * DAY - 60), 1);
    const { lead: begun } = await book(after(3 * DAY), 2);
    await remind(repository, after(3 * DAY + 60));
    for (const { id } of [lead, late, begun]) {
      const purposes = (await repository.reader.leadDeliveries(id)).map(({ purpose }) => purpose);
      expect(purposes).not.toContain("reminder");
    }
  });
});
