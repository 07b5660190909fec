import { AlertPage } from "../../features/alerts/alert-page.tsx";
import { followAlertLink } from "../../features/alerts/alert-link.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { servicesOf } from "../../services.ts";
import type { Route } from "./+types/route";

export const loader = ({ url, context }: Route.LoaderArgs) => followAlertLink(servicesOf(context), url, "confirm");

export const action = ({ url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  return followAlertLink(services, url, "confirm", services.alerts.confirm);
};

/** The action's headers override those of the loader. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
});

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const AlertConfirm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <AlertPage view={(actionData ?? loaderData).view} />
);

export default AlertConfirm;
