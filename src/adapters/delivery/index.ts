export { alertEmailTemplates } from "./mail/templates/alert-mail.ts";
export { createHttpSender } from "./http/http-sender.ts";
export { deadLetterMail, importMail, purgeHoldMail, sourceMail } from "./mail/templates/staff-mails.ts";
export type { MailSite } from "./mail/templates/lead-details.ts";
export { createMailSender, type MailTransport } from "./mail/mail-sender.ts";
export { createDiscardingTransport, createFileTransport, createSmtpTransport } from "./mail/mail-transports.ts";
export { createMailFolder } from "./mail/mail-transports.ts";
export { vehicleChangeMail } from "./mail/templates/staff-mails.ts";
