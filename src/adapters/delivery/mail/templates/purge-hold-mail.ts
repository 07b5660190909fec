import type { PurgeHoldTemplate } from "#application/leads/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { renderBlocks } from "./mail-blocks.ts";
import { nameSite } from "./staff-notice.ts";

/** Notifies the staff of expired data that is not deleted until somebody confirms it. */
export const purgeHoldMail =
  (look: MailLook): PurgeHoldTemplate =>
  ({ text, command }, site) =>
    renderBlocks(look, `${site.group}, suppression en attente`, [
      {
        type: "text",
        text: `Des données dont le délai de conservation est passé ne sont pas supprimées : ${nameSite(site)} attend une confirmation.`,
      },
      {
        type: "text",
        text: "Comparez d’abord l’horloge du serveur avec l’heure exacte. Rien n’est supprimé avant que quelqu’un lance la commande ; ce message n’est envoyé qu’une fois.",
      },
      {
        type: "rows",
        rows: [
          { label: "Commande", value: command },
          { label: "Message technique", value: text },
        ],
      },
    ]);
