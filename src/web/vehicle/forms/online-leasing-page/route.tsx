import { LeasingForm } from "../online-leasing/leasing-form.tsx";
import { FormOrLocationsPage, SubjectPicture, type LeadFormElements } from "../../../leads/index.ts";
import { VehicleAlternatives } from "../../../leads/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.title}, ${loaderData.name}` : null,
    noindex: true,
  });

/** The form while the terms cannot be calculated: they are submitted as entered. */
const WithoutCalculation = ({
  terms,
  parts,
}: {
  readonly terms: Readonly<Record<string, string>>;
  readonly parts: LeadFormElements;
}) => (
  <>
    {Object.entries(terms).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {parts.renderFields(parts.fields)}
    {parts.privacy}
    {parts.submit}
  </>
);

const OnlineLeasing = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { page, lease, terms, vehicleId, documents, checkHref } = loaderData;
  return (
    <FormOrLocationsPage
      page={page}
      crumbs={loaderData.crumbs}
      reply={actionData}
      privacyHref={loaderData.privacyHref}
      subjectHref={loaderData.vehicleHref}
      picture={loaderData.picture && <SubjectPicture picture={loaderData.picture} state={loaderData.state} />}
      after={loaderData.sold && <VehicleAlternatives sold={loaderData.sold} />}
    >
      {(parts) =>
        lease && page.type === "form" ? (
          <LeasingForm
            view={page.view}
            vehicleId={vehicleId}
            calculator={lease.calculator}
            emissions={lease.emissions}
            documents={documents}
            checkHref={checkHref}
            parts={parts}
          />
        ) : (
          <WithoutCalculation terms={terms} parts={parts} />
        )
      }
    </FormOrLocationsPage>
  );
};

export default OnlineLeasing;
