import type { FinishedImport } from "#application/imports/ports.ts";
import type {
  DeadLetter,
  DeadLetterTemplate,
  PurgeHoldTemplate,
  VehicleChangeMail,
  VehicleLead,
} from "#application/leads/ports.ts";
import type { OutageTemplate } from "#application/operations/ports.ts";
import { isPublicSiteUrl } from "#application/site/index.ts";
import { formatAppointment } from "#application/strings/hours.ts";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { formatInstant } from "#application/strings/instants.ts";
import type { MailLook } from "#domain/brand/index.ts";
import type { ImportReport, SharedVin } from "#domain/imports/index.ts";
import type { VehicleChangeKind } from "#domain/leads/index.ts";
import type { OutboxMessage } from "#domain/outbox/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { type MailBlock, renderBlocks, rowsBlock, textBlock } from "./mail-blocks.ts";
import type { MailRow } from "./mail-html.ts";

const CHANGES: Readonly<Record<VehicleChangeKind, string>> = {
  sold: "est vendu",
  reserved: "est réservé",
  hidden: "n’est plus sur le site",
  gone: "n’est plus dans le flux",
  price: "a un nouveau prix",
};

const countText = (leads: readonly VehicleLead[]): string => {
  const booked = leads.filter(({ appointment }) => appointment !== null).length;
  const open = leads.length - booked;
  const parts = [
    ...(booked === 0 ? [] : [`${booked} rendez-vous`]),
    ...(open === 0 ? [] : [`${open} ${open === 1 ? "demande" : "demandes"}`]),
  ];
  return parts.join(", ");
};

const rowOf = ({ lead, appointment, hasEmail }: VehicleLead, timeZone: string) => ({
  label: lead.reference,
  value: [
    findLeadKindStrings(lead.kind)?.title ?? lead.kind,
    appointment === null
      ? `reçue le ${formatInstant(lead.created_at, timeZone)}`
      : formatAppointment(appointment, timeZone),
    ...(hasEmail ? [] : ["sans adresse e-mail\u00a0: à appeler"]),
  ].join("\n"),
});

/** To those who answer: who requested a vehicle that has changed. By reference, since the mail is not erased with a person. */
export const vehicleChangeMail =
  ({ look, timeZone }: { readonly look: MailLook; readonly timeZone: string }): VehicleChangeMail =>
  ({ name, stockNumber, kind }, leads) => {
    const number = stockNumber === null ? "" : ` (${stockNumber})`;
    return renderBlocks(look, `${name}${number} ${CHANGES[kind]}\u00a0: ${countText(leads)}`, [
      textBlock(
        `${name}${number} ${CHANGES[kind]}. Ces personnes l’attendent encore, et le site ne leur a pas écrit\u00a0: prévenez-les.`,
      ),
      rowsBlock(leads.map((lead) => rowOf(lead, timeZone))),
      textBlock("Leurs coordonnées sont dans l’e-mail de chaque demande, et dans\u00a0:"),
      textBlock("./vitrine leads show RÉFÉRENCE"),
    ]);
  };

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
      textBlock(
        `${what} : ${nameSite(site)} les a tentés pendant 7 jours sans succès, ou ils ont été refusés. Les demandes elles-mêmes sont conservées.`,
      ),
      rowsBlock(deadLetters.map(toRow)),
      ...(more === 0 ? [] : [textBlock(`Et ${more} de plus, dans le prochain message.`)]),
      textBlock("Corrigez la cause, puis relancez les envois :"),
      textBlock("./vitrine leads retry --parked"),
    ];
    return renderBlocks(look, `${site.group}, ${what}`, blocks);
  };

/** Notifies the staff of expired data that is not deleted until somebody confirms it. */
export const purgeHoldMail =
  (look: MailLook): PurgeHoldTemplate =>
  ({ text, command }, site) =>
    renderBlocks(look, `${site.group}, suppression en attente`, [
      textBlock(
        `Des données dont le délai de conservation est passé ne sont pas supprimées : ${nameSite(site)} attend une confirmation.`,
      ),
      textBlock(
        "Comparez d’abord l’horloge du serveur avec l’heure exacte. Rien n’est supprimé avant que quelqu’un lance la commande ; ce message n’est envoyé qu’une fois.",
      ),
      rowsBlock([
        { label: "Commande", value: command },
        { label: "Message technique", value: text },
      ]),
    ]);

/** The source of an outage, which the log names in English. */
const nameSource = (source: string): string =>
  source.replace(/^the stock feed /, "flux du stock ").replace(/^the content service$/, "service de contenu");

/** Notifies the staff of a source that has failed for a while. */
export const sourceMail =
  (look: MailLook): OutageTemplate =>
  ({ source, reason, since }, site) =>
    renderBlocks(look, `${site.group}, ${nameSource(source)} en panne`, [
      textBlock(
        `Une source que lit ${nameSite(site)} ne répond plus. Ce qui a été lu en dernier reste affiché, et les essais continuent. Le prochain message ne viendra qu’après une nouvelle panne.`,
      ),
      rowsBlock([
        { label: "Source", value: nameSource(source) },
        { label: "Depuis", value: formatNoticeTime(since) },
        { label: "Message technique", value: reason },
      ]),
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
  textBlock(
    `Plusieurs flux annoncent le même véhicule, d’après son numéro de châssis. Sur ${nameSite(site)}, il n’est affiché qu’une fois : un flux suivi passe avant un import manuel, sinon la première source.`,
  ),
  rowsBlock([{ label: "Import", value: feed }, toWhen(finished_at), ...shared_vins.map(toSharedRow)]),
  textBlock("Retirez-le d’un des flux. La liste complète :"),
  textBlock("./vitrine doctor"),
];

const heldBlocks = ({ feed, counts, finished_at }: ReportedImport, site: MailSite): readonly MailBlock[] => {
  const count = `${counts.held ?? 0} prix`;
  return [
    textBlock(
      `Un import retient des prix qui ne sont pas plausibles. Sur ${nameSite(site)}, les véhicules en vente gardent leur prix précédent, et les nouveaux ne sont pas affichés.`,
    ),
    rowsBlock([{ label: "Import", value: feed }, { label: "En attente", value: count }, toWhen(finished_at)]),
    textBlock("Corrigez-les dans le flux, ou acceptez-les un par un :"),
    textBlock("./vitrine imports show ID"),
    textBlock("./vitrine imports accept ID VEHICLE"),
  ];
};

const rejectedMail = ({ feed, status, reason, counts, finished_at }: ReportedImport, site: MailSite): ImportMail =>
  renderBlocks(site.look, `${site.group}, import de ${feed} ${status === "failed" ? "illisible" : "en quarantaine"}`, [
    textBlock(
      `Un import n’a rien changé sur ${nameSite(site)} : ce qui était affiché le reste. Le prochain message ne viendra que si la raison change.`,
    ),
    rowsBlock([
      { label: "Import", value: feed },
      { label: "Lignes", value: `${counts.rows} lues, ${counts.refused} refusées` },
      toWhen(finished_at),
      { label: "Message technique", value: reason ?? "" },
    ]),
    textBlock("Voyez les derniers imports ; si le fichier est juste, importez-le de nouveau avec --force :"),
    textBlock("./vitrine imports"),
  ]);
