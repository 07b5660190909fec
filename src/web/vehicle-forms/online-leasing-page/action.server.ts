import { FORM_SEGMENTS } from "#domain/site/index.ts";
import { receiveFormPost, submitFormPost } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";
import { calculateLead, OTHER_TEXTS, stepFields } from "../online-leasing/requested-terms.server.ts";
import type { Route } from "./+types/route";

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const post = await vehicleFormPost(services, { ...params, form: FORM_SEGMENTS.onlineLeasing }, url);
  const form = await receiveFormPost({ request, url, context }, { ...post, otherTexts: OTHER_TEXTS });
  const lease = await calculateLead(services, form);
  return submitFormPost({ url, context }, { ...form, stepFields: stepFields(form.posted.values), lease });
};
