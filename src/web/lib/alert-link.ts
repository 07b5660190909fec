import { data } from "react-router";
import type { Alert, AlertLink } from "#domain/alerts/index.ts";
import { type AlertView, confirmView, problemView, stopView } from "../features/alerts/alert-view.ts";
import type { WebServices } from "../services.ts";

const VIEWS = { confirm: confirmView, stop: stopView } as const;

type Shown = ReturnType<typeof data<{ readonly view: AlertView }>>;

/** The address holds the key: no other site is told of it. Ours is, so that the button says where it comes from. */
const HEADERS = { "Referrer-Policy": "same-origin" } as const;

const shown = (view: AlertView): Shown =>
  data({ view }, { status: view.status, headers: view.status === 503 ? { ...HEADERS, "Retry-After": "60" } : HEADERS });

/** Opens a mail's link, and where `act` is there does what its button says; then shows how things stand. */
export const followAlertLink = async (
  { alerts, paths, log }: WebServices,
  { searchParams }: URL,
  link: AlertLink,
  act?: (alert: Alert) => Promise<void>,
): Promise<Shown> => {
  const key = searchParams.get("cle") ?? "";
  try {
    const opened = await alerts.open(link, key);
    if (typeof opened === "string") return shown(problemView(opened, link, paths));
    if (act === undefined) return shown(VIEWS[link](opened, paths));
    await act(opened);
    const after = await alerts.open(link, key);
    return shown(typeof after === "string" ? problemView(after, link, paths) : VIEWS[link](after, paths));
  } catch {
    // Nothing of the visitor's is logged: the driver's message may quote the statement's values.
    log.error({ link }, "alert not reached");
    return shown(problemView("unavailable", link, paths));
  }
};
