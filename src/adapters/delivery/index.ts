export { fileTransport } from "./mail/file-transport.ts";
export type { MailSite } from "./mail/lead-facts.ts";
export { type MailTransport, mailSender, messageIdOf } from "./mail/mail-sender.ts";
export { smtpTransport } from "./mail/smtp-transport.ts";
export {
  type DeliveryLog,
  type OutboxWorker,
  type OutboxWorkerParts,
  type Sender,
  startOutboxWorker,
} from "./worker.ts";
