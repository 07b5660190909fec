import type { MailSite } from "../../src/adapters/delivery/index.ts";
import { MAIL_LOOK } from "./mail-look.ts";

/** The site that emails in tests refer to. */
export const MAIL_SITE: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  look: MAIL_LOOK,
  group: "Alzette Automobiles",
  answers: [],
  email: "contact@alzette.example",
  url: "https://www.alzette.example",
  timeZone: "Europe/Luxembourg",
  vehicleUrl: () => "https://www.alzette.example/stock/12",
  pageUrl: () => "https://www.alzette.example/stock/12",
  respondingLocation: () => null,
  makes: () => [],
  vendor: () => null,
  answerUrl: ({ id }) => `https://www.alzette.example/demandes/repondre?cle=${id}`,
  appointmentConfirmUrl: ({ id }) => `https://www.alzette.example/rendez-vous/confirmer?cle=${id}`,
  appointmentChangeUrl: ({ id }) => `https://www.alzette.example/rendez-vous/modifier?cle=${id}`,
};
