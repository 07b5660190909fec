import { LeadAnswerPage } from "./lead-answer-page.tsx";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers, unlistedMeta as meta } from "../../platform/page/index.ts";

const LeadAnswer = ({ loaderData, actionData }: Route.ComponentProps) => (
  <LeadAnswerPage view={(actionData ?? loaderData).view} />
);

export default LeadAnswer;
