import { type Context, Hono } from "hono";
import type { LeadRecords } from "#application/leads/index.ts";
import { parseReference } from "#domain/leads/index.ts";
import type { AppEnv } from "../../app-env.ts";
import { problemResponse } from "../../problem.ts";
import { readJsonBody } from "../requests/json-body.ts";
import { authorOf } from "../tokens/author-of.ts";
import type { TokenGuard } from "../tokens/token-guard.ts";
import { sentEventSchema, toRecordedJson, toStateJson } from "./state.ts";

type LeadStateServices = { readonly leadRecords: LeadRecords };

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
      const { type, by, owner = null, text = null } = body.value.value;
      const reference = parseReference(context.req.param("reference"));
      if (reference === null) return notFound(context);
      const token = context.var.apiToken.name;
      const sentKey = context.req.header("idempotency-key")?.trim();
      const key = sentKey ? `${token} ${sentKey}` : null;
      const event = { type, by: authorOf(token, by), target: owner, text };
      const recorded = await leadRecords.record(reference, event, key);
      return recorded === null ? notFound(context) : context.json(toRecordedJson(recorded, body.value.ignored), 201);
    });
