import { leadFormStrings as strings } from "../../strings/lead-form.ts";
import { requireThanks } from "../../features/lead-form/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

// Works for closed vacancies too: an applicant keeps access to the thanks page.
export const loader = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const links = [
    { href: services.paths.home(), label: strings.home },
    { href: services.paths.careers(), label: strings.backToVacancies },
  ];
  return { view: requireThanks(services, url), links };
};
