import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import {
  type FormSpec,
  type LeadServiceDependencies,
  type LeadSubmission,
  submitLead,
} from "#application/leads/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "../form-view.ts";
import { resolveSubject } from "../location-choice/location-choice.server.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";
import { type FormResponse, respondWithForm } from "./form-response.server.ts";
import { type PostArgs, type PostedTo, receiveForm, type ReceivedForm } from "./receive-form.server.ts";

/** `redirect`: the lead is committed (303). */
export type LeadPostResult = { readonly type: "redirect"; readonly to: string } | FormResponse;

/** Submits a received form. Redirects only after lead and deliveries are committed. Throws only on a bug. */
export const submitReceivedForm = async (
  leads: LeadServiceDependencies,
  submission: LeadSubmission,
  /** URL of the thanks page for a signed reference. */
  thanks: (ref: string) => string,
): Promise<LeadPostResult> => {
  const result = await submitLead(leads, submission);
  return result.type === "rejected" ? respondWithForm(result) : { type: "redirect", to: thanks(result.ref) };
};

/** Renders the form again without the database, which may be down. */
export type FormPostResult = {
  readonly view: LeadFormView;
  readonly subject: LeadSubject | null;
  /** The database is down. */
  readonly unavailable: boolean;
  /** The vehicle of the form is sold, reserved or removed. */
  readonly isUnmet: boolean;
  /** All texts as entered. */
  readonly texts: ReadonlyMap<string, string>;
};

const resultContext = createContext<FormPostResult | null>(null);

type Context = Readonly<RouterContextProvider>;

/** Result of the page's action; null for a GET request. */
export const formPostResult = (context: Context): FormPostResult | null => context.get(resultContext);

/**
 * Returns a form that was not saved: to the loader, which runs next, by the context, and to the page as the action's
 * data.
 */
export const returnForm = (
  context: Context,
  { view, subject, type, isUnmet, reply, status, headers }: FormResponse,
  texts: FormPostResult["texts"],
): ReturnType<typeof data<LeadFormReply>> => {
  context.set(resultContext, { view, subject, unavailable: type === "unavailable", isUnmet, texts });
  return data<LeadFormReply>(reply, { status, headers });
};

type FormPostArgs = PostArgs & { readonly url: URL };
type FormPostSpec = PostedTo & Pick<FormSpec, "isEligible">;

/** Reads a form posted to its own URL. */
export const receiveFormPost = (
  { url, ...post }: FormPostArgs,
  { isEligible, ...form }: FormPostSpec,
): Promise<ReceivedForm> => {
  const { leads } = servicesOf(post.context);
  return receiveForm(post, {
    ...form,
    currentSubject: async () =>
      resolveSubject(leads, { kind: form.kind, subject: await form.currentSubject(), isEligible }, url),
  });
};

/**
 * Submits a form posted to its own URL. Throws a redirect to the thanks page once the lead is committed; otherwise
 * returns the form.
 */
export const submitFormPost = async (
  { url: { pathname }, context }: Omit<FormPostArgs, "request">,
  form: Omit<LeadSubmission, "path">,
): Promise<ReturnType<typeof returnForm>> => {
  const { leads, paths } = servicesOf(context);
  const result = await submitReceivedForm(leads, { ...form, path: pathname }, (ref) =>
    paths.thanks(pathname === paths.home() ? "" : pathname, ref),
  );
  if (result.type === "redirect") throw redirect(result.to, 303);
  return returnForm(context, result, form.posted.values);
};

/** Handles a form posted to its own URL. */
export const handleFormPost = async (args: FormPostArgs, spec: FormPostSpec): ReturnType<typeof submitFormPost> =>
  submitFormPost(args, await receiveFormPost(args, spec));
