import { type Alert, VEHICLES_A_MAIL } from "#domain/alerts/index.ts";
import type { OutboxMessage } from "#domain/leads/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { type MailBlock, type MailedVehicle, writeBlocks } from "./mail-blocks.ts";

/** What every mail of an alert needs. */
type AboutAlert = {
  readonly alert: Pick<Alert, "name" | "wish">;
  readonly group: string;
  /** Address that ends the alert. */
  readonly stopHref: string;
};

const isPrice = ({ alert }: Pick<AboutAlert, "alert">): boolean => alert.wish.kind === "price_alert";

const wished = (about: Pick<AboutAlert, "alert">): string =>
  isPrice(about) ? `le prix de ce véhicule\u00a0: ${about.alert.name}` : `cette recherche\u00a0: ${about.alert.name}`;

const text = (line: string): MailBlock => ({ type: "text", text: line });

const opening = text("Bonjour,");

const stopping = ({ group, stopHref }: AboutAlert): MailBlock => ({
  type: "foot",
  text: `${group} vous écrit parce que vous avez confirmé cette alerte, au plus une fois par jour.`,
  link: { label: "Arrêter cette alerte", href: stopHref },
});

/**
 * Asks for the confirmation. Whoever typed the address may not be the one who reads it: nothing that was typed is
 * repeated, and nothing more is sent unless the link is followed.
 */
export const confirmAlertMail = (about: Omit<AboutAlert, "stopHref"> & { confirmHref: string }): OutboxMessage => ({
  ...writeBlocks("Confirmez votre alerte", [
    opening,
    text(`Vous souhaitez être prévenu pour ${wished(about)}.`),
    text("Confirmez-le d’un clic. Sans votre confirmation, nous ne vous écrivons plus."),
    { type: "action", label: "Confirmer mon alerte", href: about.confirmHref },
    text("Ce lien est valable 7\u00a0jours."),
    {
      type: "foot",
      text: `Vous n’avez rien demandé\u00a0? Ne tenez pas compte de ce message, votre adresse sera effacée. ${about.group}`,
    },
  ]),
  unsubscribe: null,
});

/** Somebody asked again for what is confirmed already. */
export const knownAlertMail = (about: AboutAlert): OutboxMessage => ({
  ...writeBlocks("Votre alerte est déjà active", [
    opening,
    text(`Vous êtes déjà prévenu pour ${wished(about)}.`),
    text("Vous n’avez rien à faire\u00a0: nous vous écrivons dès qu’il y a du nouveau."),
    stopping(about),
  ]),
  unsubscribe: about.stopHref,
});

type AboutNews = AboutAlert & {
  /** At most `VEHICLES_A_MAIL`, of `total`. */
  readonly vehicles: readonly MailedVehicle[];
  readonly total: number;
  /** Address of everything that the alert's search finds, or of the vehicle. */
  readonly allHref: string;
};

const newsSubject = ({ alert, vehicles, total }: AboutNews): string => {
  const [first] = vehicles;
  if (total > 1 || first === undefined) return `${formatNumber(total)} nouveautés pour vous\u00a0: ${alert.name}`;
  return `${first.note ?? "Pour vous"}\u00a0: ${first.title}, ${first.price}`;
};

const others = (total: number): string => {
  const more = total - VEHICLES_A_MAIL;
  return more === 1 ? "Et 1\u00a0autre véhicule" : `Et ${formatNumber(more)}\u00a0autres véhicules`;
};

/** What is new or cheaper, the first ones by name. */
export const newsAlertMail = (about: AboutNews): OutboxMessage => {
  const searchLabel = about.total > VEHICLES_A_MAIL ? others(about.total) : "Voir toute la recherche";
  return {
    ...writeBlocks(newsSubject(about), [
      opening,
      text(`Il y a du nouveau pour ${wished(about)}.`),
      { type: "vehicles", vehicles: about.vehicles },
      { type: "action", label: isPrice(about) ? "Voir le véhicule" : searchLabel, href: about.allHref },
      stopping(about),
    ]),
    unsubscribe: about.stopHref,
  };
};

/** The last mail of a price alert: its vehicle is sold, and others are like it. */
export const soldAlertMail = (
  about: Pick<AboutAlert, "alert" | "group"> & {
    readonly similar: readonly MailedVehicle[];
    readonly stockHref: string;
  },
): OutboxMessage => ({
  ...writeBlocks(`Vendu\u00a0: ${about.alert.name}`, [
    opening,
    text(`Le véhicule dont vous suiviez le prix a trouvé son propriétaire\u00a0: ${about.alert.name}.`),
    ...(about.similar.length === 0
      ? []
      : ([text("D’autres lui ressemblent\u00a0:"), { type: "vehicles", vehicles: about.similar }] as const)),
    { type: "action", label: "Voir nos véhicules", href: about.stockHref },
    { type: "foot", text: `Cette alerte est terminée\u00a0: vous ne recevrez plus rien à son sujet. ${about.group}` },
  ]),
  unsubscribe: null,
});
