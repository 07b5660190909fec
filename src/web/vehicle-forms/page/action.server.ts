import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import { handleFormPost } from "../../leads/index.server.ts";
import { requireVehicleForm, requireForm } from "../vehicle-form/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const { kind } = await requireForm(services, params, url);
  return handleFormPost(
    { request, url, context },
    {
      kind,
      subjectKey: `vehicle:${vehicleIdFromSlug(params.vehicle) ?? 0}`,
      currentSubject: async () => (await requireVehicleForm(services, params, url)).subject,
    },
  );
};
