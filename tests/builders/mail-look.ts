import { type MailLook, mailLookOf, DEFAULT_BRAND } from "#domain/brand/index.ts";

/** The look of emails of a group without a brand. */
export const MAIL_LOOK: MailLook = mailLookOf({ brand: DEFAULT_BRAND, group: { name: "Garage Exemple" } });
