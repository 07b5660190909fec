import { servicesOf } from "../../platform/router-context/index.ts";
import { followAnswerLink } from "./follow-link.server.ts";
import type { Route } from "./+types/route";

/** Changes nothing: mail programs follow links. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  followAnswerLink(servicesOf(context), url, (leads, key) => leads.readAnswerLink(key));
export const action = ({ url, context }: Route.ActionArgs) =>
  followAnswerLink(servicesOf(context), url, (leads, key) => leads.answerByLink(key));
