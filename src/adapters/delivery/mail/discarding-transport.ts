import type { MailTransport } from "./mail-sender.ts";

/** Sends no mail and logs that; deliveries end as if it had been sent. */
export const createDiscardingTransport =
  (log: { readonly warn: (details: object, message: string) => void }): MailTransport =>
  async (_mail, { delivery, reference }) =>
    log.warn({ purpose: delivery.purpose, reference }, "mail not sent: MOCK_DATA is true");
