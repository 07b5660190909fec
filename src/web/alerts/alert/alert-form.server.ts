import type { SiteServices } from "#application/site/index.ts";
import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { alertFormKind, alertSubjectKey, submitAlert } from "#application/alerts/index.ts";
import { openForm } from "#application/leads/index.ts";
import type { AlertCriteria } from "#domain/alerts/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "../../leads/index.ts";
import { leadFormView, receiveForm, respondWithForm } from "../../leads/index.server.ts";
import { clientAddressOf, readFormOf, servicesOf } from "../../platform/router-context/index.ts";

type Context = Readonly<RouterContextProvider>;

export type AlertSpec = {
  readonly criteria: AlertCriteria;
  /** Name in the page and the emails; defaults to the vehicle's name. */
  readonly name?: string;
  readonly subject: () => Promise<LeadSubject | null>;
};

/** Renders the form again without the database, which may be down. */
export type AlertPostResult = { readonly view: LeadFormView; readonly unavailable: boolean };

const resultContext = createContext<AlertPostResult | null>(null);

/** Result of the page's action; null for a GET request. */
export const alertPostResult = (context: Context): AlertPostResult | null => context.get(resultContext);

/** The form for one visitor. Must not be cached. */
export const alertFormView = async (
  { leads }: SiteServices<"leads">,
  { criteria, subject }: AlertSpec,
): Promise<LeadFormView> =>
  leadFormView(await openForm(leads, { kind: alertFormKind(criteria), subject: await subject() }));

/**
 * Handles the POST of an alert form. Throws a redirect on success, the same one for new and existing alerts; otherwise
 * passes the form to the loader and returns the reply.
 */
export const handleAlertPost = async (
  { request, context }: { readonly request: Request; readonly context: Context },
  spec: AlertSpec,
): Promise<ReturnType<typeof data<LeadFormReply>>> => {
  const services = servicesOf(context);
  const { criteria, name } = spec;
  const form = await receiveForm({ headers: request.headers, read: readFormOf(context) }, services.leads, {
    kind: alertFormKind(criteria),
    subjectKey: alertSubjectKey(criteria),
    currentSubject: spec.subject,
    client: clientAddressOf(context),
  });
  const submitted = await submitAlert(services, { ...form, criteria, name });
  if (submitted.type === "requested") throw redirect(services.paths.alertRequested(), 303);
  const result = respondWithForm(submitted);
  context.set(resultContext, { view: result.view, unavailable: result.type === "unavailable" });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};
