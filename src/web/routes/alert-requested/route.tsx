import { SEARCH_ALERT } from "#domain/alerts/index.ts";
import { AlertRequestedPage } from "./alert-requested-page.tsx";
import { pageMeta } from "../../features/page/page-meta.ts";
import { markCacheable, servicesOf } from "../../services.ts";
import { alertStrings } from "../../strings/alerts.ts";
import type { Route } from "./+types/route";

const strings = alertStrings.sent;

export const loader = ({ context }: Route.LoaderArgs) => {
  const { paths } = servicesOf(context);
  markCacheable(context, "catalogue");
  const { title, steps } = SEARCH_ALERT.thanks;
  const links = [
    { href: paths.stock(), label: strings.stock },
    { href: paths.home(), label: strings.home },
  ];
  return { title, steps, links };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.title ?? null, noindex: true });

const AlertRequested = ({ loaderData }: Route.ComponentProps) => <AlertRequestedPage {...loaderData} />;

export default AlertRequested;
