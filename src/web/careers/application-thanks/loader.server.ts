import { leadFormStrings as strings } from "../../leads/index.ts";
import { requireThanks } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

// Also works for closed vacancies, so that an applicant can reopen the page.
export const loader = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const links = [
    { href: services.paths.home(), label: strings.home },
    { href: services.paths.careers(), label: strings.backToVacancies },
  ];
  return { view: requireThanks(services, url), links };
};
