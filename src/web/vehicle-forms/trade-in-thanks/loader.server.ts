import { leadFormStrings as strings } from "../../leads/index.ts";
import { requireThanks } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const links = [
    { href: services.paths.stock(), label: strings.seeStock },
    { href: services.paths.home(), label: strings.home },
  ];
  return { view: requireThanks(services, url), links };
};
