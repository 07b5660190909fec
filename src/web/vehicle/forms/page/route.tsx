import { PageEvent } from "../../../platform/analytics/index.ts";
import { LeaseCalculatorPage, calculatorStrings } from "../../../leasing/index.ts";
import { SpokenLines } from "../../../locations/index.ts";
import { FormOrLocationsPage, SubjectPicture, VehicleAlternatives } from "../../../leads/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import type { Route } from "./+types/route";
import { Link } from "../../../../ui/link/link.tsx";
import { tradeInPageStrings as strings } from "../trade-in/trade-in-strings.ts";

/** Leads from the offer form to the trade-in. */
const TradeInHint = ({ href }: { readonly href: string }) => (
  <p>
    {strings.fromInterest} <Link href={href}>{strings.fromInterestLink}</Link>
  </p>
);

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (loaderData?.type === "calculator") {
    const { view, canonical } = loaderData;
    return pageMeta(matches, location, { title: calculatorStrings.pageTitle(view.name), canonical });
  }
  const title = loaderData ? `${loaderData.title}, ${loaderData.name}` : null;
  return pageMeta(matches, location, { title, noindex: true });
};

/** Form kinds whose page view is an analytics event. */
const FORM_EVENTS = { interest: "view_vehicle_interest", test_drive: "view_vehicle_testdrive" } as const;

const isEventKind = (kind: string): kind is keyof typeof FORM_EVENTS => kind in FORM_EVENTS;

const VehicleForm = ({ loaderData, actionData }: Route.ComponentProps) => {
  if (loaderData.type === "calculator") return <LeaseCalculatorPage view={loaderData.view} />;
  const { kind, vehicleId, picture, state, tradeInHref, sold } = loaderData;
  return (
    <>
      {isEventKind(kind) && <PageEvent event={FORM_EVENTS[kind]} fields={{ vehicle_id: vehicleId }} />}
      <FormOrLocationsPage
        page={loaderData.page}
        crumbs={loaderData.crumbs}
        reply={actionData}
        privacyHref={loaderData.privacyHref}
        subjectHref={loaderData.vehicleHref}
        picture={picture && <SubjectPicture picture={picture} state={state} />}
        hint={
          <>
            <SpokenLines lines={loaderData.spoken} />
            {kind === "interest" && tradeInHref !== null && <TradeInHint href={tradeInHref} />}
          </>
        }
        after={sold && <VehicleAlternatives sold={sold} />}
      />
    </>
  );
};

export default VehicleForm;
