import type { DeadLetter, DeadLetterTemplate } from "#application/leads/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { type MailBlock, renderBlocks } from "./mail-blocks.ts";
import { formatNoticeTime, nameSite } from "./staff-notice.ts";

const toRow = ({ reference, channel, purpose, attempts, parked_at, last_error }: DeadLetter) => ({
  label: reference ?? "sans demande",
  value: [
    `${purpose} (${channel}), ${attempts === 1 ? "1 essai" : `${attempts} essais`}`,
    `abandonné le ${formatNoticeTime(parked_at)}`,
    ...(last_error === null ? [] : [last_error]),
  ].join("\n"),
});

/** Notifies the staff of dead letters. Names references only, no personal data; `more` counts those not listed. */
export const deadLetterMail =
  (look: MailLook): DeadLetterTemplate =>
  (deadLetters, more, site) => {
    const count = deadLetters.length + more;
    const what = count === 1 ? "1 envoi non remis" : `${count} envois non remis`;
    const blocks: readonly MailBlock[] = [
      {
        type: "text",
        text: `${what} : ${nameSite(site)} les a tentés pendant 7 jours sans succès, ou ils ont été refusés. Les demandes elles-mêmes sont conservées.`,
      },
      { type: "rows", rows: deadLetters.map(toRow) },
      ...(more === 0 ? [] : [{ type: "text", text: `Et ${more} de plus, dans le prochain message.` } as const]),
      { type: "text", text: "Corrigez la cause, puis relancez les envois :" },
      { type: "text", text: "./vitrine leads retry --parked" },
    ];
    return renderBlocks(look, `${site.group}, ${what}`, blocks);
  };
