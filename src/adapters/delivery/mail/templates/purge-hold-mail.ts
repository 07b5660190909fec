import type { PurgeHoldTemplate } from "#application/leads/ports.ts";
import { renderBlocks } from "./mail-blocks.ts";

/** Notifies the staff of expired data that is not deleted until somebody confirms it. */
export const purgeHoldMail: PurgeHoldTemplate = ({ text, command }, site) =>
  renderBlocks(
    `${site.group}: expired data waits for you`,
    [
      {
        type: "text",
        text: `${site.url}: ${text}`,
      },
      {
        type: "text",
        text: `Compare the clock of the server with the true time first. Nothing is deleted until somebody runs the command; this mail comes once.`,
      },
      { type: "rows", rows: [{ label: "Command", value: command }] },
    ],
    "en",
  );
