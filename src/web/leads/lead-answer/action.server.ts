import { servicesOf } from "../../platform/router-context/index.ts";
import { followAnswerLink } from "./follow-link.server.ts";
import type { Route } from "./+types/route";

export const action = ({ url, context }: Route.ActionArgs) =>
  followAnswerLink(servicesOf(context), url, (leads, key) => leads.answerByLink(key));
