export { confirmAlertMail, knownAlertMail, newsAlertMail, soldAlertMail } from "./mail/alert-mail.ts";
export { fileTransport } from "./mail/file-transport.ts";
export type { MailedVehicle } from "./mail/mail-blocks.ts";
export { mailSender } from "./mail/mail-sender.ts";
export { smtpTransport } from "./mail/smtp-transport.ts";
export { writtenMails } from "./mail/written-mails.ts";
export { type OutboxWorker, type OutboxWorkerParts, startOutboxWorker } from "./worker.ts";
