import { errorCode } from "#domain/shared/index.ts";
import type { Alert, AlertAction } from "#domain/alerts/index.ts";
import { type AlertView, confirmView, problemView, stopView } from "./alert-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink } from "../../platform/page/index.server.ts";

const VIEWS = { confirm: confirmView, stop: stopView } as const;

/** Finds the alert of an email link, runs `act` if given, and returns the page with the new state. */
export const followAlertLink = async (
  { alerts, paths, log }: SiteServices<"paths" | "alerts" | "log">,
  { searchParams }: URL,
  link: AlertAction,
  act?: (alert: Alert) => Promise<void>,
): Promise<LinkResponse<AlertView>> => {
  const key = searchParams.get("cle") ?? "";
  try {
    const alert = await alerts.find(link, key);
    if (typeof alert === "string") return respondToLink(problemView(alert, link, paths));
    if (act === undefined) return respondToLink(VIEWS[link](alert, paths));
    await act(alert);
    const updated = await alerts.find(link, key);
    return respondToLink(typeof updated === "string" ? problemView(updated, link, paths) : VIEWS[link](updated, paths));
  } catch (error) {
    // Only its code: the error is not logged: the driver's message may quote personal data.
    log.error({ link, error: errorCode(error) }, "failed to read or update the alert");
    return respondToLink(problemView("unavailable", link, paths));
  }
};
