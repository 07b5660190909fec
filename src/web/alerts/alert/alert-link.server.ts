import { data } from "react-router";
import type { Alert, AlertAction } from "#domain/alerts/index.ts";
import { type AlertView, confirmView, problemView, stopView } from "./alert-view.ts";
import type { SiteServices } from "#application/site/index.ts";

const VIEWS = { confirm: confirmView, stop: stopView } as const;

type AlertLinkResponse = ReturnType<typeof data<{ readonly view: AlertView }>>;

/** The URL contains the key, so it must not leak to other sites. Posts to this site require the referrer. */
const HEADERS = { "Referrer-Policy": "same-origin" } as const;

const respond = (view: AlertView): AlertLinkResponse =>
  data({ view }, { status: view.status, headers: view.status === 503 ? { ...HEADERS, "Retry-After": "60" } : HEADERS });

/** Finds the alert of an email link, runs `act` if given, and returns the page with the new state. */
export const followAlertLink = async (
  { alerts, paths, log }: SiteServices,
  { searchParams }: URL,
  link: AlertAction,
  act?: (alert: Alert) => Promise<void>,
): Promise<AlertLinkResponse> => {
  const key = searchParams.get("cle") ?? "";
  try {
    const alert = await alerts.find(link, key);
    if (typeof alert === "string") return respond(problemView(alert, link, paths));
    if (act === undefined) return respond(VIEWS[link](alert, paths));
    await act(alert);
    const updated = await alerts.find(link, key);
    return respond(typeof updated === "string" ? problemView(updated, link, paths) : VIEWS[link](updated, paths));
  } catch {
    // The error is not logged: the driver's message may quote personal data.
    log.error({ link }, "failed to read or update the alert");
    return respond(problemView("unavailable", link, paths));
  }
};
