import "./fleet.css";
import { Button } from "../../../ui/button/button.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { FleetTotals, LeadForm } from "../../leads/index.ts";
import { Crumbs, Main, pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";
import { FleetLines } from "./fleet-lines.tsx";
import { fleetStrings as strings } from "./fleet-strings.ts";
import { useFleetUpdate } from "./use-fleet-update.ts";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location, { title: strings.title, noindex: true });

type LoaderData = Route.ComponentProps["loaderData"];

type QuantitiesProps = Pick<LoaderData, "view" | "totals"> & {
  readonly update: Pick<ReturnType<typeof useFleetUpdate>, "onChange" | "onSubmit">;
};

/** The chosen offers, the others, and the total: a plain GET form. */
const Quantities = ({ view, totals, update }: QuantitiesProps) => (
  <form method="get" action={view.path} noValidate autoComplete="off" className="fleet-quantities" {...update}>
    <div className="stack gap-16">
      {view.lines.length > 0 && <FleetLines label={strings.lines} offers={view.lines} />}
      {view.others.length > 0 && (
        <details open={view.lines.length === 0} className="fleet-others">
          <summary className="btn btn-tertiary">
            {view.lines.length === 0 ? strings.choose : strings.add}
            <ChevronIcon />
          </summary>
          <FleetLines label={strings.choose} offers={view.others} />
        </details>
      )}
    </div>
    <div className="sticky-aside stack gap-12" aria-live="polite">
      {totals && <FleetTotals fleet={totals} />}
      {view.benefitRule && <p className="text-s text-soft">{view.benefitRule}</p>}
      <div className="without-script">
        <Button type="submit" variant="secondary" label={strings.update} />
      </div>
    </div>
  </form>
);

const FleetRequest = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { view, totals, form, privacyHref, crumbs } = loaderData;
  const { contact, typed, ...update } = useFleetUpdate();
  return (
    <Main className="wrap form-page">
      <Crumbs items={crumbs} />
      <div className="stack gap-32">
        <div className="stack">
          <h1>{strings.title}</h1>
          <p>{strings.intro}</p>
        </div>
        {view.notices.map(({ tone, title, text }) => (
          <Notice key={title} tone={tone} title={title} live>
            <p>{text}</p>
          </Notice>
        ))}
        <Quantities view={view} totals={totals} update={update} />
        {form && (
          <div ref={contact} className="stack gap-16 form-width">
            <h2>{strings.contact}</h2>
            {totals && <p>{strings.contactText(totals.vehicles, totals.monthly)}</p>}
            <LeadForm
              view={{ ...form, initialValues: typed }}
              reply={actionData}
              privacyHref={privacyHref}
              action={view.action}
            />
          </div>
        )}
      </div>
    </Main>
  );
};

export default FleetRequest;
