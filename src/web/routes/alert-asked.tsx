import { SEARCH_ALERT } from "#domain/alerts/index.ts";
import { AlertAskedPage } from "../features/alerts/alert-asked-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { mayBeKept, servicesOf } from "../services.ts";
import { alertStrings } from "../strings/alerts.ts";
import type { Route } from "./+types/alert-asked";

const words = alertStrings.sent;

export const loader = ({ context }: Route.LoaderArgs) => {
  const { paths } = servicesOf(context);
  mayBeKept(context, "catalogue");
  const { title, steps } = SEARCH_ALERT.thanks;
  const ways = [
    { href: paths.stock(), label: words.stock },
    { href: paths.home(), label: words.home },
  ];
  return { title, steps, ways };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.title ?? null, noindex: true });

const AlertAsked = ({ loaderData }: Route.ComponentProps) => <AlertAskedPage {...loaderData} />;

export default AlertAsked;
