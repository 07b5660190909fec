import { describe, expect, it } from "vitest";
import { type LeadEvent, type LeadEventType, leadProgress } from "./lead-event.ts";

const event = (type: LeadEventType, changes: Partial<LeadEvent> = {}): LeadEvent => ({
  id: type,
  type,
  at: "2026-11-23T09:00:00.000Z",
  by: "anna@alzette.example",
  target: null,
  previous: null,
  text: null,
  ...changes,
});

const assigned = (target: string): LeadEvent => event("assigned", { target });

describe("leadProgress", () => {
  it("is new and open without events", () => {
    expect(leadProgress([])).toEqual({ state: "new", owner: null, first_answer: null, is_open: true });
  });

  it.each<[string, readonly LeadEvent[], string, boolean]>([
    ["seen", [event("seen")], "seen", true],
    ["noted", [event("note")], "new", true],
    ["assigned", [assigned("anna"), event("seen")], "assigned", true],
    ["answered", [assigned("anna"), event("answered"), event("note")], "answered", false],
    ["assigned after the answer", [event("answered"), assigned("ben")], "answered", false],
    ["won without an answer", [event("won")], "won", false],
    ["lost, then won after all", [event("lost"), event("won")], "won", false],
    ["spam", [event("spam"), event("seen")], "spam", false],
    ["cancelled by the visitor", [event("cancelled", { by: "visitor" })], "cancelled", false],
    ["appointment moved", [event("moved", { target: "2026-11-24T09:00:00.000Z" })], "new", true],
  ])("%s", (_, events, state, isOpen) => {
    expect(leadProgress(events)).toMatchObject({ state, is_open: isOpen });
  });

  it("has the last owner, and none after a move to another location", () => {
    expect(leadProgress([assigned("anna"), assigned("ben")]).owner).toBe("ben");
    const elsewhere = event("moved", { target: "diekirch" });
    expect(leadProgress([assigned("anna"), elsewhere])).toMatchObject({ owner: null, state: "new" });
    expect(leadProgress([assigned("anna"), event("moved", { target: "2026-11-24T09:00:00.000Z" })]).owner).toBe("anna");
  });

  it("keeps the first answer", () => {
    const later = event("answered", { at: "2026-11-24T09:00:00.000Z", by: "ben" });
    expect(leadProgress([event("answered"), later]).first_answer).toEqual({
      at: "2026-11-23T09:00:00.000Z",
      by: "anna@alzette.example",
    });
  });
});
