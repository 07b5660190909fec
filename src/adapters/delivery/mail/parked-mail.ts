import type { OutboxMessage, ParkedDelivery } from "#domain/leads/index.ts";
import { type MailBlock, writeBlocks } from "./mail-blocks.ts";

const minute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

const rowOf = ({ reference, channel, purpose, attempts, parked_at, last_error }: ParkedDelivery) => ({
  label: reference ?? "no lead",
  value: [
    `${purpose}, by ${channel}, ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}`,
    `given up ${minute(parked_at)}`,
    ...(last_error === null ? [] : [last_error]),
  ].join("\n"),
});

/** Word to the staff of deliveries that were given up: by reference, without a word of who the visitors are. */
export const parkedMail = (
  parked: readonly ParkedDelivery[],
  more: number,
  site: { readonly group: string; readonly url: string },
): Omit<OutboxMessage, "unsubscribe"> => {
  const count = parked.length + more;
  const blocks: readonly MailBlock[] = [
    {
      type: "text",
      text: `${count === 1 ? "A delivery was" : `${count} deliveries were`} given up on ${site.url}: tried for 7 days without success, or refused for good. The leads themselves are kept.`,
    },
    { type: "rows", rows: parked.map(rowOf) },
    ...(more === 0 ? [] : [{ type: "text", text: `And ${more} more, told of next time.` } as const]),
    {
      type: "text",
      text: "Mend what is wrong, then have them sent again:",
    },
    { type: "text", text: "./vitrine leads retry --parked" },
  ];
  return writeBlocks(`${site.group}: ${count === 1 ? "a delivery" : `${count} deliveries`} given up`, blocks, "en");
};
