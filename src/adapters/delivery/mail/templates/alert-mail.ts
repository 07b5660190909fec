import type { AlertEmailContext, AlertEmailTemplates, AlertNewsContext } from "#application/alerts/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { MAX_VEHICLES_PER_EMAIL } from "#domain/alerts/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { type MailBlock, renderBlocks, textBlock } from "./mail-blocks.ts";

const isPrice = ({ alert }: Pick<AlertEmailContext, "alert">): boolean => alert.criteria.kind === "price_alert";

const describeCriteria = (about: Pick<AlertEmailContext, "alert">): string =>
  isPrice(about) ? `le prix de ce véhicule\u00a0: ${about.alert.name}` : `cette recherche\u00a0: ${about.alert.name}`;

const greeting = textBlock("Bonjour,");

const stopFooter = ({ group, stopHref }: AlertEmailContext): MailBlock => ({
  type: "foot",
  text: `${group} vous écrit parce que vous avez confirmé cette alerte, au plus une fois par jour.`,
  link: { label: "Arrêter cette alerte", href: stopHref },
});

/**
 * Asks to confirm the alert. The recipient may not be the person who entered the address, so the mail repeats no input
 * and no further mail is sent unless the link is followed.
 */
const confirmAlertMail =
  (look: MailLook): AlertEmailTemplates["confirm"] =>
  (about) => ({
    ...renderBlocks(look, "Confirmez votre alerte", [
      greeting,
      textBlock(`Vous souhaitez être prévenu pour ${describeCriteria(about)}.`),
      textBlock("Confirmez-le d’un clic. Sans votre confirmation, nous ne vous écrivons plus."),
      { type: "action", label: "Confirmer mon alerte", href: about.confirmHref },
      textBlock("Ce lien est valable 7\u00a0jours."),
      {
        type: "foot",
        text: `Vous n’avez rien demandé\u00a0? Ne tenez pas compte de ce message, votre adresse sera effacée. ${about.group}`,
      },
    ]),
    unsubscribe: null,
  });

/** Answers a repeated request for an alert that is already active. */
const activeAlertMail =
  (look: MailLook): AlertEmailTemplates["active"] =>
  (about) => ({
    ...renderBlocks(look, "Votre alerte est déjà active", [
      greeting,
      textBlock(`Vous êtes déjà prévenu pour ${describeCriteria(about)}.`),
      textBlock("Vous n’avez rien à faire\u00a0: nous vous écrivons dès qu’il y a du nouveau."),
      stopFooter(about),
    ]),
    unsubscribe: about.stopHref,
  });

const newsSubject = ({ alert, vehicles, total }: AlertNewsContext): string => {
  const [first] = vehicles;
  if (total > 1 || first === undefined) return `${formatNumber(total)} nouveautés pour vous\u00a0: ${alert.name}`;
  return `${first.note ?? "Pour vous"}\u00a0: ${first.title}, ${first.price}`;
};

const moreVehiclesLabel = (total: number): string => {
  const more = total - MAX_VEHICLES_PER_EMAIL;
  return more === 1 ? "Et 1\u00a0autre véhicule" : `Et ${formatNumber(more)}\u00a0autres véhicules`;
};

/** Lists new and cheaper vehicles. */
const newsAlertMail =
  (look: MailLook): AlertEmailTemplates["news"] =>
  (about) => {
    const searchLabel =
      about.total > MAX_VEHICLES_PER_EMAIL ? moreVehiclesLabel(about.total) : "Voir toute la recherche";
    return {
      ...renderBlocks(look, newsSubject(about), [
        greeting,
        textBlock(`Il y a du nouveau pour ${describeCriteria(about)}.`),
        { type: "vehicles", vehicles: about.vehicles },
        { type: "action", label: isPrice(about) ? "Voir le véhicule" : searchLabel, href: about.allHref },
        stopFooter(about),
      ]),
      unsubscribe: about.stopHref,
    };
  };

/** Last mail of a price alert: announces that the vehicle is sold and lists similar ones. */
const soldAlertMail =
  (look: MailLook): AlertEmailTemplates["sold"] =>
  (about) => ({
    ...renderBlocks(look, `Vendu\u00a0: ${about.alert.name}`, [
      greeting,
      textBlock(`Le véhicule dont vous suiviez le prix a trouvé son propriétaire\u00a0: ${about.alert.name}.`),
      ...(about.similar.length === 0
        ? []
        : ([textBlock("D’autres lui ressemblent\u00a0:"), { type: "vehicles", vehicles: about.similar }] as const)),
      { type: "action", label: "Voir nos véhicules", href: about.stockHref },
      { type: "foot", text: `Cette alerte est terminée\u00a0: vous ne recevrez plus rien à son sujet. ${about.group}` },
    ]),
    unsubscribe: null,
  });

export const alertEmailTemplates = (look: MailLook): AlertEmailTemplates => ({
  confirm: confirmAlertMail(look),
  active: activeAlertMail(look),
  news: newsAlertMail(look),
  sold: soldAlertMail(look),
});
