import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createVehiclesSubject, type Lead, vehicleEvent } from "#domain/leads/index.ts";
import type { Availability } from "#domain/vehicles/index.ts";
import { notifyFeedChanges } from "../../src/application/overrides/watch-feeds.ts";
import type { StaffVehicle } from "#application/overrides/ports.ts";
import { createLeadRepository, type LeadRepository } from "../../src/adapters/database/leads/index.ts";
import { PUMA_SUBJECT } from "../builders/puma-subject.ts";
import { aLead, aLeadEvent, after, NOON } from "../builders/stored-lead.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { vehicleAttributes } from "./stock-rows.ts";

const SEATS = { capacity: 9, remind_at: null, per_person: 99, burst: { limit: 99, seconds: 60 } };

const booking = (start: string) => ({
  location: "bertrange",
  calendar: "test_drive",
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
});

/** As its feed says it, and as the site shows it. */
const fedVehicle = (changes: Partial<StaffVehicle> = {}, availability: Availability = "available"): StaffVehicle => {
  const identity = { id: 12, slug: "12-1-ford-puma", title: "Ford Puma", content_hash: "", first_seen_at: "" };
  const vehicle = { ...vehicleAttributes({ availability }), ...identity, updated_at: after(10).toISOString() };
  const shown = { fromFeed: vehicle, displayed: vehicle, removed_at: null, hidden_at: null, overrides: [] };
  return { id: 12, feed: "demo", key: "V-12", ...shown, ...changes };
};

onBothDialects("leads of a vehicle", (fixture) => {
  const open = () => createLeadRepository(fixture().database);

  const save = async ({ store }: LeadRepository, changes: Partial<Lead> = {}): Promise<Lead> => {
    const lead = aLead(changes);
    const outcome = await store.save(lead, [], { seats: SEATS, contents: new Map() });
    expect(outcome.outcome).toBe("saved");
    return lead;
  };

  const referencesOf = async ({ reader }: LeadRepository, id: number | null, now = after(60)) =>
    (await reader.ofVehicle(id, now)).map(({ reference }) => reference).toSorted();

  it("are those that nobody answered or ended, alone or in a list, and those with an appointment to come", async () => {
    const repository = open();
    const waiting = await save(repository);
    const list = createVehiclesSubject([], null, "TTC");
    const listed = await save(repository, {
      kind: "favourites",
      subject: { ...list, slug: "7.12", vehicles: [{ ...PUMA_SUBJECT, id: 7 }, PUMA_SUBJECT] },
    });
    const other = await save(repository, { subject: { ...PUMA_SUBJECT, id: 120 } });
    await save(repository, { subject: null });
    const answered = await save(repository);
    const driven = await save(repository, { kind: "test_drive", booking: booking(after(90).toISOString()) });
    const past = await save(repository, { kind: "test_drive", booking: booking(after(30).toISOString()) });
    for (const { id } of [answered, driven, past])
      await repository.events.append(id, () => ({ events: [aLeadEvent({ type: "answered" })], deliveries: [] }), NOON);
    expect(await referencesOf(repository, 12)).toEqual([waiting, listed, driven].map(({ reference }) => reference));
    expect(await referencesOf(repository, 7)).toEqual([listed.reference]);
    expect(await referencesOf(repository, 1)).toEqual([]);
    expect(await referencesOf(repository, null)).toEqual(
      [waiting, listed, other, driven].map(({ reference }) => reference),
    );
  });

  it("are found by the key under which they were saved", async () => {
    const repository = open();
    const lead = await save(repository);
    expect([await repository.reader.hasKey(lead.idempotency_key), await repository.reader.hasKey("another")]).toEqual([
      true,
      false,
    ]);
  });

  const watch = (repository: LeadRepository, vehicle: StaffVehicle) => ({
    ...repository,
    store: { byIds: async (ids: readonly number[]) => [vehicle].filter(({ id }) => ids.includes(id)) },
    mail: () => ({ subject: "…", text: "…", html: "…" }),
    newId: randomUUID,
    clock: { now: () => after(60) },
    webhook: null,
    stockVersion: async () => 1,
    since: async () => NOON,
  });

  const notify = (repository: LeadRepository, vehicle: StaffVehicle): Promise<number> =>
    notifyFeedChanges(watch(repository, vehicle) as unknown as Parameters<typeof notifyFeedChanges>[0]);

  const changesOf = async ({ events }: LeadRepository, { id }: Lead) =>
    ((await events.read([id])).get(id) ?? []).map(({ type, target }) => `${type} ${target}`);

  const noticesIn = async ({ reader }: LeadRepository) => (await reader.status()).deliveries.due;

  it("are mailed to their location once when a feed removes the vehicle, again after it has come back and gone", async () => {
    const repository = open();
    const lead = await save(repository);
    const gone = fedVehicle({ removed_at: after(20).toISOString() });
    expect(await notify(repository, fedVehicle())).toBe(0);
    expect([await notify(repository, gone), await notify(repository, gone)]).toEqual([1, 0]);
    expect([await changesOf(repository, lead), await noticesIn(repository)]).toEqual([["vehicle_changed gone"], 1]);
    expect(await notify(repository, fedVehicle({ removed_at: after(120).toISOString() }))).toBe(1);
  });

  it("are not mailed for what was before, what staff did, or what somebody has seen to", async () => {
    const repository = open();
    const lead = await save(repository);
    const override = { field: "availability" as const, value: "sold", by: "anna", at: "", until: null, why: null };
    for (const vehicle of [
      fedVehicle({ removed_at: after(-20).toISOString() }),
      fedVehicle({ removed_at: after(20).toISOString(), overrides: [override] }),
      fedVehicle({ displayed: { ...fedVehicle().displayed, availability: "sold" }, overrides: [override] }),
      fedVehicle({ hidden_at: after(20).toISOString() }),
    ])
      expect(await notify(repository, vehicle)).toBe(0);
    const sold = vehicleEvent({ vehicleId: 12, kind: "sold" }, "nobody", "anna");
    const event = aLeadEvent({ ...sold, target: "sold", previous: "vehicle:12" });
    await repository.events.append(lead.id, () => ({ events: [event], deliveries: [] }), NOON);
    expect(await notify(repository, fedVehicle({}, "sold"))).toBe(0);
    expect(await notify(repository, fedVehicle({ removed_at: after(50).toISOString() }))).toBe(0);
    expect(await notify(repository, fedVehicle({}, "reserved"))).toBe(1);
  });
});
