import { createTransport } from "nodemailer";
import { isLoopbackHost } from "#domain/shared/index.ts";
import type { MailTransport } from "./mail-sender.ts";

/** Milliseconds; below the worker's send timeout, so that nothing is sent after the worker has given up. */
const TIMEOUTS = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 5_000,
  socketTimeout: 20_000,
} as const;

/** The outbox saves the message with the delivery, for the operator. */
const toTlsError = (error: unknown): unknown =>
  error instanceof Error && "code" in error && error.code === "ETLS"
    ? new Error(
        `the mail server offers no TLS that can be verified; SMTP_URL needs smtps:// or STARTTLS: ${error.message}`,
      )
    : error;

/**
 * Sends through a mail server at `smtps://…`, or at `smtp://…` with STARTTLS, which is optional only for a server on
 * this machine: emails contain personal data.
 */
export const createSmtpTransport = (url: string): MailTransport => {
  const requireTLS = !isLoopbackHost(new URL(url).hostname);
  const server = createTransport({ url, ...TIMEOUTS, requireTLS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ raw, envelope }) => {
    try {
      await server.sendMail({ envelope: { from: envelope.from, to: [...envelope.to] }, raw });
    } catch (error) {
      throw toTlsError(error);
    }
  };
};
