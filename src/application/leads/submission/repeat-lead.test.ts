import { expect, test } from "vitest";
import { type Lead, signThanks } from "#domain/leads/index.ts";
import { aLead } from "../../../../tests/builders/stored-lead.ts";
import { LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { PUMA_SUBJECT } from "../../../../tests/builders/puma-subject.ts";
import { createFakeLeadServiceDependencies } from "../../../../tests/fakes/lead-service-dependencies.ts";
import { repeatLead } from "./confirmation.ts";

/** Saturday, 21 November 2026, at 13 h. */
const CREATED = "2026-11-21T12:00:00.000Z";

const question = (kind = "question"): Lead =>
  aLead({ kind, created_at: CREATED, subject: PUMA_SUBJECT, fields: { message: "A-t-elle un attelage ?" } });

const repeat = async (lead: Lead, { seconds = 0, isDown = false } = {}) => {
  const deps = createFakeLeadServiceDependencies({ locations: () => LOCATIONS });
  deps.advanceSeconds(seconds);
  const byReference = async (): Promise<Lead> => {
    if (isDown) throw new Error("down");
    return lead;
  };
  const ref = signThanks(deps.signer, lead, { summary: "Ford Puma", isConfirmed: true });
  return repeatLead({ ...deps, reader: { ...deps.reader, byReference } }, ref);
};

test("repeats a question with the day of its answer: the next one on which the location is open", async () => {
  expect(await repeat(question())).toEqual({
    fleet: null,
    message: "A-t-elle un attelage ?",
    answeredBy: "2026-11-23",
  });
});

test("repeats nothing an hour later, of other kinds, or while the database is down", async () => {
  expect(await repeat(question(), { seconds: 3601 })).toBeNull();
  expect(await repeat(question("interest"))).toBeNull();
  expect(await repeat(question(), { isDown: true })).toBeNull();
});
