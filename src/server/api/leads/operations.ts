import { z } from "zod";
import type { LeadDetails, LeadRecords, ReportedEvent } from "#application/leads/index.ts";
import {
  LEAD_EVENT_TYPES,
  LEAD_STATES,
  type LeadEvent,
  type LeadProgress,
  parseReference,
} from "#domain/leads/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { type HttpProblem, wrongValues } from "../../problem.ts";
import type { ExampleMarket } from "../example-market.ts";
import { operation } from "../operation.ts";
import { ignoredProperties } from "../requests/json-body.ts";
import { line, lines } from "../requests/texts.ts";
import { authorOf } from "../tokens/token-guard.ts";
import { idempotencyKey, sendLead } from "./send-lead.ts";

/** Events that another program may record; those of appointments and locations need the site's own rules. */
const RECORDED_TYPES = ["seen", "assigned", "answered", "note", "won", "lost", "spam"] as const;

const sentEventSchema = z
  .object({
    type: z.enum(RECORDED_TYPES),
    by: line(120).min(1).optional().meta({ description: "The person; the token's name unless given" }),
    owner: z.email().max(200).optional().meta({
      description: "`assigned` only, and required there: an employee, or an address of a location or of the settings",
    }),
    text: lines(2_000).optional().meta({ description: "A note or a reason" }),
  })
  .refine(({ type, owner }) => (type === "assigned") === (owner !== undefined), {
    path: ["owner"],
    message: "The type assigned has an owner, and no other type has one",
  })
  .meta({ id: "SentLeadEvent" });

const eventSchema = z
  .object({
    id: z.string(),
    type: z.enum(LEAD_EVENT_TYPES),
    at: z.iso.datetime(),
    by: z.string(),
    target: z.string().nullable().meta({ description: "The new owner, location or start of the appointment" }),
    text: z.string().nullable(),
  })
  .meta({ id: "LeadEvent" });

const progressShape = {
  reference: z.string(),
  state: z.enum(LEAD_STATES),
  owner: z.string().nullable(),
  first_answer: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  is_open: z.boolean().meta({ description: "True while the visitor waits for an answer" }),
  events: z.array(eventSchema).meta({ description: "Oldest first" }),
};

const ofReaders = { description: "Only for a token that may read leads (leads:read)" };

const leadProgressSchema = z
  .object({
    ...progressShape,
    owner: progressShape.owner.optional().meta(ofReaders),
    first_answer: progressShape.first_answer.optional().meta(ofReaders),
    events: progressShape.events.meta({
      description: "Oldest first; for a token that may not read leads only the event that it sent",
    }),
    ignored: ignoredProperties,
  })
  .meta({ id: "LeadProgress" });

