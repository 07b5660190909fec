import { type AlertCriteria, PRICE_ALERT, SEARCH_ALERT } from "#domain/alerts/index.ts";
import type { LeadKind } from "#domain/forms/index.ts";
import { subjectKey } from "#domain/leads/index.ts";
import { errorCode, nonBreakingUnits } from "#domain/shared/index.ts";
import { subjectSummary } from "../strings/leads.ts";
import { placeholderValues } from "../strings/forms/placeholders.ts";
import type { Log } from "../jobs/ports.ts";
import {
  type CheckedForm,
  checkSubmission,
  type FormSubmission,
  type LeadServiceDependencies,
  limitConfirmation,
  privacyTexts,
  type RejectedForm,
  rejectForm,
  withSaveTimeout,
} from "../leads/index.ts";
import type { AlertRequest, AlertService } from "./alerts.ts";

const KINDS = { search_alert: SEARCH_ALERT, price_alert: PRICE_ALERT } as const;

/** The form in which a visitor requests an alert. */
export const alertFormKind = ({ kind }: AlertCriteria): LeadKind => KINDS[kind];

type AlertSubmission = FormSubmission & {
  readonly criteria: AlertCriteria;
  /** Name in the page and the emails; defaults to the vehicle's name. */
  readonly name?: string | undefined;
};

type SubmitAlertDependencies = {
  readonly alerts: Pick<AlertService, "request">;
  readonly leads: LeadServiceDependencies;
  readonly log: Pick<Log, "error">;
};

/** Subject of the page of an alert form. */
export const alertSubjectKey = (criteria: AlertCriteria): string =>
  criteria.kind === "price_alert" ? `vehicle:${criteria.vehicle_id}` : subjectKey(null);

const toAlertRequest = (
  { criteria, name }: AlertSubmission,
  { values, submitted, group }: CheckedForm,
): AlertRequest => {
  const placeholders = placeholderValues(group, submitted.subject);
  const { consent } = privacyTexts(KINDS[criteria.kind], values, placeholders);
  if (consent === null) throw new Error("The alert lacks the consent");
  return {
    criteria,
    name: name ?? nonBreakingUnits(subjectSummary(submitted.subject)),
    email: String(values["email"]),
    consent,
  };
};

/** Checks a submitted form and saves the alert; the result does not reveal whether the alert existed before. */
export const submitAlert = async (
  { alerts, leads, log }: SubmitAlertDependencies,
  submission: AlertSubmission,
): Promise<{ readonly type: "requested" } | RejectedForm> => {
  const { criteria } = submission;
  const checked = await checkSubmission(leads, submission);
  if (checked.type === "rejected") return checked;
  const limited = await limitConfirmation(leads, checked);
  if (limited !== null) return limited;
  try {
    // The alert may still be saved after the timeout; a second request has the same effect.
    await withSaveTimeout(leads, alerts.request(toAlertRequest(submission, checked)));
    return { type: "requested" };
  } catch (error) {
    // Only its code: the error is not logged: the driver's message may quote personal data.
    log.error({ kind: criteria.kind, error: errorCode(error) }, "alert not saved");
    return rejectForm(leads, checked.submitted, { code: "unavailable" });
  }
};
