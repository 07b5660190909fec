import { z } from "zod";
import { describeProblem } from "../describe-problem.ts";
import { describeToken } from "../tokens/token-guard.ts";
import { receivedLeadSchema, sentLeadSchema } from "./schema.ts";
import { leadProgressSchema, leadStateSchema, sentEventSchema } from "./state.ts";

const mayWrite = describeToken("leads:write");

const mayRead = describeToken("leads:read");
const mayRecord = describeToken("leads:events");

const referenceParameter = z.object({ reference: z.string().meta({ description: "V7K3-2QFM" }) });

const idempotencyKey = (description: string) => ({
  header: z.object({ "Idempotency-Key": z.string().max(200).optional().meta({ description }) }),
});

const receivedLead = (description: string) => ({
  description,
  content: { "application/json": { schema: receivedLeadSchema } },
});

/** The leads' part of the OpenAPI document. */
export const leadPaths = {
  "/api/v1/leads": {
    post: {
      operationId: "sendLead",
      summary: "Creates a lead from another program, validated like the site's forms; idempotent by number or key",
      security: mayWrite.security,
      requestParams: idempotencyKey("Instead of `external_id`"),
      requestBody: { required: true, content: { "application/json": { schema: sentLeadSchema } } },
      responses: {
        "200": receivedLead("The lead was received before; nothing was saved"),
        "201": receivedLead("The lead and its deliveries are saved"),
        "400": describeProblem("Values are wrong or missing: `errors` names each"),
        "409": describeProblem(
          "The key belongs to a lead with other content, or the appointment cannot be booked: `code` says which",
        ),
        "413": describeProblem("The body has more than 64 KB"),
        "415": describeProblem("The body is no JSON"),
        "503": describeProblem("Send the same lead again after `Retry-After` seconds: it is saved once"),
        ...mayWrite.problems,
      },
    },
  },
  "/api/v1/leads/{reference}": {
    get: {
      operationId: "getLead",
      summary: "Status of a lead: state, owner, first answer, events, deliveries; without what the person wrote",
      security: mayRead.security,
      requestParams: { path: referenceParameter },
      responses: {
        "200": { description: "The lead", content: { "application/json": { schema: leadStateSchema } } },
        "404": describeProblem("There is no such lead"),
        ...mayRead.problems,
      },
    },
  },
  "/api/v1/leads/{reference}/events": {
    post: {
      operationId: "recordLeadEvent",
      summary: "Records what staff did with a lead: seen, assigned, answered, a note, won, lost, spam",
      security: mayRecord.security,
      requestParams: {
        path: referenceParameter,
        ...idempotencyKey("An event of the lead with the same key is recorded once"),
      },
      requestBody: { required: true, content: { "application/json": { schema: sentEventSchema } } },
      responses: {
        "201": {
          description: "The current state of the lead",
          content: { "application/json": { schema: leadProgressSchema } },
        },
        "400": describeProblem("Values are wrong or missing: `errors` names each"),
        "404": describeProblem("There is no such lead"),
        "413": describeProblem("The body has more than 64 KB"),
        "415": describeProblem("The body is no JSON"),
        ...mayRecord.problems,
      },
    },
  },
};
