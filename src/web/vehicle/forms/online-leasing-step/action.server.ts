import { checkSubmission } from "#application/leads/index.ts";
import { FORM_SEGMENTS } from "#domain/site/index.ts";
import { receiveForm } from "../../../leads/index.server.ts";
import { notFound } from "../../../platform/errors/index.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";
import { calculateLead, OTHER_TEXTS, stepFields } from "../online-leasing/requested-terms.server.ts";
import type { Route } from "./+types/route";

/** The vehicle is not what the form is for any more, which its page says. */
const UNMET: ReadonlySet<string> = new Set(["vehicleSold", "vehicleReserved", "vehicleRemoved"]);

/** No page. */
export const loader = ({ url }: Route.LoaderArgs): never => {
  throw notFound("page-not-found", url.pathname);
};

/**
 * Validates a step of the form without saving anything: one message per field, or that the vehicle cannot be leased any more.
 * Without a step nothing is validated.
 */
export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const post = await vehicleFormPost(services, { ...params, form: FORM_SEGMENTS.onlineLeasing }, url);
  const form = await receiveForm({ request, context }, { ...post, otherTexts: OTHER_TEXTS });
  const lease = await calculateLead(services, form);
  const submission = { ...form, stepFields: stepFields(form.posted.values) ?? [], lease };
  const result = await checkSubmission(services.leads, submission);
  const errors = result.type === "rejected" ? result.errors : {};
  const isUnmet = result.type === "rejected" && UNMET.has(result.reason.code);
  return Response.json(isUnmet ? { errors, isUnmet } : { errors }, { headers: { "Cache-Control": "no-store" } });
};
