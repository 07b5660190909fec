import type { RejectedForm, RejectionReason, StashedFile } from "#application/leads/index.ts";
import { nearestSlots } from "#domain/appointments/index.ts";
import { chosenWork, findSlotField, worksOf } from "#domain/forms/index.ts";
import { formatBytes } from "#domain/shared/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import { formatWeekdayDate, frenchTime } from "#application/strings/hours.ts";
import { FORM_NOTICES, type FormNotice } from "#application/strings/forms/form-notices.ts";
import { ANSWER_FIELD, type LeadFormReply, type LeadFormView } from "../form-view.ts";
import { leadFormView } from "../form-view.server.ts";
import { leadFormStrings as strings } from "../lead-form-strings.ts";

/**
 * The response to a form that was not saved, with all entered values: `invalid` 422, `refused`
 * 200|400|403|408|409|413|415|422|429, `unavailable` 503. The page renders from `subject` and `view` without the
 * database, which may be down.
 */
export type FormResponse = {
  readonly type: "invalid" | "refused" | "unavailable";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: LeadSubject | null;
  readonly view: LeadFormView;
  readonly reply: LeadFormReply;
  /** The vehicle of the form is sold, reserved or removed. */
  readonly isUnmet: boolean;
};

const RESPONSES: Readonly<Record<RejectionReason["code"], Pick<FormResponse, "type" | "status">>> = {
  otherOrigin: { type: "refused", status: 403 },
  mediaType: { type: "refused", status: 415 },
  tooLarge: { type: "refused", status: 413 },
  filesTooLarge: { type: "refused", status: 413 },
  tooSlow: { type: "refused", status: 408 },
  unreadable: { type: "refused", status: 400 },
  busy: { type: "unavailable", status: 503 },
  invalid: { type: "invalid", status: 422 },
  step: { type: "refused", status: 200 },
  slots: { type: "refused", status: 200 },
  renewed: { type: "refused", status: 403 },
  expired: { type: "refused", status: 422 },
  tooSoon: { type: "refused", status: 429 },
  emailHint: { type: "refused", status: 422 },
  question: { type: "refused", status: 422 },
  tooMany: { type: "refused", status: 429 },
  tooManyEmails: { type: "refused", status: 429 },
  conflict: { type: "refused", status: 409 },
  slotTaken: { type: "refused", status: 409 },
  personLimit: { type: "refused", status: 409 },
  vehicleSold: { type: "refused", status: 409 },
  vehicleReserved: { type: "refused", status: 409 },
  vehicleRemoved: { type: "refused", status: 409 },
  vehiclesSold: { type: "refused", status: 409 },
  vehiclesRemoved: { type: "refused", status: 409 },
  offersChanged: { type: "refused", status: 409 },
  offersRemoved: { type: "refused", status: 409 },
  unavailable: { type: "unavailable", status: 503 },
};

const UNMET: ReadonlySet<RejectionReason["code"]> = new Set(["vehicleSold", "vehicleReserved", "vehicleRemoved"]);

const TONES = { invalid: "error", refused: "info", unavailable: "error" } as const;

const BUSY_SECONDS = 10;
const UNAVAILABLE_SECONDS = 60;

/** Seconds until the form may be sent again; null: immediately. */
const retryAfter = (reason: RejectionReason): number | null => {
  if ("waitSeconds" in reason) return reason.waitSeconds;
  if (reason.code === "busy") return BUSY_SECONDS;
  return reason.code === "unavailable" ? UNAVAILABLE_SECONDS : null;
};

const NOTICES_WITH_PHONE: ReadonlySet<FormNotice> = new Set(["unavailable", "tooMany", "personLimit"]);

/** The free appointments nearest to the one that somebody else took. */
const nearest = ({ form, values }: RejectedForm): string => {
  const field = findSlotField(form.kind);
  if (field === undefined) return "";
  const work = worksOf(form.kind).indexOf(chosenWork(field, values) ?? "");
  const days = form.slotDays.map(({ date, slots }) => ({
    date,
    slots: slots.filter(({ works }) => works === null || works[work] === true),
  }));
  const labels = nearestSlots(days, values[field.name] ?? "", 3).map(
    ({ date, time }) => `${formatWeekdayDate(date)} à ${frenchTime(time)}`,
  );
  return labels.length === 0 ? "" : ` ${strings.nearest(labels.join(", "))}`;
};

/** Appends the phone number to notices that suggest a call. */
const withPhone = (notice: FormNotice, { contact }: RejectedForm["form"]): string => {
  if (contact === null || !NOTICES_WITH_PHONE.has(notice)) return FORM_NOTICES[notice];
  return `${FORM_NOTICES[notice]} ${contact.name} répond au ${contact.phone.replaceAll(" ", "\u00a0")}.`;
};

const answerErrors = (reason: RejectionReason): Readonly<Record<string, string>> =>
  reason.code === "question" && (reason.cause === "missing" || reason.cause === "wrong")
    ? { [ANSWER_FIELD]: strings.answer[reason.cause] }
    : {};

const fileViews = (files: Readonly<Record<string, StashedFile>>): NonNullable<LeadFormReply["files"]> =>
  Object.fromEntries(
    Object.entries(files).map(([field, { name, bytes, token }]) => [field, { name, size: formatBytes(bytes), token }]),
  );

/** Returns the form to the visitor with a notice. */
export const respondWithForm = (rejected: RejectedForm): FormResponse => {
  const { reason, form, values, errors, files } = rejected;
  const { type, status } = RESPONSES[reason.code];
  const seconds = retryAfter(reason);
  return {
    type,
    status,
    headers: {
      ...(seconds !== null && { "Retry-After": String(seconds) }),
      // The rest of the body is not read.
      ...(reason.code === "tooSlow" && { Connection: "close" }),
    },
    subject: form.subject,
    view: leadFormView(form),
    isUnmet: UNMET.has(reason.code),
    reply: {
      token: form.token,
      values,
      errors: { ...errors, ...answerErrors(reason) },
      notice: withPhone(reason.code, form) + (reason.code === "slotTaken" ? nearest(rejected) : ""),
      tone: TONES[type],
      ...(files && { files: fileViews(files) }),
      ...(reason.code === "question" && { question: reason.question }),
    },
  };
};
