import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { LeadRecords, ReportedEvent } from "#application/leads/index.ts";
import { parseReference } from "#domain/leads/index.ts";
import type { AppEnv } from "../../app-env.ts";
import { problemResponse, wrongValues } from "../../problem.ts";
import { readJsonBody } from "../requests/json-body.ts";
import { authorOf } from "../tokens/author-of.ts";
import type { TokenGuard } from "../tokens/token-guard.ts";
import { sentEventSchema, toRecordedJson, toStateJson } from "./state.ts";

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
