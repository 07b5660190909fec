import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Booking } from "#domain/appointments/index.ts";
import { createEventDeliveries } from "#domain/outbox/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { aLead, aLeadEvent, deliveriesOf, NOON, ONE_SEAT } from "../builders/stored-lead.ts";
import { onBothDialects } from "./on-both-dialects.ts";

const BOOKING: Booking = {
  location: "bertrange",
  calendar: "test_drive",
  start: "2026-11-24T09:00:00.000Z",
  end: "2026-11-24T10:00:00.000Z",
};

const CANCELLED: Booking = { ...BOOKING, changes: 1, cancelled_at: NOON.toISOString() };

onBothDialects("staff that has an appointment in a calendar", (fixture) => {
  it("is named once to the process that announces its change, and the lead is announced as it was moved meanwhile", async () => {
    const { store, reader, events } = createLeadRepository(fixture().database);
    const lead = aLead({ booking: BOOKING, routing: { addresses: ["atelier@alzette.example"], adf: [] } });
    const other = aLead({ routing: { addresses: ["vente@alzette.example"], adf: [] } });
    await store.save(lead, deliveriesOf(lead), { seats: ONE_SEAT, contents: new Map() });
    await store.save(other, deliveriesOf(other));
    const assigned = aLeadEvent({ type: "assigned", target: "nouveau@alzette.example" });
    const routing = { addresses: ["diekirch@alzette.example"], adf: [], organizer: "atelier@alzette.example" };
    await events.append(
      lead.id,
      (current) => ({
        events: [assigned],
        deliveries: createEventDeliveries(lead.id, [assigned, assigned], randomUUID, null),
        lead: { ...current, routing },
      }),
      NOON,
    );
    const announced: unknown[] = [];
    const change = {
      leadId: lead.id,
      booking: CANCELLED,
      before: BOOKING,
      seats: null,
      event: aLeadEvent({ type: "cancelled" }),
      announce: (...announcement: readonly unknown[]) => {
        announced.push(announcement);
        return [];
      },
    };
    expect(await store.changeAppointment(change, NOON)).toBe("changed");
    const changed = { ...lead, booking: CANCELLED, routing };
    expect(announced).toEqual([[changed, ["atelier@alzette.example", "nouveau@alzette.example"]]]);
    expect(await reader.byReference(lead.reference)).toEqual(changed);
    expect(await store.changeAppointment(change, NOON)).toBe("unchanged");
    expect(announced).toHaveLength(1);
  });
});
