import { createHmac } from "node:crypto";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { HttpMessage } from "./post.ts";

const decodeSecret = (secret: string): Buffer =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : Buffer.from(secret, "utf8");

/** `v1,` and the HMAC SHA-256 of `id.timestamp.body` in Base64 (Standard Webhooks 1.0). */
export const signWebhook = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac("sha256", decodeSecret(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;

/** Builds the event from a lead without its internal properties. */
export const toLeadEvent = (lead: Lead): object => {
  const { idempotency_key: _key, fingerprint: _fingerprint, routing: _routing, ...data } = lead;
  return {
    // A visitor confirmed the appointment after the lead was saved.
    type: lead.booking !== null && lead.requested_booking !== null ? "lead.appointment_confirmed" : "lead.created",
    timestamp: lead.created_at,
    data: { ...data, title: findLeadKindStrings(lead.kind)?.title ?? lead.kind },
  };
};

/** Builds the signed message. `id` is the delivery's id and stays the same for every attempt. */
export const webhookMessage = (event: object, id: string, secret: string, now: Date): HttpMessage => {
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
