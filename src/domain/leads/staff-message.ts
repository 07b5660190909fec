import type { Delivery, OutboxMessage } from "./lead.ts";

/** A mail to each of the staff who are told when something goes wrong. */
export const staffDeliveries = (
  addresses: readonly string[],
  message: Omit<OutboxMessage, "unsubscribe">,
  newId: () => string,
): readonly Delivery[] =>
  addresses.map((destination) => ({
    id: newId(),
    lead_id: null,
    channel: "mail",
    purpose: "staff",
    destination,
    message: { ...message, unsubscribe: null },
  }));
