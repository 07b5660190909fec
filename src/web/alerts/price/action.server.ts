import { handleAlertPost } from "../alert/alert-form.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import { priceAlertSpec } from "./alert-spec.server.ts";

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleAlertPost({ request, context }, priceAlertSpec(servicesOf(context), url));
