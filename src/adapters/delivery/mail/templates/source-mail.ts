import type { OutageTemplate } from "#application/operations/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { renderBlocks } from "./mail-blocks.ts";
import { formatNoticeTime, nameSite } from "./staff-notice.ts";

/** The source of an outage, which the log names in English. */
const nameSource = (source: string): string =>
  source.replace(/^the stock feed /, "flux du stock ").replace(/^the content service$/, "service de contenu");

/** Notifies the staff of a source that has failed for a while. */
export const sourceMail =
  (look: MailLook): OutageTemplate =>
  ({ source, reason, since }, site) =>
    renderBlocks(look, `${site.group}, ${nameSource(source)} en panne`, [
      {
        type: "text",
        text: `Une source que lit ${nameSite(site)} ne répond plus. Ce qui a été lu en dernier reste affiché, et les essais continuent. Le prochain message ne viendra qu’après une nouvelle panne.`,
      },
      {
        type: "rows",
        rows: [
          { label: "Source", value: nameSource(source) },
          { label: "Depuis", value: formatNoticeTime(since) },
          { label: "Message technique", value: reason },
        ],
      },
    ]);
