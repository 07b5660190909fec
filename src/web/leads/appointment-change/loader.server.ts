import { respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { changeView, unavailableView } from "./change-view.server.ts";
import { DONE_PARAMETER, readNotice } from "./notice.server.ts";
import type { Route } from "./+types/route";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { leads, paths } = services;
  const state = await stateOfLink(leads.visitorAppointment(url.searchParams.get("cle") ?? ""), services, {
    link: "appointment-change",
    message: "failed to read the appointment",
  });
  const notice = readNotice(url.searchParams.get(DONE_PARAMETER));
  return respondToLink(state === null ? unavailableView(paths) : await changeView(state, notice, services));
};
