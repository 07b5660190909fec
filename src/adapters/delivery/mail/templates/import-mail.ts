import type { OutboxMessage } from "#domain/outbox/index.ts";
import { renderBlocks } from "./mail-blocks.ts";
import type { ImportRecord } from "#domain/imports/index.ts";

type ReportedImport = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at">;

type MailSite = { readonly group: string; readonly url: string };

type ImportMail = Omit<OutboxMessage, "unsubscribe">;

/** Notifies the staff of an import that changed nothing, or of prices that it holds. */
export const importMail = (imported: ReportedImport, site: MailSite): ImportMail =>
  imported.reason === null ? heldMail(imported, site) : rejectedMail(imported, site);

const toWhen = (finished_at: string) => ({
  label: "When",
  value: `${finished_at.slice(0, 19).replace("T", " ")} UTC`,
});

const heldMail = ({ feed, counts, finished_at }: ReportedImport, site: MailSite): ImportMail => {
  const count = `${counts.held ?? 0} ${counts.held === 1 ? "price" : "prices"}`;
  return renderBlocks(
    `${site.group}: ${count} of ${feed} held`,
    [
      {
        type: "text",
        text: `An import on ${site.url} holds prices that are not plausible: vehicles on sale keep the price before, new ones are not shown.`,
      },
      { type: "rows", rows: [{ label: "What", value: feed }, { label: "Held", value: count }, toWhen(finished_at)] },
      { type: "text", text: "Correct them in the feed, or let them in one by one:" },
      { type: "text", text: "./vitrine imports show ID" },
      { type: "text", text: "./vitrine imports accept ID VEHICLE" },
    ],
    "en",
  );
};

const rejectedMail = ({ feed, status, reason, counts, finished_at }: ReportedImport, site: MailSite): ImportMail =>
  renderBlocks(
    `${site.group}: ${feed} ${status === "failed" ? "could not be read" : "was quarantined"}`,
    [
      {
        type: "text",
        text: `An import on ${site.url} changed nothing: what was there before stays. You hear of it again only when the reason changes.`,
      },
      {
        type: "rows",
        rows: [
          { label: "What", value: feed },
          { label: "Status", value: status },
          { label: "Reason", value: reason ?? "" },
          { label: "Rows", value: `${counts.rows} read, ${counts.refused} refused` },
          toWhen(finished_at),
        ],
      },
      { type: "text", text: "Look at the last imports; if the file is right after all, import it again with --force:" },
      { type: "text", text: "./vitrine imports" },
    ],
    "en",
  );
