import { handleFormPost } from "../../leads/index.server.ts";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const action = async ({ request, params, url, context }: Route.ActionArgs) =>
  handleFormPost({ request, url, context }, await vehicleFormPost(servicesOf(context), params, url));
