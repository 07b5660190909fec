import { subjectKey } from "#domain/leads/index.ts";
import { handleFormPost } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import { requireOfferForm } from "./lease-offer-form.server.ts";

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const { spec } = await requireOfferForm(servicesOf(context), params.offer, url);
  const { kind, subject, isEligible } = spec;
  return handleFormPost(
    { request, url, context },
    { kind, subjectKey: subjectKey(subject), currentSubject: async () => subject, isEligible },
  );
};
