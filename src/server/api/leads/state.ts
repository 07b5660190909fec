import { z } from "zod";
import type { LeadDetails } from "#application/leads/index.ts";
import { type LeadEvent, LEAD_EVENT_TYPES, LEAD_STATES, type LeadProgress } from "#domain/leads/index.ts";
import { ignoredProperties } from "../requests/json-body.ts";

/** Events that another program may record; those of appointments and locations need the site's own rules. */
const RECORDED_TYPES = ["seen", "assigned", "answered", "note", "won", "lost", "spam"] as const;

export const sentEventSchema = z
  .object({
    type: z.enum(RECORDED_TYPES),
    by: z.string().min(1).max(120).optional().meta({ description: "The person; the token's name unless given" }),
    owner: z.email().max(200).optional().meta({
      description: "`assigned` only, and required there: an employee, or an address of a location or of the settings",
    }),
    text: z.string().max(2_000).optional().meta({ description: "A note or a reason" }),
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

export const leadProgressSchema = z
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

export const leadStateSchema = z
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
export const toRecordedJson = (
  { lead, eventId }: { readonly lead: Progress; readonly eventId: string },
  mayRead: boolean,
): Omit<z.infer<typeof leadProgressSchema>, "ignored"> => {
  const { owner, first_answer, events, ...state } = toProgressJson(lead);
  if (mayRead) return { ...state, owner, first_answer, events };
  return { ...state, events: events.filter(({ id }) => id === eventId) };
};

export const toStateJson = (details: LeadDetails): z.infer<typeof leadStateSchema> => {
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
