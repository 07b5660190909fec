import { LeaseCalculatorPage } from "../../features/lease-calculator/index.ts";
import { FormOrLocationsPage, SubjectPicture } from "../../features/lead-form/index.ts";
import { pageMeta } from "../../features/page/index.ts";
import { calculatorStrings } from "../../strings/lease-calculator.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";
export { action } from "./action.server.ts";

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (loaderData?.type === "calculator") {
    const { view, canonical } = loaderData;
    return pageMeta(matches, location, { title: calculatorStrings.pageTitle(view.name), canonical });
  }
  const title = loaderData ? `${loaderData.title}, ${loaderData.name}` : null;
  return pageMeta(matches, location, { title, noindex: true });
};

const VehicleForm = ({ loaderData, actionData }: Route.ComponentProps) =>
  loaderData.type === "calculator" ? (
    <LeaseCalculatorPage view={loaderData.view} />
  ) : (
    <FormOrLocationsPage
      page={loaderData.page}
      crumbs={loaderData.crumbs}
      reply={actionData}
      privacyHref={loaderData.privacyHref}
      subjectHref={loaderData.vehicleHref}
      picture={loaderData.picture && <SubjectPicture picture={loaderData.picture} />}
    />
  );

export default VehicleForm;
