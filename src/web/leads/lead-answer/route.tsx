import { LeadAnswerPage } from "./lead-answer-page.tsx";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";
export { action } from "./action.server.ts";
export { routeHeaders as headers, unlistedMeta as meta } from "../../platform/page/index.ts";

const LeadAnswer = ({ loaderData, actionData }: Route.ComponentProps) => (
  <LeadAnswerPage view={(actionData ?? loaderData).view} />
);

export default LeadAnswer;
