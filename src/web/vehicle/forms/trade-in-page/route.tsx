import { SubjectPicture } from "../../../leads/index.ts";
import { VehicleAlternatives } from "../../../leads/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TradeInPage } from "../trade-in/trade-in-page.tsx";
import { tradeInPageStrings as strings } from "../trade-in/trade-in-strings.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const name = loaderData?.name ?? null;
  const title = loaderData?.title ?? strings.title;
  return pageMeta(matches, location, {
    title: name === null ? title : `${title}, ${name}`,
    description: strings.description,
    noindex: name !== null,
  });
};

const TradeIn = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { picture, vehicleHref, sold, ...page } = loaderData;
  return (
    <TradeInPage
      {...page}
      reply={actionData}
      subjectHref={vehicleHref}
      picture={picture && <SubjectPicture picture={picture} />}
      after={sold && <VehicleAlternatives sold={sold} />}
    />
  );
};

export default TradeIn;