const leadStateSchema = z
  .object({
    ...progressShape,
    kind: z.string(),
    created_at: z.iso.datetime(),
    source: z.string().meta({ description: "The source that a program sent, otherwise the path of the form's page" }),
    external_id: z.string().nullable(),
    vehicle_id: z.int().nullable(),
    location: z.string().nullable().meta({ description: "Slug of the location that answers" }),
    appointment: z.object({ location: z.string(), start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
    deliveries: z.array(
      z.object({
        purpose: z.string(),
        channel: z.string(),
        state: z.enum(["due", "sent", "parked"]),
        attempts: z.int(),
        sent_at: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: "LeadState", description: "Status of a lead, without what the person wrote" });

type Progress = { readonly lead: { readonly reference: string }; readonly events: readonly LeadEvent[] } & {
  readonly progress: LeadProgress;
};

const toProgressJson = ({ lead, events, progress }: Progress) => ({
  reference: lead.reference,
  state: progress.state,
  owner: progress.owner,
  first_answer: progress.first_answer,
  is_open: progress.is_open,
  events: events.map(({ id, type, at, by, target, text }) => ({ id, type, at, by, target, text })),
});

/** `mayRead`: the token may read leads. Another one gets what it sent itself, and what the lead is now. */
const toRecordedJson = (
  { lead, eventId }: { readonly lead: Progress; readonly eventId: string },
  mayRead: boolean,
): Omit<z.infer<typeof leadProgressSchema>, "ignored"> => {
  const { owner, first_answer, events, ...state } = toProgressJson(lead);
  if (mayRead) return { ...state, owner, first_answer, events };
  return { ...state, events: events.filter(({ id }) => id === eventId) };
};

const toStateJson = (details: LeadDetails): z.infer<typeof leadStateSchema> => {
  const { kind, created_at, source, subject, booking } = details.lead;
  return {
    ...toProgressJson(details),
    kind,
    created_at,
    source: source.program?.source ?? source.path,
    external_id: source.program?.external_id ?? null,
    vehicle_id: subject?.type === "vehicle" ? subject.id : null,
    location: subject?.location?.slug ?? null,
    appointment:
      booking !== null && details.holdsSlot
        ? { location: booking.location, start: booking.start, end: booking.end }
        : null,
    deliveries: details.deliveries.map(({ purpose, channel, state, attempts, sent_at }) => ({
      purpose,
      channel,
      state,
      attempts,
      sent_at,
    })),
  };
};

type LeadStateServices = { readonly leadRecords: LeadRecords };

const params = z.object({ reference: z.string().meta({ description: "V7K3-2QFM" }) });

const UNKNOWN_OWNER = wrongValues([
  {
    pointer: "#/owner",
    detail: "#/owner: An owner is an employee, or an address of a location or of the settings.",
  },
]);

const notFound = (reference: string): HttpProblem => ({
  status: 404,
  title: "Not Found",
  detail: `There is no lead ${reference}.`,
});

const exampleProgress = {
  reference: "V7K3-2QFM",
  state: "answered",
  owner: null,
  first_answer: { at: "2026-11-27T18:10:46.159Z", by: "Anne Muller (portal)" },
  is_open: false,
  events: [
    {
      id: "8e51ced6-ad4b-4f9a-8924-fcf0e6efa80d",
      type: "answered",
      at: "2026-11-27T18:10:46.159Z",
      by: "Anne Muller (portal)",
      target: null,
      text: "Rappelée, passe samedi.",
    },
  ],
};

const exampleLead = ({ location }: ExampleMarket) => ({
  ...exampleProgress,
  kind: "interest",
  created_at: "2026-11-27T18:10:46.065Z",
  source: "AutoScout24",
  external_id: "as24-8812",
  vehicle_id: 23961,
  location: location.slug,
  appointment: null,
  deliveries: [
    { purpose: "dealership", channel: "mail", state: "due", attempts: 0, sent_at: null },
    { purpose: "confirmation", channel: "mail", state: "due", attempts: 0, sent_at: null },
  ],
});

const getLead = operation({
  operationId: "getLead",
  summary: "Status of a lead: state, owner, first answer, events, deliveries; without what the person wrote",
  method: "get",
  path: "/leads/{reference}",
  scope: "leads:read",
  params,
  answers: { 200: "The lead", 404: "There is no such lead" },
  answer: leadStateSchema,
  example: (market) => ({ response: exampleLead(market) }),
  handle: async (request, { leadRecords }: LeadStateServices) => {
    const reference = parseReference(request.params.reference);
    const details = reference === null ? null : await leadRecords.show(reference);
    return details === null ? err(notFound(request.params.reference)) : ok(toStateJson(details));
  },
});

const toReportedEvent = ({ type, owner, text }: z.infer<typeof sentEventSchema>, by: string): ReportedEvent =>
  type === "assigned" ? { type, by, text: text ?? null, owner: owner ?? "" } : { type, by, text: text ?? null };

const recordLeadEvent = operation({
  operationId: "recordLeadEvent",
  summary: "Records what staff did with a lead: seen, assigned, answered, a note, won, lost, spam",
  method: "post",
  path: "/leads/{reference}/events",
  scope: "leads:events",
  params,
  header: idempotencyKey("An event of the lead with the same key is recorded once"),
  body: sentEventSchema,
  answers: { 201: "The current state of the lead", 404: "There is no such lead" },
  answer: leadProgressSchema,
  example: () => ({
    request: { type: "answered", by: "Anne Muller", text: "Rappelée, passe samedi." },
    response: { ...exampleProgress, ignored: [] },
  }),
  handle: async (request, { leadRecords }: LeadStateServices) => {
    const { context, body } = request;
    const reference = parseReference(request.params.reference);
    if (reference === null) return err(notFound(request.params.reference));
    const { name: token, scopes } = context.var.apiToken;
    const sentKey = context.req.header("idempotency-key")?.trim();
    const key = sentKey ? `${token} ${sentKey}` : null;
    const result = await leadRecords.record(reference, toReportedEvent(body, authorOf(token, body.by)), key);
    if (result.type === "unknown-lead") return err(notFound(request.params.reference));
    if (result.type === "unknown-owner") return err(UNKNOWN_OWNER);
    return ok(toRecordedJson(result, scopes.includes("leads:read")));
  },
});

export const leadOperations = [sendLead, getLead, recordLeadEvent];
