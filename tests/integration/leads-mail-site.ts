import type { MailSite } from "../../src/adapters/delivery/index.ts";

/** What the mails of a test know of the site. */
export const MAIL_SITE: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  group: "Alzette Automobiles",
  email: "contact@alzette.example",
  url: "https://www.alzette.example",
  timeZone: "Europe/Luxembourg",
  addressOf: () => "https://www.alzette.example/stock/12",
  pageOf: () => "https://www.alzette.example/stock/12",
  placeOf: () => null,
};
