import { createTransport } from "nodemailer";
import type { MailTransport } from "./mail-sender.ts";

/** Milliseconds; below the worker's send timeout, so that nothing is sent after the worker has given up. */
const TIMEOUTS = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 5_000,
  socketTimeout: 20_000,
} as const;

/** Sends through a mail server at `smtp://…` (with STARTTLS when offered) or `smtps://…`. */
export const createSmtpTransport = (url: string): MailTransport => {
  const server = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ raw, envelope }) => {
    await server.sendMail({ envelope: { from: envelope.from, to: [...envelope.to] }, raw });
  };
};
