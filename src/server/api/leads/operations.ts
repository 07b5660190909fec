import { z } from "zod";
import type { LeadRecords, ReportedEvent } from "#application/leads/index.ts";
import { parseReference } from "#domain/leads/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { type HttpProblem, wrongValues } from "../../problem.ts";
import type { ExampleMarket } from "../example-market.ts";
import { operation } from "../operation.ts";
import { authorOf } from "../tokens/token-guard.ts";
import { idempotencyKey, sendLead } from "./send-lead.ts";
import { leadProgressSchema, leadStateSchema, sentEventSchema, toRecordedJson, toStateJson } from "./state.ts";

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
