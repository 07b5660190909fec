import { Price } from "../../../ui/price/price.tsx";
import { AlertFormPage } from "../alert/alert-form-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.view.title}, ${loaderData.subject.title}` : null,
    noindex: true,
  });

const AlertPrice = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { vehicle, ...page } = loaderData;
  const details = vehicle && (
    <>
      {vehicle.trim && <p>{vehicle.trim}</p>}
      <p className="mt-8">
        <Price amount={vehicle.price.amount} suffix={vehicle.price.suffix ?? undefined} />
      </p>
    </>
  );
  return <AlertFormPage {...page} reply={actionData} details={details} />;
};

export default AlertPrice;
