import type { Delivery, OutboxMessage } from "./deliveries.ts";

/** Creates one e-mail per staff address. */
export const createStaffDeliveries = (
  addresses: readonly string[],
  message: Omit<OutboxMessage, "unsubscribe">,
  idOf: (address: string) => string,
): readonly Delivery[] =>
  addresses.map((destination) => ({
    id: idOf(destination),
    lead_id: null,
    channel: "mail",
    purpose: "staff",
    destination,
    message: { ...message, unsubscribe: null },
  }));
