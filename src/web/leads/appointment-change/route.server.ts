import { respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { clientAddressOf, servicesOf } from "../../platform/router-context/index.ts";
import { type ChangeNotice, changeView, unavailableView } from "./change-view.server.ts";
import { DONE_PARAMETER, MOVED_VALUE, readNotice } from "./notice.server.ts";
import type { Route } from "./+types/route";
import { redirect } from "react-router";
import type { VisitorChange } from "#application/leads/index.ts";
import { readChange } from "../appointment-confirm/read-choice.server.ts";
import { ACTION_FIELD, CANCEL } from "./change-view.ts";

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
const readRequest = async (request: Request, client: string): Promise<VisitorChange> => {
  const { start, action } = await readChange(request, client, ACTION_FIELD);
  return action === CANCEL ? { type: "cancel" } : { type: "move", start: start ?? "" };
};

const noticeOf = (change: VisitorChange, outcome: string | null): ChangeNotice => {
  if (outcome !== "slot-taken") return outcome === "unchanged" ? "unchanged" : "held";
  return change.type === "move" && change.start === "" ? "choose" : "taken";
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const { leads, paths } = services;
  const key = url.searchParams.get("cle") ?? "";
  const change = await readRequest(request, clientAddressOf(context));
  const changed = await stateOfLink(leads.changeVisitorAppointment(key, change), services, {
    link: "appointment-change",
    message: "failed to change the appointment",
  });
  if (changed === null) return respondToLink(unavailableView(paths));
  const { state, outcome } = changed;
  if (outcome === "changed") {
    const done = change.type === "move" ? `&${DONE_PARAMETER}=${MOVED_VALUE}` : "";
    throw redirect(paths.appointmentChange(key) + done, 303);
  }
  return respondToLink(await changeView(state, noticeOf(change, outcome), services));
};
