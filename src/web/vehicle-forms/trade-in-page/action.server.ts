import { LEAD_KINDS } from "#domain/forms/index.ts";
import { subjectKey } from "#domain/leads/index.ts";
import { FORM_SEGMENTS } from "#domain/site/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { handleFormPost, resolveSubject } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";
import { requireTradeIn } from "./require-trade-in.server.ts";
import type { Route } from "./+types/route";

type PostSpec = Parameters<typeof handleFormPost>[1];

/** The subject is the location in the URL, if there is one. */
const generalPost = (services: SiteServices, url: URL): PostSpec => {
  requireTradeIn(services, url);
  const kind = LEAD_KINDS.trade_in;
  const subject = resolveSubject(services.leads, { kind, subject: null }, url);
  return { kind, subjectKey: subjectKey(subject), currentSubject: async () => subject };
};

export const action = async ({ request, params: { vehicle }, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const spec =
    vehicle === undefined
      ? generalPost(services, url)
      : await vehicleFormPost(services, { vehicle, form: FORM_SEGMENTS.tradeIn }, url);
  return handleFormPost({ request, url, context }, spec);
};
