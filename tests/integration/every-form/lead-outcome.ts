import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { ANY_SLOT, FILES, type LeadJourney } from "../../browser-support/leads/lead-journey.ts";
import { mailsTo } from "../../browser-support/leads/mail-box.ts";
import { mailsWith } from "../../browser-support/leads/outbox.ts";
import type { Site } from "../../browser-support/sites/site.ts";

/** `values`: the fields as they were sent. */
type SubmittedLead = { readonly reference: string; readonly values: Readonly<Record<string, string>> };

type SavedLead = Lead & { readonly booking: (NonNullable<Lead["booking"]> & { readonly held: boolean }) | null };

const leadOf = async (site: Site, reference: string): Promise<SavedLead> => {
  const { code, stdout, stderr } = await site.vitrine("leads", "show", reference, "--format", "json");
  expect([code, stderr]).toEqual([0, `database: ${join(site.dataDir, "vitrine.sqlite")}\n`]);
  return JSON.parse(stdout) as SavedLead;
};

const fileSent = ({ answers }: LeadJourney): { readonly name: string; readonly sha256: string } | null => {
  const path = Object.values(FILES).find((one) => Object.values(answers).includes(one));
  if (path === undefined) return null;
  const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
  return { name: path.split("/").at(-1) ?? "", sha256 };
};

/** The work of the appointment and its price. */
const workOf = ({ answers, appointment }: LeadJourney): Readonly<Record<string, unknown>> =>
  appointment?.priceCents === undefined ? {} : { work: answers["work"], price_cents: appointment.priceCents };

/** The lead as the staff see it: all answers, the appointment, the file. */
export const expectSaved = async (
  site: Site,
  journey: LeadJourney,
  { reference, values }: SubmittedLead,
): Promise<SavedLead> => {
  const lead = await leadOf(site, reference);
  expect([lead.kind, lead.subject?.location?.slug ?? null]).toEqual([journey.kind, journey.location]);
  const answers = { ...journey.answers, ...journey.saved };
  const slot = values["slot"] ?? null;
  expect(lead.fields).toMatchObject(answers["slot"] === ANY_SLOT ? { ...answers, slot } : answers);
  expect(lead.estimate !== null).toBe(journey.isEstimated === true);
  const { appointment, location } = journey;
  expect(lead.booking).toEqual(
    appointment === undefined
      ? null
      : {
          location,
          calendar: appointment.calendar,
          start: slot,
          end: expect.any(String),
          held: true,
          ...workOf(journey),
        },
  );
  const file = fileSent(journey);
  expect(lead.files.map(({ name, sha256 }) => ({ name, sha256 }))).toEqual(file === null ? [] : [file]);
  return lead;
};

/** The staff receive the lead with its file; the visitor receives a confirmation if an address was given. */
export const expectMailed = async (site: Site, journey: LeadJourney, { reference }: SubmittedLead): Promise<void> => {
  const visitor = journey.answers["email"];
  const expected = [journey.to, ...(typeof visitor === "string" ? [visitor] : [])];
  const mails = () => mailsWith(site, reference);
  await expect
    .poll(() =>
      mails()
        .map(({ to }) => to)
        .toSorted(),
    )
    .toEqual(expected.toSorted());
  const group = mails().find(({ to }) => to === journey.to);
  const file = fileSent(journey);
  expect(group?.files.filter(({ name }) => name !== "rendez-vous.ics")).toEqual(file === null ? [] : [file]);
  if (typeof visitor === "string") expect(group?.replyTo).toBe(visitor);
  const confirmation = mails().find(({ to }) => to === visitor);
  expect(confirmation?.types.includes("text/calendar") ?? false).toBe(journey.appointment !== undefined);
  const { message } = journey.answers;
  if (typeof visitor !== "string" || typeof message !== "string") return;
  expect(mailsTo(site, visitor)[0]?.text).toContain(message.replaceAll(/^/gm, "> "));
};

/** Names and values of a calendar file's lines, unfolded: RFC 5545, 3.1. */
const linesOf = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)] as const),
  );

const instant = (utc: string | undefined): string => {
  const [, day = "", time = ""] = /^(\d{8})T(\d{6})Z$/.exec(utc ?? "") ?? [];
  const date = day.replace(/(\d{4})(\d{2})/, "$1-$2-");
  return new Date(`${date}T${time.replaceAll(/(\d{2})(?=\d)/g, "$1:")}Z`).toISOString();
};

/** A calendar file has the saved appointment. */
export const expectCalendarFile = (file: string, { appointment }: LeadJourney, lead: SavedLead): void => {
  const lines = linesOf(file);
  expect([instant(lines.get("DTSTART")), instant(lines.get("DTEND"))]).toEqual([
    lead.booking?.start,
    lead.booking?.end,
  ]);
  expect(lines.get("SUMMARY")).toContain(appointment?.title);
  expect(lines.get("LOCATION")).toContain(lead.subject?.location?.name);
  expect(lines.get("UID")).toContain(lead.reference);
};
