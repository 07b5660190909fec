import type { FinishedImport } from "#application/imports/ports.ts";
import type { OutboxMessage } from "#domain/outbox/index.ts";
import type { ImportReport, SharedVin } from "#domain/imports/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { type MailBlock, renderBlocks } from "./mail-blocks.ts";
import type { MailRow } from "./mail-html.ts";
import type { OutageTemplate } from "#application/operations/ports.ts";
import type { DeadLetter, DeadLetterTemplate, PurgeHoldTemplate } from "#application/leads/ports.ts";
import { isPublicSiteUrl } from "#application/site/index.ts";

/** The site in a sentence of an email to the staff: its address where it is public, none where it is not theirs. */
const nameSite = ({ url }: { readonly url: string }): string => (isPublicSiteUrl(url) ? `le site ${url}` : "le site");

/** "2026-11-27 à 17:15 (UTC)" */
const formatNoticeTime = (iso: string): string => `${iso.slice(0, 10)} à ${iso.slice(11, 16)} (UTC)`;

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

type ReportedImport = Pick<ImportReport, "feed" | "status" | "reason" | "finished_at" | "shared_vins"> &
  Pick<FinishedImport, "counts">;

type MailSite = { readonly group: string; readonly url: string; readonly look: MailLook };

type ImportMail = Omit<OutboxMessage, "unsubscribe">;

/** Notifies the staff of an import that changed nothing, or of prices that it holds and vehicles of several feeds. */
export const importMail = (imported: ReportedImport, site: MailSite): ImportMail =>
  imported.reason === null ? acceptedMail(imported, site) : rejectedMail(imported, site);

const toWhen = (finished_at: string) => ({ label: "Date", value: formatNoticeTime(finished_at) });

const acceptedMail = (imported: ReportedImport, site: MailSite): ImportMail => {
  const { feed, counts } = imported;
  const [held, shared] = [counts.held ?? 0, counts.shared ?? 0];
  const news = [
    ...(held > 0 ? [`${held} prix de ${feed} en attente`] : []),
    ...(shared > 0 ? [`${shared === 1 ? "1 véhicule" : `${shared} véhicules`} de ${feed} dans plusieurs flux`] : []),
  ];
  return renderBlocks(site.look, `${site.group}, ${news.join(", ")}`, [
    ...(held > 0 ? heldBlocks(imported, site) : []),
    ...(shared > 0 ? sharedBlocks(imported, site) : []),
  ]);
};

const frenchPrice = (cents: number | null): string => (cents === null ? "sans prix" : formatEuros(cents));

const toSharedRow = ({ vin, sources }: SharedVin): MailRow => ({
  label: vin,
  value: sources
    .map(
      ({ feed, key, price_cents }, index) =>
        `${index === 0 ? "affiché" : "non affiché"} : ${feed} ${key}, ${frenchPrice(price_cents)}`,
    )
    .join(" ; "),
});

const sharedBlocks = ({ feed, shared_vins, finished_at }: ReportedImport, site: MailSite): readonly MailBlock[] => [
  {
    type: "text",
    text: `Plusieurs flux annoncent le même véhicule, d’après son numéro de châssis. Sur ${nameSite(site)}, il n’est affiché qu’une fois : un flux suivi passe avant un import manuel, sinon la première source.`,
  },
  { type: "rows", rows: [{ label: "Import", value: feed }, toWhen(finished_at), ...shared_vins.map(toSharedRow)] },
  { type: "text", text: "Retirez-le d’un des flux. La liste complète :" },
  { type: "text", text: "./vitrine doctor" },
];

const heldBlocks = ({ feed, counts, finished_at }: ReportedImport, site: MailSite): readonly MailBlock[] => {
  const count = `${counts.held ?? 0} prix`;
  return [
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
  ];
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
