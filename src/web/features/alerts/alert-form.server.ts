import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { type AlertWish, PRICE_ALERT, SEARCH_ALERT } from "#domain/alerts/index.ts";
import { fillPlaceholders } from "#domain/forms/index.ts";
import { type LeadSubject, subjectKey, subjectSummary, placeholderValues } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "../lead-form/index.ts";
import { withTimeout, respondUnavailable, validatePost, leadFormView } from "../lead-form/index.server.ts";
import { clientAddressOf, servicesOf, type WebServices } from "../../services.ts";

/** The alert may still be saved after the timeout; a second request has the same effect. */
const TIMEOUT_MS = 10_000;

type Context = Readonly<RouterContextProvider>;

export type AlertSpec = {
  readonly wish: AlertWish;
  /** Name in the page and the emails; defaults to the vehicle's name. */
  readonly name?: string;
  readonly subject: () => Promise<LeadSubject | null>;
};

/** Renders the form again without the database, which may have just failed. */
export type AlertPostResult = { readonly view: LeadFormView; readonly unavailable: boolean };

const resultContext = createContext<AlertPostResult | null>(null);

/** Result of the page's action; null for a GET request. */
export const alertPostResult = (context: Context): AlertPostResult | null => context.get(resultContext);

const KINDS = { search_alert: SEARCH_ALERT, price_alert: PRICE_ALERT } as const;

/** The form for one visitor. Must not be cached. */
export const alertFormView = async ({ leads }: WebServices, { wish, subject }: AlertSpec): Promise<LeadFormView> =>
  leadFormView(leads, { kind: KINDS[wish.kind], subject: await subject() });

const alertSubjectKey = (wish: AlertWish): string =>
  wish.kind === "price_alert" ? `vehicle:${wish.vehicle_id}` : subjectKey(null);

type ValidForm = Extract<Awaited<ReturnType<typeof validatePost>>, { type: "valid" }>;

/** Null when the alert is saved, else the response with the form. */
const requestAlert = async (
  { alerts, leads, log }: WebServices,
  { wish, name }: AlertSpec,
  { values, form }: ValidForm,
) => {
  const { consent } = KINDS[wish.kind];
  try {
    const requested = alerts.request({
      wish,
      name: name ?? subjectSummary(form.subject),
      email: String(values["email"]),
      consent: {
        version: consent.version,
        text: fillPlaceholders(consent.text, placeholderValues(leads.group, form.subject)),
      },
    });
    await withTimeout(requested, leads.timeoutMs ?? TIMEOUT_MS);
    return null;
  } catch {
    // The error is not logged: the driver's message may quote personal data.
    log.error({ kind: wish.kind }, "alert not kept");
    return respondUnavailable(leads, form);
  }
};

type PostArgs = { readonly request: Request; readonly context: Context };

/**
 * Handles the post of an alert form. Throws a redirect on success, the same for new and existing alerts; else passes
 * the form to the loader and returns the reply.
 */
export const handleAlertPost = async (
  { request, context }: PostArgs,
  spec: AlertSpec,
): Promise<ReturnType<typeof data<LeadFormReply>>> => {
  const services = servicesOf(context);
  const form = await validatePost(request, services.leads, {
    kind: KINDS[spec.wish.kind],
    subjectKey: alertSubjectKey(spec.wish),
    currentSubject: spec.subject,
    client: clientAddressOf(context),
  });
  const result = form.type === "valid" ? await requestAlert(services, spec, form) : form;
  if (result === null) throw redirect(services.paths.alertRequested(), 303);
  context.set(resultContext, { view: result.view, unavailable: result.type === "unavailable" });
  return data<LeadFormReply>(result.reply, { status: result.status, headers: result.headers });
};
