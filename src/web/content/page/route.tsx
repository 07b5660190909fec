import { EditedOnDemand } from "../../editing/edited-on-demand.tsx";
import { AppointmentContext } from "../../platform/appointment/index.ts";
import { IconsContext } from "../../platform/icons/index.ts";
import { Crumbs, Main, pageMeta } from "../../platform/page/index.ts";
import { VacancyPage } from "../../careers/index.ts";
import { faqData } from "./faq-data.ts";
import { PageSections } from "../../sections/page-sections.tsx";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.path ?? null,
    noindex: loaderData?.noindex ?? true,
    image: loaderData?.image ?? null,
    structuredData: [
      ...(loaderData?.structuredData ?? []),
      loaderData && "sections" in loaderData ? faqData(loaderData.sections) : null,
    ],
  });

const StorySections = ({ loaderData }: Pick<Route.ComponentProps, "loaderData">) => {
  if ("vacancy" in loaderData) return <VacancyPage view={loaderData.vacancy} />;
  return loaderData.edited ? (
    <EditedOnDemand story={loaderData.edited} sections={loaderData.sections} />
  ) : (
    <PageSections sections={loaderData.sections} />
  );
};

const Page = ({ loaderData }: Route.ComponentProps) => {
  const sections = (
    <IconsContext value={"icons" in loaderData ? loaderData.icons : {}}>
      <StorySections loaderData={loaderData} />
    </IconsContext>
  );
  const appointments = "appointments" in loaderData ? loaderData.appointments : null;
  return (
    <Main>
      <div className="wrap">
        <Crumbs items={loaderData.crumbs} />
      </div>
      {appointments ? <AppointmentContext value={appointments}>{sections}</AppointmentContext> : sections}
    </Main>
  );
};

export default Page;
