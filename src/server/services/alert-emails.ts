import { type Alert, fullAlertName, type AlertNews, MAX_VEHICLES_PER_EMAIL } from "#domain/alerts/index.ts";
import type { OutboxMessage } from "#domain/outbox/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { type Paths, STRINGS } from "#domain/site/index.ts";
import {
  parseStockQuery,
  shortFuelLabel,
  toDisplayPrice,
  TRANSMISSIONS,
  type Vehicle,
  vehicleName,
} from "#domain/vehicles/index.ts";
import {
  confirmAlertMail,
  activeAlertMail,
  type MailVehicle,
  newsAlertMail,
  soldAlertMail,
} from "../../adapters/delivery/index.ts";
import type { Stock } from "../../web/services.ts";

type AlertEmailDependencies = {
  readonly siteUrl: string;
  readonly group: string;
  readonly paths: Paths;
  readonly stock: Pick<Stock, "byIds" | "index">;
  readonly links: { readonly confirm: (alert: Alert) => string; readonly stop: (alert: Alert) => string };
};

export type AlertEmails = {
  /** Asks to confirm a pending alert, or says that it already exists. */
  readonly confirmation: (alert: Alert) => OutboxMessage;
  readonly news: (alert: Alert, news: readonly AlertNews[]) => Promise<OutboxMessage>;
  readonly sold: (alert: Alert, vehicle: Vehicle | null) => Promise<OutboxMessage>;
};

const MAX_SIMILAR = 4;

const newsNote = (news: AlertNews): string => {
  if (news.reason === "cheaper") return `Prix en baisse de ${formatEuros(news.before - news.cents)}`;
  return news.reason === "new" ? "Nouveau" : "Prix affiché";
};

const keyFigures = (vehicle: Vehicle): string =>
  [
    vehicle.construction_year,
    vehicle.mileage_km === null ? null : formatQuantity(vehicle.mileage_km, "km"),
    shortFuelLabel(vehicle),
    vehicle.transmission_type && TRANSMISSIONS[vehicle.transmission_type],
  ]
    .filter(Boolean)
    .join(", ");

const toMailedVehicle = (
  vehicle: Vehicle,
  note: string | null,
  { siteUrl, paths }: AlertEmailDependencies,
): MailVehicle => {
  const price = toDisplayPrice(vehicle);
  return {
    title: vehicleName(vehicle),
    href: siteUrl + paths.vehicle(vehicle),
    summary: keyFigures(vehicle),
    price: price === null ? STRINGS.priceOnRequest : `${price.formatted}\u00a0${price.suffix}`,
    note,
  };
};

export const createAlertEmails = (deps: AlertEmailDependencies): AlertEmails => {
  const { siteUrl, group, paths, stock, links } = deps;
  const commonFields = (alert: Alert) => ({
    alert: { ...alert, name: fullAlertName(alert) },
    group,
    stopHref: links.stop(alert),
  });
  return {
    confirmation: (alert) =>
      alert.state === "pending"
        ? confirmAlertMail({ alert, group, confirmHref: links.confirm(alert) })
        : activeAlertMail({ ...commonFields(alert), alert }),
    news: async (alert, news) => {
      const notes = new Map(news.slice(0, MAX_VEHICLES_PER_EMAIL).map((item) => [item.id, newsNote(item)]));
      const vehicles = await stock.byIds([...notes.keys()]);
      const [first] = vehicles;
      const { wish } = alert;
      const search = wish.kind === "search_alert" ? parseStockQuery(new URLSearchParams(wish.query)) : undefined;
      const path = wish.kind === "price_alert" && first ? paths.vehicle(first) : paths.stock(search);
      return newsAlertMail({
        ...commonFields(alert),
        vehicles: vehicles.map((vehicle) => toMailedVehicle(vehicle, notes.get(vehicle.id) ?? null, deps)),
        total: news.length,
        allHref: siteUrl + path,
      });
    },
    sold: async (alert, vehicle) => {
      const ids =
        vehicle === null
          ? []
          : stock
              .index()
              .similarTo(vehicle, MAX_SIMILAR)
              .map(({ id }) => id);
      const similar = await stock.byIds(ids);
      return soldAlertMail({
        alert,
        group,
        similar: similar.map((other) => toMailedVehicle(other, null, deps)),
        stockHref: siteUrl + paths.stock(),
      });
    },
  };
};
