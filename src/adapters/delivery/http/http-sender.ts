import { adfOf, type AdfSite, type ClaimedDelivery } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Sender } from "../sender.ts";
import { type HttpMessage, post } from "./post.ts";
import { webhookMessage } from "./webhook.ts";

export type HttpSenderParts = {
  readonly site: AdfSite;
  /** Signs what the webhook is told; null: there is none. */
  readonly webhookSecret: string | null;
  readonly clock: Clock;
};

const messageOf = (
  { delivery, lead }: ClaimedDelivery,
  { site, webhookSecret, clock }: HttpSenderParts,
): HttpMessage => {
  if (lead === null) throw new Error(`nothing about no lead is sent for ${delivery.purpose}`);
  if (delivery.purpose === "webhook") {
    if (webhookSecret === null) throw new Error("LEADS_WEBHOOK_SECRET is not set");
    return webhookMessage(lead, delivery.id, webhookSecret, clock.now());
  }
  if (delivery.purpose === "adf") {
    const headers = { "content-type": "application/x-adf+xml; charset=utf-8", "idempotency-key": delivery.id };
    return { headers, body: adfOf([lead], site) };
  }
  throw new Error(`there is no message for ${delivery.purpose}`);
};

/** Leads for the systems of others: signed JSON for a webhook, ADF for those that read it. */
export const httpSender =
  (parts: HttpSenderParts): Sender =>
  (claimed, signal) =>
    post(claimed.delivery.destination, messageOf(claimed, parts), signal);
