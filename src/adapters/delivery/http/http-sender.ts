import type { AdfSite, LeadFormats } from "#application/formats/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import { AnsweredError, type ClaimedDelivery, PermanentRejectionError, type Sender } from "#application/leads/ports.ts";
import { type Lead, type LeadEvent, leadProgress } from "#domain/leads/index.ts";
import { createHmac } from "node:crypto";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { createHttpClient, type HttpResponse, readText } from "../../platform/http/http-client.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { OUTSIDE_BODIES } from "../../platform/http/outside-bodies.ts";

type HttpSenderDependencies = {
  readonly site: AdfSite;
  readonly formats: Pick<LeadFormats, "writeAdf">;
  /** Signs webhook requests; null: no webhook is configured. */
  readonly webhookSecret: string | null;
  readonly clock: Clock;
};

/**
 * Builds `lead.updated` from the lead's events, oldest first: the one with the id, and what the lead was after it. Without data
 * of the visitor. Throws for an unknown id.
 */
const toUpdatedEvent = ({ id, reference, kind }: Lead, events: readonly LeadEvent[], eventId: string): object => {
  const index = events.findIndex((event) => event.id === eventId);
  const event = events[index];
  if (event === undefined) throw new Error("the event of the delivery is not there");
  return {
    type: "lead.updated",
    timestamp: event.at,
    data: { id, reference, kind, ...leadProgress(events.slice(0, index + 1)), event },
  };
};

const decodeSecret = (secret: string): Buffer =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : Buffer.from(secret, "utf8");

/** `v1,` and the HMAC SHA-256 of `id.timestamp.body` in Base64 (Standard Webhooks 1.0). */
export const signWebhook = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac("sha256", decodeSecret(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;

/** Builds the event from a lead without its internal properties. */
const toLeadEvent = (lead: Lead): object => {
  const { idempotency_key: _key, fingerprint: _fingerprint, routing: _routing, ...data } = lead;
  return {
    // A visitor confirmed the appointment after the lead was saved.
    type: lead.booking !== null && lead.requested_booking !== null ? "lead.appointment_confirmed" : "lead.created",
    timestamp: lead.created_at,
    data: { ...data, title: findLeadKindStrings(lead.kind)?.title ?? lead.kind },
  };
};

type HttpMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Without redirects: the message is meant for this address only. */
const client = createHttpClient(OUTSIDE_BODIES.delivery);

const describeHttpError = (error: unknown): string => {
  if (!(error instanceof HttpError)) return String(error);
  const cause: NodeJS.ErrnoException = error.cause instanceof Error ? error.cause : error;
  return cause.code ?? cause.message;
};

const MAX_ANSWER_LENGTH = 200;

/** Shorter values are words of any answer. */
const MIN_HIDDEN_LENGTH = 3;

/** Why a dealer system refuses a lead, as one line without what the visitor typed; empty where it does not say. */
const readAnswer = async (response: HttpResponse, { fields }: Pick<Lead, "fields">): Promise<string> => {
  const text = await readText(response).catch(() => "");
  const line = text
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\u0000-\u0020\u007F]+/g, " ")
    .trim();
  const typed = Object.values(fields).filter((value) => typeof value === "string" && value.length >= MIN_HIDDEN_LENGTH);
  return typed.reduce<string>((all, value) => all.replaceAll(String(value), "…"), line).slice(0, MAX_ANSWER_LENGTH);
};

const isRefused = ({ status }: Pick<HttpResponse, "status">): boolean =>
  status >= 400 && status < 500 && status !== 410;

/**
 * Posts a message. Succeeds only with a 2xx status. Throws `PermanentRejectionError` for 410. No error names the address. The body is
 * read where a dealer system refuses a lead: `AnsweredError`.
 */
const post = async (
  { delivery, lead }: Pick<ClaimedDelivery, "delivery" | "lead">,
  { headers, body }: HttpMessage,
  signal: AbortSignal,
): Promise<void> => {
  const request = { method: "POST", headers: { "user-agent": "Vitrine", ...headers }, body, signal };
  const response = await client(new URL(delivery.destination), request).catch((error: unknown) => {
    throw new Error(describeHttpError(error));
  });
  if (lead !== null && delivery.purpose === "adf" && isRefused(response))
    throw new AnsweredError(`HTTP ${response.status}`, await readAnswer(response, lead));
  await response.discard();
  if (response.status === 410) throw new PermanentRejectionError("HTTP 410: the address wants nothing any more");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
};

/** Builds the signed message. `id` is the delivery's id and stays the same for every attempt. */
const webhookMessage = (event: object, id: string, secret: string, now: Date): HttpMessage => {
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify(event);
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook(secret, id, timestamp, body),
    },
  };
};

const toHttpMessage = (
  { delivery, lead, events }: ClaimedDelivery,
  { site, formats, webhookSecret, clock }: HttpSenderDependencies,
): HttpMessage => {
  if (lead === null) throw new Error(`nothing about no lead is sent for ${delivery.purpose}`);
  if (delivery.purpose === "webhook" || delivery.purpose === "event") {
    if (webhookSecret === null) throw new Error("LEADS_WEBHOOK_SECRET is not set");
    const event = delivery.purpose === "webhook" ? toLeadEvent(lead) : toUpdatedEvent(lead, events, delivery.id);
    return webhookMessage(event, delivery.id, webhookSecret, clock.now());
  }
  if (delivery.purpose === "adf") {
    const headers = { "content-type": "application/x-adf+xml; charset=utf-8", "idempotency-key": delivery.id };
    return { headers, body: formats.writeAdf([lead], site) };
  }
  throw new Error(`there is no message for ${delivery.purpose}`);
};

/** Sends leads to external systems: signed JSON to the webhook, ADF to dealer systems. */
export const createHttpSender =
  (deps: HttpSenderDependencies): Sender =>
  (claimed, signal) =>
    post(claimed, toHttpMessage(claimed, deps), signal);
