import type { Context } from "hono";
import { z } from "zod";
import { type ReceivedLead, type ReceivedProblem, receiveLead } from "#application/leads/index.ts";
import { UNAVAILABLE_RETRY_SECONDS, type SiteServices } from "#application/site/index.ts";
import { isLeadKindOffered, LEAD_KINDS, PROGRAM_LEAD_KINDS } from "#domain/forms/index.ts";
import { createVehicleSubject, type LeadSubject } from "#domain/leads/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { type HttpProblem, wrongValues } from "../../problem.ts";
import { operation } from "../operation.ts";
import { ignoredProperties, jsonPointer } from "../requests/json-body.ts";
import { type SentLead, sentLeadSchema } from "./sent-lead.ts";

type LeadApiServices = SiteServices<"leads" | "stock" | "catalogue" | "settings">;

/** English, for the person who writes the program. */
const problemText = ({ problem }: ReceivedProblem): string => {
  switch (problem.code) {
    case "required":
      return "is required";
    case "invalid":
      return "is not valid";
    case "unknown":
      return "is unknown";
    case "consent":
      return "needs `consent`: the statement that the person agreed to";
    case "not-national":
      return `is not valid in ${problem.country} or the countries around it`;
    case "too-long":
      return `has ${problem.length} characters, at most ${problem.max}`;
    case "too-early":
      return `is before ${problem.first}`;
    case "too-late":
      return `is after ${problem.last}`;
    case "closed":
      return "is a day on which the location is closed";
  }
};

const invalid = (problems: readonly ReceivedProblem[]): HttpProblem =>
  wrongValues(
    problems.map((problem) => {
      const pointer = jsonPointer(problem.path);
      return { pointer, detail: `${pointer} ${problemText(problem)}.` };
    }),
  );

const unknown = (name: string): ReceivedProblem => ({ path: [name], problem: { code: "unknown" } });

/** Undefined for a number that no vehicle ever had. */
const findSubject = async (
  { stock, catalogue, settings }: LeadApiServices,
  id: number | undefined,
): Promise<LeadSubject | null | undefined> => {
  if (id === undefined) return null;
  const match = await stock.byIdIncludingRemoved(id);
  if (match === null) return undefined;
  const { vehicle } = match;
  const location = catalogue().locations.find((one) => one.id === vehicle.location_id) ?? null;
  return createVehicleSubject(vehicle, location, settings.countryTerms.vat.with);
};

/** Values as a form sends them. */
const toFormValues = (fields: SentLead["fields"]): ReceivedLead["values"] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (typeof value === "string") return [[name, value]];
      return value ? [[name, "on"]] : [];
    }),
  );

const REFUSALS = {
  conflict: {
    status: 409,
    title: "Conflict",
    detail: "This number or key belongs to a lead with other content.",
    code: "lead/conflict",
  },
  "slot-taken": {
    status: 409,
    title: "Conflict",
    detail: "The appointment is taken. Nothing was saved.",
    code: "lead/slot-taken",
  },
  "person-limit": {
    status: 409,
    title: "Conflict",
    detail: "The person has as many appointments at the location as are allowed. Nothing was saved.",
    code: "lead/person-limit",
  },
  unavailable: {
    status: 503,
    title: "Service Unavailable",
    detail: "Send the same lead again: it is saved once.",
    code: "lead/unavailable",
  },
} as const satisfies Readonly<Record<string, HttpProblem>>;

/** A person who only asks is received; an hour with a vehicle that is not there any more is not booked. */
const vehicleProblem = (state: string): HttpProblem => ({
  status: 409,
  title: "Conflict",
  detail: `The vehicle is ${state}: it has no appointments. Nothing was saved.`,
  code: `lead/vehicle-${state}`,
});

/** Makes a repeated request the same one. */
export const idempotencyKey = (description: string) =>
  z.object({ "Idempotency-Key": z.string().max(200).optional().meta({ description }) });

/** The key that makes a repeated request the same lead; null without one. */
const keyOf = (context: Context, { external_id }: SentLead): string | null =>
  external_id ?? context.req.header("idempotency-key")?.trim().slice(0, 200) ?? null;

const receive = async (context: Context<AppEnv>, services: LeadApiServices, sent: SentLead) => {
  const key = keyOf(context, sent);
  if (key === null || key === "") {
    const detail = "Send external_id, or the header Idempotency-Key.";
    return err(wrongValues([{ pointer: "#/external_id", detail }]));
  }
  if (!isLeadKindOffered(LEAD_KINDS[sent.kind], services.settings)) return err(invalid([unknown("kind")]));
  const subject = await findSubject(services, sent.vehicle_id);
  if (subject === undefined) return err(invalid([unknown("vehicle_id")]));
  const outcome = await receiveLead(services.leads, {
    kind: sent.kind,
    subject,
    location: sent.location ?? null,
    values: toFormValues(sent.fields),
    consent: sent.consent ?? null,
    program: { token: context.var.apiToken.name, source: sent.source, external_id: sent.external_id ?? null },
    key,
  });
  if (outcome.type === "invalid") return err(invalid(outcome.problems));
  if (outcome.type === "vehicle-unmet") return err(vehicleProblem(outcome.state));
  if (outcome.type !== "stored" && outcome.type !== "already-stored") {
    if (outcome.type === "unavailable") context.header("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
    return err(REFUSALS[outcome.type]);
  }
  if (outcome.type === "stored") context.status(201);
  const { reference, created_at } = outcome.lead;
  return ok({ reference, kind: sent.kind, created_at });
};

/** A lead of another program. */
export const sendLead = operation({
  operationId: "sendLead",
  summary: "Creates a lead from another program, validated like the site's forms; idempotent by number or key",
  method: "post",
  path: "/leads",
  scope: "leads:write",
  header: idempotencyKey("Instead of `external_id`"),
  body: sentLeadSchema,
  answers: {
    200: "The lead was received before; nothing was saved",
    201: "The lead and its deliveries are saved",
    409: "The key belongs to a lead with other content, or the appointment cannot be booked: `code` says which",
    503: "Send the same lead again after `Retry-After` seconds: it is saved once",
  },
  answer: z
    .object({
      reference: z.string().meta({ description: "Reference of the lead for people: V7K3-2QFM" }),
      kind: z.enum(PROGRAM_LEAD_KINDS),
      created_at: z.iso.datetime(),
      ignored: ignoredProperties,
    })
    .meta({ id: "ReceivedLead" }),
  example: () => ({
    request: {
      kind: "interest",
      source: "AutoScout24",
      external_id: "as24-8812",
      vehicle_id: 23961,
      fields: {
        first_name: "Zoë",
        last_name: "D’Hulst",
        email: "zoe@example.com",
        message: "Est-elle toujours disponible ?",
      },
      consent: { version: "as24-7", text: "J’accepte d’être contactée.", at: "2026-11-27T09:00:00Z" },
    },
    response: { reference: "V7K3-2QFM", kind: "interest", created_at: "2026-11-27T18:10:46.065Z", ignored: [] },
  }),
  // The schemas of the kinds are created from the forms, so that their types are not known.
  handle: ({ context, body }, services: LeadApiServices) => receive(context, services, body as SentLead),
});
