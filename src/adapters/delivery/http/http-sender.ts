import type { AdfSite, LeadFormats } from "#application/formats/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Sender, ClaimedDelivery } from "#application/leads/ports.ts";
import { type HttpMessage, post } from "./post.ts";
import { toUpdatedEvent } from "./lead-event.ts";
import { toLeadEvent, webhookMessage } from "./webhook.ts";

export type HttpSenderDependencies = {
  readonly site: AdfSite;
  readonly formats: Pick<LeadFormats, "writeAdf">;
  /** Signs webhook requests; null: no webhook is configured. */
  readonly webhookSecret: string | null;
  readonly clock: Clock;
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
    post(claimed.delivery.destination, toHttpMessage(claimed, deps), signal);
