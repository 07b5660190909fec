import type { DeadLetterTemplate, DeadLetter } from "#application/leads/ports.ts";
import { type MailBlock, renderBlocks } from "./mail-blocks.ts";

const formatMinute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

const toRow = ({ reference, channel, purpose, attempts, parked_at, last_error }: DeadLetter) => ({
  label: reference ?? "no lead",
  value: [
    `${purpose}, by ${channel}, ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}`,
    `given up ${formatMinute(parked_at)}`,
    ...(last_error === null ? [] : [last_error]),
  ].join("\n"),
});

/** Notifies the staff of dead letters. Names references only, no personal data; `more` counts those not listed. */
export const deadLetterMail: DeadLetterTemplate = (deadLetters, more, site) => {
  const count = deadLetters.length + more;
  const blocks: readonly MailBlock[] = [
    {
      type: "text",
      text: `${count === 1 ? "A delivery was" : `${count} deliveries were`} given up on ${site.url}: tried for 7 days without success, or refused for good. The leads themselves are stored.`,
    },
    { type: "rows", rows: deadLetters.map(toRow) },
    ...(more === 0 ? [] : [{ type: "text", text: `And ${more} more, in the next report.` } as const]),
    {
      type: "text",
      text: "Mend what is wrong, then have them sent again:",
    },
    { type: "text", text: "./vitrine leads retry --parked" },
  ];
  return renderBlocks(`${site.group}: ${count === 1 ? "a delivery" : `${count} deliveries`} given up`, blocks, "en");
};
