import { leadFormStrings as strings } from "../../strings/lead-form.ts";
import { requireThanks } from "../../features/lead-form/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

export const loader = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const links = [
    { href: services.paths.stock(), label: strings.seeStock },
    { href: services.paths.favourites(), label: strings.backToFavourites },
  ];
  return { view: requireThanks(services, url), links };
};
