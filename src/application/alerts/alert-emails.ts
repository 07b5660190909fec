import {
  type Alert,
  type AlertNews,
  CONFIRMATION_PERIOD_MS,
  MAX_VEHICLES_PER_EMAIL,
  signAlertLink,
} from "#domain/alerts/index.ts";
import { fullAlertName } from "../strings/alerts.ts";
import type { OutboxMessage } from "#domain/outbox/index.ts";
import { formatEuros, formatQuantity, type Signer } from "#domain/shared/index.ts";
import { type Paths } from "#domain/site/index.ts";
import { parseStockQuery, toDisplayPrice, type Vehicle } from "#domain/vehicles/index.ts";
import { alertEmailStrings as strings } from "../strings/alerts.ts";
import type { AlertEmailTemplates, AlertStock, EmailVehicle } from "./ports.ts";
import { PRICE_ON_REQUEST } from "../strings/vehicles/offer.ts";
import { displayedName } from "../strings/vehicles/displayed-name.ts";
import { shortFuelLabel } from "../strings/vehicles/fuel-label.ts";
import { TRANSMISSION_LABELS } from "../strings/vehicles/key-labels.ts";

/** URLs in the emails of an alert. */
type AlertLinks = { readonly confirm: (alert: Alert) => string; readonly stop: (alert: Alert) => string };

type AlertLinksDependencies = {
  readonly siteUrl: string;
  readonly paths: Pick<Paths, "alertConfirm" | "alertStop">;
  readonly signer: Signer;
};

const confirmationExpiry = ({ asked_at }: Alert): Date => new Date(Date.parse(asked_at) + CONFIRMATION_PERIOD_MS);

export const createAlertLinks = ({ siteUrl, paths, signer }: AlertLinksDependencies): AlertLinks => ({
  confirm: (alert) =>
    siteUrl + paths.alertConfirm(signAlertLink(signer, "confirm", alert.id, confirmationExpiry(alert))),
  stop: (alert) => siteUrl + paths.alertStop(signAlertLink(signer, "stop", alert.id)),
});

export type AlertEmailDependencies = {
  readonly siteUrl: string;
  readonly group: string;
  readonly paths: Paths;
  /** What follows a price with VAT today: "TTC". */
  readonly priceSuffix: string;
  readonly stock: Pick<AlertStock, "byIds" | "index">;
  readonly templates: AlertEmailTemplates;
};

export type AlertEmails = {
  /** Asks to confirm a pending alert, or says that it already exists. */
  readonly confirmation: (alert: Alert) => OutboxMessage;
  readonly news: (alert: Alert, news: readonly AlertNews[]) => Promise<OutboxMessage>;
  readonly sold: (alert: Alert, vehicle: Vehicle | null) => Promise<OutboxMessage>;
};

const MAX_SIMILAR = 4;

const newsNote = (news: AlertNews): string => {
  if (news.reason === "cheaper") return strings.cheaper(formatEuros(news.before - news.cents));
  return strings[news.reason];
};

const keyFigures = (vehicle: Vehicle): string =>
  [
    vehicle.construction_year,
    vehicle.mileage_km === null ? null : formatQuantity(vehicle.mileage_km, "km"),
    shortFuelLabel(vehicle),
    vehicle.transmission_type && TRANSMISSION_LABELS[vehicle.transmission_type],
  ]
    .filter(Boolean)
    .join(", ");

const toEmailVehicle = (
  vehicle: Vehicle,
  note: string | null,
  { siteUrl, paths, priceSuffix }: AlertEmailDependencies,
): EmailVehicle => {
  const price = toDisplayPrice(vehicle);
  return {
    title: displayedName(vehicle),
    href: siteUrl + paths.vehicle(vehicle),
    summary: keyFigures(vehicle),
    price: price === null ? PRICE_ON_REQUEST : `${price.formatted}\u00a0${priceSuffix}`,
    note,
  };
};

export const createAlertEmails = (deps: AlertEmailDependencies, links: AlertLinks): AlertEmails => {
  const { siteUrl, group, paths, stock, templates } = deps;
  const commonFields = (alert: Alert) => ({
    alert: { ...alert, name: fullAlertName(alert) },
    group,
    stopHref: links.stop(alert),
  });
  return {
    confirmation: (alert) =>
      alert.state === "pending"
        ? templates.confirm({ alert, group, confirmHref: links.confirm(alert) })
        : templates.active({ ...commonFields(alert), alert }),
    news: async (alert, news) => {
      const notes = new Map(news.slice(0, MAX_VEHICLES_PER_EMAIL).map((item) => [item.id, newsNote(item)]));
      const vehicles = await stock.byIds([...notes.keys()]);
      const [first] = vehicles;
      const { criteria } = alert;
      const search =
        criteria.kind === "search_alert" ? parseStockQuery(new URLSearchParams(criteria.query)) : undefined;
      const path = criteria.kind === "price_alert" && first ? paths.vehicle(first) : paths.stock(search);
      return templates.news({
        ...commonFields(alert),
        vehicles: vehicles.map((vehicle) => toEmailVehicle(vehicle, notes.get(vehicle.id) ?? null, deps)),
        total: news.length,
        allHref: siteUrl + path,
      });
    },
    sold: async (alert, vehicle) => {
      const matches = vehicle === null ? [] : stock.index().similarTo(vehicle, MAX_SIMILAR);
      const similar = await stock.byIds(matches.map(({ id }) => id));
      return templates.sold({
        alert,
        group,
        similar: similar.map((other) => toEmailVehicle(other, null, deps)),
        stockHref: siteUrl + paths.stock(),
      });
    },
  };
};
