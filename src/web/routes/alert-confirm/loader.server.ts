import { followAlertLink } from "../../features/alerts/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

export const loader = ({ url, context }: Route.LoaderArgs) => followAlertLink(servicesOf(context), url, "confirm");
