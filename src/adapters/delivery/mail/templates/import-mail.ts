import type { OutboxMessage } from "#domain/outbox/index.ts";
import { renderBlocks } from "./mail-blocks.ts";
import type { ImportRecord } from "#domain/imports/index.ts";

type RejectedImport = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at">;

/** Notifies the staff of an import that changed nothing: it was quarantined or failed. */
export const importMail = (
  { feed, status, reason, counts, finished_at }: RejectedImport,
  site: { readonly group: string; readonly url: string },
): Omit<OutboxMessage, "unsubscribe"> =>
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
          { label: "When", value: `${finished_at.slice(0, 19).replace("T", " ")} UTC` },
        ],
      },
      { type: "text", text: "Look at the last imports; if the file is right after all, import it again with --force:" },
      { type: "text", text: "./vitrine imports" },
    ],
    "en",
  );
