import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import type { FormSpec } from "#application/leads/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "../form-view.ts";
import { resolveSubject } from "../location-choice/location-choice.server.ts";
import { handleLeadPost } from "./handle-lead-post.server.ts";
import { clientAddressOf, servicesOf } from "../../../router-context.ts";

/** Renders the form again without the database, which may have just failed. */
export type FormPostResult = {
  readonly view: LeadFormView;
  readonly subject: LeadSubject | null;
  /** The database did not answer. */
  readonly unavailable: boolean;
};

const resultContext = createContext<FormPostResult | null>(null);

type Context = Readonly<RouterContextProvider>;

/** Result of the page's action; null for a GET request. */
export const formPostResult = (context: Context): FormPostResult | null => context.get(resultContext);

type PostArgs = { readonly request: Request; readonly url: URL; readonly context: Context };
type FormPostSpec = Pick<Parameters<typeof handleLeadPost>[2], "kind" | "subjectKey" | "currentSubject"> &
  Pick<FormSpec, "isEligible">;

/**
 * Handles a form posted to its own URL. Throws a redirect to the thanks page once the lead is committed; else passes
 * the form to the loader and returns the reply.
 */
export const handleFormPost = async (
  { request, url, context }: PostArgs,
  { isEligible, ...post }: FormPostSpec,
): Promise<ReturnType<typeof data<LeadFormReply>>> => {
  const { leads, paths } = servicesOf(context);
  const { pathname } = url;
  const result = await handleLeadPost(request, leads, {
    ...post,
    currentSubject: async () =>
      resolveSubject(leads, { kind: post.kind, subject: await post.currentSubject(), isEligible }, url),
    client: clientAddressOf(context),
    path: pathname,
    thanks: (ref) => paths.thanks(pathname === paths.home() ? "" : pathname, ref),
  });
  if (result.type === "redirect") throw redirect(result.to, 303);
  const { view, subject, type } = result;
  context.set(resultContext, { view, subject, unavailable: type === "unavailable" });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};
