import { subjectKey } from "#domain/leads/index.ts";
import { handleFormPost } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import { requireModelForm } from "./model-form.server.ts";

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const { spec } = await requireModelForm(servicesOf(context), params, url);
  const { kind, subject, isEligible } = spec;
  const key = subjectKey(subject);
  return handleFormPost(
    { request, url, context },
    { kind, subjectKey: key, currentSubject: async () => subject, isEligible },
  );
};
