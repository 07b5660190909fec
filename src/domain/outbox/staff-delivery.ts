import type { Delivery, OutboxMessage } from "./deliveries.ts";

/** Creates the e-mail to one staff address. */
export const createStaffDelivery = (
  id: string,
  destination: string,
  message: Omit<OutboxMessage, "unsubscribe">,
): Delivery => ({
  id,
  lead_id: null,
  channel: "mail",
  purpose: "staff",
  destination,
  message: { ...message, unsubscribe: null },
});
