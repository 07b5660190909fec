import type { Alert, AlertAction } from "#domain/alerts/index.ts";
import { fullAlertName } from "#application/strings/alerts.ts";
import type { Paths } from "#domain/site/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { alertStrings as strings } from "./alerts-strings.ts";

type PageLink = { readonly href: string; readonly label: string };

/** Page behind a link in an alert email. */
export type AlertView = {
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly text: string;
  /** Name of the alert's search or vehicle. */
  readonly name: string | null;
  /** Label of the button; null if there is nothing left to do. */
  readonly action: string | null;
  readonly links: readonly PageLink[];
};

type LinkPaths = Pick<Paths, "stock" | "searchAlert" | "priceAlert">;

/** Set for searches only, because a vehicle's URL ends with the vehicle. */
const searchLinks = ({ criteria }: Alert, paths: LinkPaths): readonly PageLink[] =>
  criteria.kind === "search_alert"
    ? [{ href: paths.stock(parseStockQuery(new URLSearchParams(criteria.query))), label: strings.seeSearch }]
    : [];

const stockLink = (paths: LinkPaths): PageLink => ({ href: paths.stock(), label: strings.seeStock });

const createAgainLink = ({ criteria }: Alert, paths: LinkPaths): PageLink => ({
  href:
    criteria.kind === "search_alert"
      ? paths.searchAlert(parseStockQuery(new URLSearchParams(criteria.query)))
      : paths.priceAlert({ id: criteria.vehicle_id }),
  label: strings.again,
});

type AlertProblem = "unknown" | "expired" | "unavailable";

/** Stopping an alert that no longer exists is a success (200), also for mail programs. */
export const problemView = (problem: AlertProblem, link: AlertAction, paths: LinkPaths): AlertView => ({
  status: problem === "unavailable" ? 503 : link === "stop" ? 200 : 404,
  ...strings[problem],
  name: null,
  action: null,
  links: [stockLink(paths)],
});

export const confirmView = (alert: Alert, paths: LinkPaths): AlertView => {
  const { state } = alert;
  const labels = { pending: strings.confirm, active: strings.active, ended: strings.ended }[state];
  return {
    status: 200,
    title: labels.title,
    text: labels.text,
    name: fullAlertName(alert),
    action: state === "pending" ? strings.confirm.action : null,
    links:
      state === "ended"
        ? [createAgainLink(alert, paths)]
        : state === "active"
          ? [...searchLinks(alert, paths), stockLink(paths)]
          : [],
  };
};

export const stopView = (alert: Alert, paths: LinkPaths): AlertView => {
  const isOver = alert.state === "ended";
  return {
    status: 200,
    title: isOver ? strings.ended.title : strings.stop.title,
    text: isOver ? strings.ended.text : strings.stop.text,
    name: fullAlertName(alert),
    action: isOver ? null : strings.stop.action,
    links: isOver ? [stockLink(paths), createAgainLink(alert, paths)] : [],
  };
};
