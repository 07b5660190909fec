import type { OutageTemplate } from "#application/operations/ports.ts";
import { renderBlocks } from "./mail-blocks.ts";

/** Notifies the staff of a source that has failed for a while. */
export const sourceMail: OutageTemplate = ({ source, reason, since }, site) =>
  renderBlocks(
    `${site.group}: ${source} fails`,
    [
      {
        type: "text",
        text: `${site.url} cannot read one of its sources. What it read last is shown, and it goes on trying; you hear of it again only when it has worked meanwhile.`,
      },
      {
        type: "rows",
        rows: [
          { label: "Source", value: source },
          { label: "Since", value: `${since.slice(0, 16).replace("T", " ")} UTC` },
          { label: "Reason", value: reason },
        ],
      },
    ],
    "en",
  );
