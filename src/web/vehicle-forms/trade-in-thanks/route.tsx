import { ThanksPage } from "../../leads/index.ts";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const TradeInThanks = ({ loaderData }: Route.ComponentProps) => <ThanksPage {...loaderData} />;

export default TradeInThanks;
