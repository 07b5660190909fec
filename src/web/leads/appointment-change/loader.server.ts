import { respondToLink } from "../../platform/page/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { changeView, unavailableView } from "./change-view.server.ts";
import { DONE_PARAMETER, readNotice } from "./notice.server.ts";
import type { Route } from "./+types/route";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { leads, paths, log } = servicesOf(context);
  const state = await leads.visitorAppointment(url.searchParams.get("cle") ?? "").catch(() => {
    // The error is not logged: the driver's message may quote personal data.
    log.error({ link: "appointment-change" }, "failed to read the appointment");
    return null;
  });
  const notice = readNotice(url.searchParams.get(DONE_PARAMETER));
  return respondToLink(state === null ? unavailableView(paths) : changeView(state, notice, paths));
};
