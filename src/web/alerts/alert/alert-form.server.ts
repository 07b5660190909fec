import type { SiteServices } from "#application/site/index.ts";
import { redirect } from "react-router";
import { alertFormKind, alertSubjectKey, submitAlert } from "#application/alerts/index.ts";
import { openForm } from "#application/leads/index.ts";
import type { AlertCriteria } from "#domain/alerts/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import type { LeadFormView } from "../../leads/index.ts";
import { leadFormView, type PostArgs, receiveForm, respondWithForm, returnForm } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";

export type AlertSpec = {
  readonly criteria: AlertCriteria;
  /** Name in the page and the emails; defaults to the vehicle's name. */
  readonly name?: string;
  readonly subject: () => Promise<LeadSubject | null>;
};

/** The form for one visitor. Must not be cached. */
export const alertFormView = async (
  { leads }: SiteServices<"leads">,
  { criteria, subject }: AlertSpec,
): Promise<LeadFormView> =>
  leadFormView(await openForm(leads, { kind: alertFormKind(criteria), subject: await subject() }));

/**
 * Handles the POST of an alert form. Throws a redirect on success, the same one for new and existing alerts; otherwise
 * returns the form.
 */
export const handleAlertPost = async (post: PostArgs, spec: AlertSpec): Promise<ReturnType<typeof returnForm>> => {
  const services = servicesOf(post.context);
  const { criteria, name } = spec;
  const form = await receiveForm(post, {
    kind: alertFormKind(criteria),
    subjectKey: alertSubjectKey(criteria),
    currentSubject: spec.subject,
  });
  const submitted = await submitAlert(services, { ...form, criteria, name });
  if (submitted.type === "requested") throw redirect(services.paths.alertRequested(), 303);
  return returnForm(post.context, respondWithForm(submitted), form.posted.values);
};
