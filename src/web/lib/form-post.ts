import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import type { LeadSubject } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "../features/lead-form/index.ts";
import { type Choosing, handleLeadPost, placedSubject } from "../features/lead-form/index.server.ts";
import { clientAddressOf, servicesOf } from "../services.ts";

/** What a form that was answered is shown from again: the loader asks no database, which may be what just failed. */
export type AnsweredForm = {
  readonly view: LeadFormView;
  readonly subject: LeadSubject | null;
  /** The database did not answer. */
  readonly unavailable: boolean;
};

const answeredContext = createContext<AnsweredForm | null>(null);

type Context = Readonly<RouterContextProvider>;

/** The form that the page's action answered; null where the page was only asked for. */
export const answeredForm = (context: Context): AnsweredForm | null => context.get(answeredContext);

type Sent = { readonly request: Request; readonly url: URL; readonly context: Context };
type Asked = Pick<Parameters<typeof handleLeadPost>[2], "kind" | "subjectKey" | "currentSubject"> &
  Pick<Choosing, "amongst">;

/**
 * Takes in what was sent to a form's own address, and answers the page's action: throws the way to the thanks once the lead
 * is committed, else hands the form to the loader and answers what is to be done.
 */
export const answerFormPost = async (
  { request, url, context }: Sent,
  { amongst, ...post }: Asked,
): Promise<ReturnType<typeof data<LeadFormReply>>> => {
  const { leads, paths } = servicesOf(context);
  const { pathname } = url;
  const result = await handleLeadPost(request, leads, {
    ...post,
    currentSubject: async () =>
      placedSubject(leads, { kind: post.kind, subject: await post.currentSubject(), amongst }, url),
    client: clientAddressOf(context),
    path: pathname,
    thanks: (ref) => paths.thanks(pathname === paths.home() ? "" : pathname, ref),
  });
  if (result.type === "redirect") throw redirect(result.to, 303);
  const { view, subject, type } = result;
  context.set(answeredContext, { view, subject, unavailable: type === "unavailable" });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};
