import { createTransport } from "nodemailer";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MailFolder } from "#application/leads/ports.ts";
import { isLoopbackHost } from "#domain/shared/index.ts";
import { OWNER_ONLY, writeFileAtomically } from "../../platform/files/atomic-file.ts";
import type { MailTransport } from "./mail-sender.ts";

// Match the file names of `createFileTransport`, including partial files left by a crash.
const DELIVERY_SUFFIX = /-([^-]{12})\.eml(?:\.part)?$/;
const STANDALONE_MAIL = /^(\d{8}T\d{6}(?:\.\d{3})?)-[a-z]+-[^-]{12}\.eml(?:\.part)?$/;

/** Removes mails from the outbox folder of a site without a mail server. */
export const createMailFolder = (folder: string): MailFolder => {
  const listFiles = (): Promise<readonly string[]> =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
  const removeMatching = async (isMatch: (name: string) => boolean): Promise<number> => {
    const matches = (await listFiles()).filter(isMatch);
    await Promise.all(matches.map((name) => rm(join(folder, name), { force: true })));
    return matches.length;
  };
  return {
    remove: async (deliveryIds) => {
      if (deliveryIds.length === 0) return 0;
      const suffixes = new Set(deliveryIds.map((id) => id.slice(-12)));
      return removeMatching((name) => suffixes.has(DELIVERY_SUFFIX.exec(name)?.[1] ?? ""));
    },
    removeBefore: async (at) => {
      const stamp = at.toISOString().slice(0, 23).replaceAll(/[-:]/g, "");
      return removeMatching((name) => (STANDALONE_MAIL.exec(name)?.[1] ?? stamp) < stamp);
    },
  };
};

/** Sends no mail and logs that; deliveries end as if it had been sent. */
export const createDiscardingTransport =
  (log: { readonly warn: (details: object, message: string) => void }): MailTransport =>
  async (_mail, { delivery, reference }) =>
    log.warn({ purpose: delivery.purpose, reference }, "mail not sent: MOCK_DATA is true");

/** Writes mails to `*.eml` files in the folder, atomically and synced to disk. One delivery always has the same file. */
export const createFileTransport =
  (folder: string): MailTransport =>
  async ({ raw }, { delivery, reference, created_at }) => {
    await mkdir(folder, { recursive: true });
    // With milliseconds, so that the folder lists the mails of one second in the order they were created.
    const timestamp = created_at.slice(0, 23).replaceAll(/[-:]/g, "");
    const path = join(
      folder,
      `${[timestamp, reference].filter(Boolean).join("-")}-${delivery.purpose}-${delivery.id.slice(-12)}.eml`,
    );
    await writeFileAtomically(path, raw, { mode: OWNER_ONLY, singleWriter: true });
  };

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
