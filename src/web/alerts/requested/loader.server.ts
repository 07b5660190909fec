import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { SEARCH_ALERT } from "#domain/alerts/index.ts";
import { markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { alertStrings } from "../alert/alerts-strings.ts";
import type { Route } from "./+types/route";

const strings = alertStrings.sent;

export const loader = ({ context }: Route.LoaderArgs) => {
  const { paths } = servicesOf(context);
  markCacheable(context, "catalogue");
  const { title, steps } = leadKindStrings(SEARCH_ALERT).thanks;
  const links = [
    { href: paths.stock(), label: strings.stock },
    { href: paths.home(), label: strings.home },
  ];
  return { title, steps, links };
};
