import { createTransport } from "nodemailer";
import type { MailTransport } from "./mail-sender.ts";

/** All below the worker's own limit for a sending, so that nothing is sent after it was given up. */
const TIMEOUTS = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 5_000,
  socketTimeout: 20_000,
} as const;

/** A mail server at `smtp://…` (STARTTLS where it is offered) or `smtps://…`. */
export const smtpTransport = (url: string): MailTransport => {
  const server = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ raw, envelope }) => {
    await server.sendMail({ envelope: { from: envelope.from, to: [...envelope.to] }, raw });
  };
};
