import type { OutboxMessage } from "#domain/outbox/index.ts";
import type { ImportRecord } from "#domain/imports/index.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { renderBlocks } from "./mail-blocks.ts";
import { formatNoticeTime, nameSite } from "./staff-notice.ts";

type ReportedImport = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at">;

type MailSite = { readonly group: string; readonly url: string; readonly look: MailLook };

type ImportMail = Omit<OutboxMessage, "unsubscribe">;

/** Notifies the staff of an import that changed nothing, or of prices that it holds. */
export const importMail = (imported: ReportedImport, site: MailSite): ImportMail =>
  imported.reason === null ? heldMail(imported, site) : rejectedMail(imported, site);

const toWhen = (finished_at: string) => ({ label: "Date", value: formatNoticeTime(finished_at) });

const heldMail = ({ feed, counts, finished_at }: ReportedImport, site: MailSite): ImportMail => {
  const count = `${counts.held ?? 0} prix`;
  return renderBlocks(site.look, `${site.group}, ${count} de ${feed} en attente`, [
    {
      type: "text",
      text: `Un import retient des prix qui ne sont pas plausibles. Sur ${nameSite(site)}, les véhicules en vente gardent leur prix précédent, et les nouveaux ne sont pas affichés.`,
    },
    {
      type: "rows",
      rows: [{ label: "Import", value: feed }, { label: "En attente", value: count }, toWhen(finished_at)],
    },
    { type: "text", text: "Corrigez-les dans le flux, ou acceptez-les un par un :" },
    { type: "text", text: "./vitrine imports show ID" },
    { type: "text", text: "./vitrine imports accept ID VEHICLE" },
  ]);
};

const rejectedMail = ({ feed, status, reason, counts, finished_at }: ReportedImport, site: MailSite): ImportMail =>
  renderBlocks(site.look, `${site.group}, import de ${feed} ${status === "failed" ? "illisible" : "en quarantaine"}`, [
    {
      type: "text",
      text: `Un import n’a rien changé sur ${nameSite(site)} : ce qui était affiché le reste. Le prochain message ne viendra que si la raison change.`,
    },
    {
      type: "rows",
      rows: [
        { label: "Import", value: feed },
        { label: "Lignes", value: `${counts.rows} lues, ${counts.refused} refusées` },
        toWhen(finished_at),
        { label: "Message technique", value: reason ?? "" },
      ],
    },
    {
      type: "text",
      text: "Voyez les derniers imports ; si le fichier est juste, importez-le de nouveau avec --force :",
    },
    { type: "text", text: "./vitrine imports" },
  ]);
