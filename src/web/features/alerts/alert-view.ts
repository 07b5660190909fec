import { type Alert, type AlertLink, fullNameOfAlert } from "#domain/alerts/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { alertStrings as words } from "../../strings/alerts.ts";

type Way = { readonly href: string; readonly label: string };

/** A page that a mail's link leads to: what it says, the one thing it asks, and where one goes on. */
export type AlertView = {
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly text: string;
  /** What the alert looks for. */
  readonly name: string | null;
  /** Label of the button; null: nothing is left to be done. */
  readonly action: string | null;
  readonly ways: readonly Way[];
};

type Links = Pick<Paths, "stock" | "searchAlert" | "priceAlert">;

/** What an alert looks for, where that has an address that lasts. */
const searchWay = ({ wish }: Alert, paths: Links): readonly Way[] =>
  wish.kind === "search_alert"
    ? [{ href: paths.stock(parseStockQuery(new URLSearchParams(wish.query))), label: words.seeSearch }]
    : [];

const stockWay = (paths: Links): Way => ({ href: paths.stock(), label: words.seeStock });

const againWay = ({ wish }: Alert, paths: Links): Way => ({
  href:
    wish.kind === "search_alert"
      ? paths.searchAlert(parseStockQuery(new URLSearchParams(wish.query)))
      : paths.priceAlert({ id: wish.vehicle_id }),
  label: words.again,
});

type Problem = "unknown" | "expired" | "unavailable";

/** A link that opens nothing. Who wants to stop what is gone has what they want, and so has their mail program. */
export const problemView = (problem: Problem, link: AlertLink, paths: Links): AlertView => ({
  status: problem === "unavailable" ? 503 : link === "stop" ? 200 : 404,
  ...words[problem],
  name: null,
  action: null,
  ways: [stockWay(paths)],
});

/** The page of the link that confirms. */
export const confirmView = (alert: Alert, paths: Links): AlertView => {
  const { state } = alert;
  const said = { pending: words.confirm, active: words.active, ended: words.ended }[state];
  return {
    status: 200,
    title: said.title,
    text: said.text,
    name: fullNameOfAlert(alert),
    action: state === "pending" ? words.confirm.action : null,
    ways:
      state === "ended"
        ? [againWay(alert, paths)]
        : state === "active"
          ? [...searchWay(alert, paths), stockWay(paths)]
          : [],
  };
};

/** The page of the link that stops. */
export const stopView = (alert: Alert, paths: Links): AlertView => {
  const isOver = alert.state === "ended";
  return {
    status: 200,
    title: isOver ? words.ended.title : words.stop.title,
    text: isOver ? words.ended.text : words.stop.text,
    name: fullNameOfAlert(alert),
    action: isOver ? null : words.stop.action,
    ways: isOver ? [stockWay(paths), againWay(alert, paths)] : [],
  };
};
