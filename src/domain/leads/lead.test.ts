import { expect, it } from "vitest";
import type { LeadEvent } from "./lead-event.ts";
import { heldSince, nextOwner } from "./lead.ts";

const LEAD = { created_at: "2026-11-23T09:00:00.000Z" };
const LIST = ["chef@alzette.example", "direction@alzette.example"];

const event = (type: LeadEvent["type"], minute: number, changes: Partial<LeadEvent> = {}): LeadEvent => ({
  id: `${type} ${minute}`,
  type,
  at: `2026-11-23T10:${String(minute).padStart(2, "0")}:00.000Z`,
  by: "anna@alzette.example",
  target: null,
  previous: null,
  text: null,
  ...changes,
});

const escalated = (minute: number, target: string): LeadEvent => event("assigned", minute, { by: "vitrine", target });

it("a lead is held since its receipt, its last assignment or its last move", () => {
  expect(heldSince(LEAD, [])).toBe(LEAD.created_at);
  expect(heldSince(LEAD, [event("seen", 1), event("note", 2)])).toBe(LEAD.created_at);
  const assigned = event("assigned", 3, { target: "ben@alzette.example" });
  expect(heldSince(LEAD, [assigned, event("note", 4)])).toBe(assigned.at);
  const moved = event("moved", 5, { target: "diekirch" });
  expect(heldSince(LEAD, [assigned, moved])).toBe(moved.at);
});

it("the next owner is the first of the list whom the server has not given the lead to and who does not have it", () => {
  const [first = "", second = ""] = LIST;
  expect(nextOwner([], LIST, null)).toBe(first);
  expect(nextOwner([escalated(1, first)], LIST, first)).toBe(second);
  expect(nextOwner([event("assigned", 1, { target: first })], LIST, first)).toBe(second);
  expect(nextOwner([escalated(1, first), event("assigned", 2, { target: "ben" })], LIST, "ben")).toBe(second);
  expect(nextOwner([escalated(1, first), escalated(2, second)], LIST, second)).toBeNull();
  expect(nextOwner([escalated(1, first), event("moved", 2, { target: "diekirch" })], LIST, null)).toBe(first);
});
