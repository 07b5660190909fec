import { type MailLook, mailLookOf, PLAIN_BRAND } from "#domain/brand/index.ts";

/** The look of emails of a group without a brand. */
export const MAIL_LOOK: MailLook = mailLookOf({ brand: PLAIN_BRAND, group: { name: "Garage Exemple" } });
