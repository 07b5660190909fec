import { LEAD_KINDS } from "#domain/forms/index.ts";
import { applicationFormSpec } from "./application-form.server.ts";
import { handleFormPost } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

// A form rendered before the vacancy closed is still accepted.
export const action = ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  return handleFormPost(
    { request, url, context },
    {
      kind: LEAD_KINDS.application,
      subjectKey: `vacancy:${params.vacancy}`,
      currentSubject: async () => applicationFormSpec(services, params.vacancy, url).subject,
    },
  );
};
