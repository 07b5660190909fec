import { redirect } from "react-router";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { writeIds } from "#domain/shortlist/index.ts";
import { formSpecForVehicles, idsInUrl, vehiclesToSend } from "./vehicles-to-send.server.ts";
import { handleFormPost } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const ids = idsInUrl(url);
  if (ids.length === 0) throw redirect(services.paths.favouritesRequest(), 303);
  return handleFormPost(
    { request, url, context },
    {
      kind: LEAD_KINDS.favourites,
      subjectKey: `vehicles:${writeIds(ids)}`,
      currentSubject: async () => formSpecForVehicles(await vehiclesToSend(request, services, url), services).subject,
    },
  );
};
