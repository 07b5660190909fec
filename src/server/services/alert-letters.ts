import { type Alert, fullNameOfAlert, type News, VEHICLES_A_MAIL } from "#domain/alerts/index.ts";
import type { OutboxMessage } from "#domain/leads/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { type Paths, STRINGS } from "#domain/site/index.ts";
import {
  parseStockQuery,
  shortFuelLabel,
  shownPrice,
  TRANSMISSIONS,
  type Vehicle,
  vehicleName,
} from "#domain/vehicles/index.ts";
import {
  confirmAlertMail,
  knownAlertMail,
  type MailedVehicle,
  newsAlertMail,
  soldAlertMail,
} from "../../adapters/delivery/index.ts";
import type { Stock } from "../../web/services.ts";

type Parts = {
  readonly siteUrl: string;
  readonly group: string;
  readonly paths: Paths;
  readonly stock: Pick<Stock, "byIds" | "index">;
  /** Addresses of an alert's links. */
  readonly hrefOf: { readonly confirm: (alert: Alert) => string; readonly stop: (alert: Alert) => string };
};

/** The mails of alerts, with the vehicles and addresses of the site. */
export type AlertLetters = {
  /** What answers whoever asked for the alert, kept as it is now. */
  readonly asked: (kept: Alert) => OutboxMessage;
  readonly news: (alert: Alert, news: readonly News[]) => Promise<OutboxMessage>;
  readonly sold: (alert: Alert, vehicle: Vehicle | null) => Promise<OutboxMessage>;
};

const SIMILAR = 4;

const noteOf = (news: News): string => {
  if (news.reason === "cheaper") return `Prix en baisse de ${formatEuros(news.before - news.cents)}`;
  return news.reason === "new" ? "Nouveau" : "Prix affiché";
};

const factsOf = (vehicle: Vehicle): string =>
  [
    vehicle.construction_year,
    vehicle.mileage_km === null ? null : formatQuantity(vehicle.mileage_km, "km"),
    shortFuelLabel(vehicle),
    vehicle.transmission_type && TRANSMISSIONS[vehicle.transmission_type],
  ]
    .filter(Boolean)
    .join(", ");

const mailedVehicle = (vehicle: Vehicle, note: string | null, { siteUrl, paths }: Parts): MailedVehicle => {
  const price = shownPrice(vehicle);
  return {
    title: vehicleName(vehicle),
    href: siteUrl + paths.vehicle(vehicle),
    facts: factsOf(vehicle),
    price: price === null ? STRINGS.priceOnRequest : `${price.formatted}\u00a0${price.suffix}`,
    note,
  };
};

export const createAlertLetters = (parts: Parts): AlertLetters => {
  const { siteUrl, group, paths, stock, hrefOf } = parts;
  const about = (alert: Alert) => ({
    alert: { ...alert, name: fullNameOfAlert(alert) },
    group,
    stopHref: hrefOf.stop(alert),
  });
  return {
    asked: (kept) =>
      kept.state === "pending"
        ? confirmAlertMail({ alert: kept, group, confirmHref: hrefOf.confirm(kept) })
        : knownAlertMail({ ...about(kept), alert: kept }),
    news: async (alert, news) => {
      const notes = new Map(news.slice(0, VEHICLES_A_MAIL).map((one) => [one.id, noteOf(one)]));
      const vehicles = await stock.byIds([...notes.keys()]);
      const [first] = vehicles;
      const { wish } = alert;
      const search = wish.kind === "search_alert" ? parseStockQuery(new URLSearchParams(wish.query)) : undefined;
      const path = wish.kind === "price_alert" && first ? paths.vehicle(first) : paths.stock(search);
      return newsAlertMail({
        ...about(alert),
        vehicles: vehicles.map((vehicle) => mailedVehicle(vehicle, notes.get(vehicle.id) ?? null, parts)),
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
              .similarTo(vehicle, SIMILAR)
              .map(({ id }) => id);
      const similar = await stock.byIds(ids);
      return soldAlertMail({
        alert,
        group,
        similar: similar.map((other) => mailedVehicle(other, null, parts)),
        stockHref: siteUrl + paths.stock(),
      });
    },
  };
};
