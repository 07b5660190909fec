import { z } from "zod";
import { describeProblem } from "../describe-problem.ts";
import { describeToken } from "../tokens/describe-token.ts";
import { receivedLeadSchema, sentLeadSchema } from "./schema.ts";

const mayWrite = describeToken("leads:write");

const receivedLead = (description: string) => ({
  description,
  content: { "application/json": { schema: receivedLeadSchema } },
});

/** The leads' part of the OpenAPI document. */
export const leadPaths = {
  "/api/v1/leads": {
    post: {
      operationId: "sendLead",
      summary: "A lead of another program, by the rules of the site's forms; the same number or key is the same lead",
      security: mayWrite.security,
      requestParams: {
        header: z.object({
          "Idempotency-Key": z.string().max(200).optional().meta({ description: "Instead of `external_id`" }),
        }),
      },
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
};
