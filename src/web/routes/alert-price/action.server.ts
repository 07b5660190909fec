import { handleAlertPost } from "../../features/alerts/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";
import { priceAlertSpec } from "./alert-spec.server.ts";

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleAlertPost({ request, context }, priceAlertSpec(servicesOf(context), url));
