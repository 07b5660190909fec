import { Link } from "../../../ui/link/link.tsx";
import { AlertFormPage } from "../alert/alert-form-page.tsx";
import { alertStrings } from "../alert/alerts-strings.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";

const strings = alertStrings.search;

export { routeHeaders as headers, unlistedMeta as meta } from "../../platform/page/index.ts";

const AlertSearch = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { count, criteriaHref, ...page } = loaderData;
  const details = (
    <>
      <p className="text-s text-soft">{count}</p>
      {criteriaHref && (
        <p className="text-s">
          {strings.all} <Link href={criteriaHref}>{strings.choose}</Link>
        </p>
      )}
    </>
  );
  return <AlertFormPage {...page} reply={actionData} details={details} />;
};

export default AlertSearch;
