import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { LeadRecords, ReceivedLead, ReceivedProblem, ReportedEvent } from "#application/leads/index.ts";
import { UNAVAILABLE_RETRY_SECONDS, type SiteServices } from "#application/site/index.ts";
import { isLeadKindOffered, LEAD_KINDS } from "#domain/forms/index.ts";
import { createVehicleSubject, type LeadSubject, parseReference } from "#domain/leads/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { type HttpProblem, problemResponse, wrongValues } from "../../problem.ts";
import { jsonPointer, readJsonBody } from "../requests/json-body.ts";
import { authorOf, type TokenGuard } from "../tokens/token-guard.ts";
import { type ReceivedLeadJson, type SentLead, sentLeadSchema } from "./schema.ts";
import { sentEventSchema, toRecordedJson, toStateJson } from "./state.ts";

type LeadApiServices = Pick<SiteServices, "leads" | "stock" | "catalogue" | "settings">;

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

const invalid = (context: Context, problems: readonly ReceivedProblem[]): Response =>
  wrongValues(
    context,
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

/** The key that makes a repeated request the same lead; null without one. */
const keyOf = (context: Context, { external_id }: SentLead): string | null =>
  external_id ?? context.req.header("idempotency-key")?.trim().slice(0, 200) ?? null;

const receive = async (
  context: Context<AppEnv>,
  services: LeadApiServices,
  sent: SentLead,
  ignored: readonly string[],
): Promise<Response> => {
  const key = keyOf(context, sent);
  if (key === null || key === "")
    return wrongValues(context, [
      { pointer: "#/external_id", detail: "Send external_id, or the header Idempotency-Key." },
    ]);
  if (!isLeadKindOffered(LEAD_KINDS[sent.kind], services.settings)) return invalid(context, [unknown("kind")]);
  const subject = await findSubject(services, sent.vehicle_id);
  if (subject === undefined) return invalid(context, [unknown("vehicle_id")]);
  const outcome = await services.leads.receive({
    kind: sent.kind,
    subject,
    location: sent.location ?? null,
    values: toFormValues(sent.fields),
    consent: sent.consent ?? null,
    program: { token: context.var.apiToken.name, source: sent.source, external_id: sent.external_id ?? null },
    key,
  });
  if (outcome.type === "invalid") return invalid(context, outcome.problems);
  if (outcome.type === "vehicle-unmet") return problemResponse(context, vehicleProblem(outcome.state));
  if (outcome.type !== "stored" && outcome.type !== "already-stored") {
    if (outcome.type === "unavailable") context.header("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
    return problemResponse(context, REFUSALS[outcome.type]);
  }
  const { reference, created_at } = outcome.lead;
  const answer: ReceivedLeadJson = { reference, kind: sent.kind, created_at, ignored: [...ignored] };
  return context.json(answer, outcome.type === "stored" ? 201 : 200);
};

/** `POST /leads`: a lead of another program. */
export const leadRoutes = (services: LeadApiServices, { requireScope }: TokenGuard): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/leads", requireScope("leads:write"), async (context) => {
    const body = await readJsonBody(context, sentLeadSchema);
    return body.ok ? receive(context, services, body.value.value as SentLead, body.value.ignored) : body.error;
  });

type LeadStateServices = { readonly leadRecords: LeadRecords };

const unknownOwner = (context: Context): Response => {
  const detail = "#/owner: An owner is an employee, or an address of a location or of the settings.";
  return wrongValues(context, [{ pointer: "#/owner", detail }]);
};

const toReportedEvent = ({ type, owner, text }: z.infer<typeof sentEventSchema>, by: string): ReportedEvent =>
  type === "assigned" ? { type, by, text: text ?? null, owner: owner ?? "" } : { type, by, text: text ?? null };

const notFound = (context: Context): Response => {
  const detail = `There is no lead ${context.req.param("reference")}.`;
  return problemResponse(context, { status: 404, title: "Not Found", detail });
};

/** `GET /leads/{reference}` and `POST /leads/{reference}/events`. */
export const leadStateRoutes = ({ leadRecords }: LeadStateServices, { requireScope }: TokenGuard): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get("/leads/:reference", requireScope("leads:read"), async (context) => {
      const reference = parseReference(context.req.param("reference"));
      const details = reference === null ? null : await leadRecords.show(reference);
      return details === null ? notFound(context) : context.json(toStateJson(details));
    })
    .post("/leads/:reference/events", requireScope("leads:events"), async (context) => {
      const body = await readJsonBody(context, sentEventSchema);
      if (!body.ok) return body.error;
      const reference = parseReference(context.req.param("reference"));
      if (reference === null) return notFound(context);
      const { name: token, scopes } = context.var.apiToken;
      const sentKey = context.req.header("idempotency-key")?.trim();
      const key = sentKey ? `${token} ${sentKey}` : null;
      const { value: sent, ignored } = body.value;
      const result = await leadRecords.record(reference, toReportedEvent(sent, authorOf(token, sent.by)), key);
      if (result.type === "unknown-lead") return notFound(context);
      if (result.type === "unknown-owner") return unknownOwner(context);
      return context.json({ ...toRecordedJson(result, scopes.includes("leads:read")), ignored: [...ignored] }, 201);
    });
