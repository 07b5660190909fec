import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import type { AnswerRule } from "#domain/site/index.ts";
import { moveLead, recordLeadEvent } from "#application/leads/index.ts";
import { appendToLead } from "../../src/application/leads/work/record-lead-event.ts";
import { escalateLeads, type EscalationDependencies } from "../../src/application/leads/work/start-escalation.ts";
import { createLeadRepository, type LeadRepository } from "../../src/adapters/database/leads/index.ts";
import { LOCATIONS } from "../builders/live-sections.ts";
import { aLead } from "../builders/stored-lead.ts";
import { onBothDialects } from "./on-both-dialects.ts";

/** Monday, an hour after the location has opened. */
const RECEIVED = new Date("2026-11-23T09:00:00.000Z");

const minutesLater = (minutes: number): Date => new Date(RECEIVED.getTime() + minutes * 60_000);

const RULES: readonly AnswerRule[] = [
  { within: 60, next: ["chef@alzette.example", "direction@alzette.example"] },
  { kind: "application", within: null, next: [] },
];

onBothDialects("leads without an answer", (fixture) => {
  const at = (repository: LeadRepository, now: Date): EscalationDependencies => ({
    reader: repository.reader,
    events: repository.events,
    newId: randomUUID,
    clock: { now: () => now },
    webhook: null,
    promise: () => ({ answers: RULES, locations: LOCATIONS, timeZone: "Europe/Luxembourg" }),
    manager: "manager@alzette.example",
  });

  const open = () => createLeadRepository(fixture().database);
  const save = async ({ store }: LeadRepository, changes: Partial<Lead> = {}): Promise<Lead> => {
    const lead = aLead({ created_at: RECEIVED.toISOString(), ...changes });
    await store.save(lead, []);
    return lead;
  };
  const ownersOf = async ({ events }: LeadRepository, { id }: Lead) =>
    ((await events.read([id])).get(id) ?? []).map(({ type, by, target }) => [type, by, target]);
  const mailsOf = async ({ reader }: LeadRepository, { id }: Lead) =>
    (await reader.leadDeliveries(id)).map(({ purpose, destination }) => [purpose, destination]);

  it("go to one person after the other, each by one email, and stay with the manager", async () => {
    const repository = open();
    const lead = await save(repository);
    for (const minutes of [59, 60, 61, 119, 121, 182, 300, 400]) {
      await escalateLeads(at(repository, minutesLater(minutes)), RECEIVED);
    }
    const list = ["chef@alzette.example", "direction@alzette.example", "manager@alzette.example"];
    expect(await ownersOf(repository, lead)).toEqual(list.map((address) => ["assigned", "vitrine", address]));
    expect(await mailsOf(repository, lead)).toEqual(list.map((address) => ["assignment", address]));
  });

  it("go to one person, by one email, from two nodes at once, and again after a node that ended", async () => {
    const [one, other] = [open(), createLeadRepository(await fixture().openAnother())];
    const leads = [await save(one), await save(one), await save(one)];
    const rounds = Array.from({ length: 8 }, (_, index) =>
      escalateLeads(at(index % 2 === 0 ? one : other, minutesLater(70)), RECEIVED),
    );
    const escalated = await Promise.all(rounds);
    expect(escalated.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const lead of leads) expect(await mailsOf(one, lead)).toEqual([["assignment", "chef@alzette.example"]]);
    // A node that ends before it has saved has sent nothing, and the next round does it.
    const failing = {
      ...at(one, minutesLater(140)),
      events: { ...one.events, append: () => Promise.reject(new Error("ended")) },
    };
    await expect(escalateLeads(failing, RECEIVED)).rejects.toThrow("ended");
    expect(await escalateLeads(at(other, minutesLater(140)), RECEIVED)).toBe(3);
    await other.close();
  });

  it("stay where they are once they are answered, closed, of a kind without a promise, or older than what is recorded", async () => {
    const repository = open();
    const [answered, lost] = [await save(repository), await save(repository)];
    await save(repository, { kind: "application" });
    await save(repository, { created_at: minutesLater(-60).toISOString() });
    const deps = { ...at(repository, minutesLater(5)), reader: repository.reader };
    await recordLeadEvent(deps, answered.reference, { type: "answered", by: "anna" });
    await recordLeadEvent(deps, lost.reference, { type: "lost", by: "anna" });
    expect(await escalateLeads(at(repository, minutesLater(400)), RECEIVED)).toBe(0);
  });

  it("have their time again with a new owner and at another location, by its hours", async () => {
    const repository = open();
    const lead = await save(repository);
    const deps = { ...at(repository, minutesLater(50)), reader: repository.reader };
    await appendToLead(deps, lead.id, { type: "assigned", by: "chef", target: "anna@alzette.example" });
    expect(await escalateLeads(at(repository, minutesLater(100)), RECEIVED)).toBe(0);
    expect(await escalateLeads(at(repository, minutesLater(110)), RECEIVED)).toBe(1);
    const moving = {
      ...at(repository, minutesLater(120)),
      reader: repository.reader,
      routing: [{ to: ["accueil@alzette.example"] }, { location: "diekirch", to: ["diekirch@alzette.example"] }],
      adf: [],
      locations: async () => LOCATIONS,
    };
    const moved = await moveLead(moving, lead.reference, { to: "diekirch", by: "anna" });
    expect(moved).toMatchObject({ type: "moved", progress: { owner: null, state: "new" } });
    expect(await moveLead(moving, lead.reference, { to: "diekirch", by: "anna" })).toMatchObject({
      isChanged: false,
    });
    expect(await escalateLeads(at(repository, minutesLater(170)), RECEIVED)).toBe(0);
    expect(await escalateLeads(at(repository, minutesLater(185)), RECEIVED)).toBe(1);
    expect((await ownersOf(repository, lead)).at(-1)).toEqual(["assigned", "vitrine", "chef@alzette.example"]);
  });

  it("count the hours in which the location is open: nothing on Sunday", async () => {
    const repository = open();
    const lead = await save(repository, { created_at: "2026-11-21T22:00:00.000Z" });
    expect(await escalateLeads(at(repository, new Date("2026-11-22T22:00:00.000Z")), new Date(0))).toBe(0);
    expect(await escalateLeads(at(repository, new Date("2026-11-23T16:00:00.000Z")), new Date(0))).toBe(1);
    expect(await ownersOf(repository, lead)).toHaveLength(1);
  });
});
