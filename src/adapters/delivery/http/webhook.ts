import { createHmac } from "node:crypto";
import { type Lead, leadKindNamed } from "#domain/leads/index.ts";
import type { HttpMessage } from "./post.ts";

const keyOf = (secret: string): Buffer =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : Buffer.from(secret, "utf8");

/** `v1,` and the HMAC SHA-256 of `id.timestamp.body` in Base64 (Standard Webhooks 1.0). */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;

/** What a webhook is told of a lead: everything but what only the intake and the outbox need. */
const eventOf = (lead: Lead): object => {
  const { idempotency_key: _key, fingerprint: _fingerprint, routing: _routing, ...told } = lead;
  return {
    type: "lead.created",
    timestamp: lead.created_at,
    data: { ...told, title: leadKindNamed(lead.kind)?.title ?? lead.kind },
  };
};

/** The lead as a message, signed as of `now`. Its id is the delivery's: the same one however often it is sent. */
export const webhookMessage = (lead: Lead, id: string, secret: string, now: Date): HttpMessage => {
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify(eventOf(lead));
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureOf(secret, id, timestamp, body),
    },
  };
};
