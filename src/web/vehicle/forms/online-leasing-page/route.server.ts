import { withDisplayedPrice } from "#application/leasing/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { COUNTRIES } from "#domain/countries/index.ts";
import { countryOf, FORM_SEGMENTS } from "#domain/site/index.ts";
import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import { emissionsLine } from "../../emissions/emissions-line.ts";
import { vehicleCalculator } from "../../../leasing/index.server.ts";
import { type FormPostResult, formPostResult, receiveFormPost, submitFormPost } from "../../../leads/index.server.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";
import { formPage } from "../vehicle-form/form-page.server.ts";
import { calculateLead, enteredTerms, OTHER_TEXTS, stepFields } from "../online-leasing/requested-terms.server.ts";
import { leasingDocuments } from "../online-leasing/online-leasing-strings.ts";
import type { Route } from "./+types/route";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";

type Calculation = { readonly vehicleId: number; readonly url: URL; readonly postResult: FormPostResult | null };

/**
 * The lease at the terms in the URL, or in the submitted form with the price it displayed. Null while the database is
 * down.
 */
const calculation = async (
  services: SiteServices<"settings" | "clock" | "stock">,
  { vehicleId, url, postResult }: Calculation,
) => {
  if (postResult?.unavailable) return null;
  const match = await services.stock.byIdIncludingRemoved(vehicleId);
  const subject = postResult?.subject?.type === "vehicle" ? postResult.subject : null;
  if (match === null) return null;
  const vehicle = subject ? withDisplayedPrice(match.vehicle, subject) : match.vehicle;
  const params = postResult ? enteredTerms(postResult.texts) : url.searchParams;
  const calculator = vehicleCalculator(services, vehicle, { params, withSchedule: false });
  return calculator.ok ? { calculator: calculator.value, emissions: emissionsLine(vehicle, services.settings) } : null;
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const page = await formPage({ params: { ...params, form: FORM_SEGMENTS.onlineLeasing }, url, context });
  const vehicleId = vehicleIdFromSlug(params.vehicle) ?? 0;
  const postResult = formPostResult(context);
  return {
    ...page,
    vehicleId,
    lease: await calculation(services, { vehicleId, url, postResult }),
    terms: Object.fromEntries(enteredTerms(postResult?.texts ?? new Map())),
    documents: leasingDocuments(COUNTRIES[countryOf(services.settings)].leasingDocuments),
    checkHref: `${services.paths.vehicleOnlineLeasing({ slug: params.vehicle })}/etape`,
  };
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const post = await vehicleFormPost(services, { ...params, form: FORM_SEGMENTS.onlineLeasing }, url);
  const form = await receiveFormPost({ request, url, context }, { ...post, otherTexts: OTHER_TEXTS });
  const lease = await calculateLead(services, form);
  return submitFormPost({ url, context }, { ...form, stepFields: stepFields(form.posted.values), lease });
};
