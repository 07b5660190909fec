import {
  checkFormValues,
  findContextProblems,
  type FormContext,
  isEmailField,
  type LeadKind,
  suggestEmail,
  vehicleDemand,
} from "#domain/forms/index.ts";
import { createRemainingSubject, type LeadSubject, subjectVehicles } from "#domain/leads/index.ts";
import { type FormToken, type FormTokenProblem, isSameOrigin, readFormKey } from "#domain/spam/index.ts";
import { meetsDemand, type VehicleState } from "#domain/vehicles/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { issueFormToken } from "./open-form.ts";
import type {
  CheckedForm,
  FormSubmission,
  PostedForm,
  RejectedForm,
  RejectionReason,
  SubmittedForm,
} from "./submission.ts";
import { errorCode, ok } from "#domain/shared/index.ts";
import { checkForSpam, clientWaitSeconds, type CountDependencies } from "./spam-check.ts";
import { createFormContext } from "./form-context.ts";
import { enteredForm, type RestoredForm, restoreForm } from "./restore-form.ts";
import { rejectForm } from "./reject-form.ts";
import { problemMessages } from "../../strings/forms/field-messages.ts";

/** A vehicle of a subject that its kind of lead cannot be about any more, as it is now. */
export type UnmetVehicle = { readonly id: number; readonly state: Exclude<VehicleState, "available"> };

type VehicleDependencies = Pick<LeadServiceDependencies, "vehicleStates">;

/** The vehicles of a subject that are not what the kind demands. Rejects when the database fails. */
export const findUnmetVehicles = async (
  { vehicleStates }: VehicleDependencies,
  kind: Pick<LeadKind, "vehicles">,
  subject: LeadSubject | null,
): Promise<readonly UnmetVehicle[]> => {
  const ids = subjectVehicles(subject).map(({ id }) => id);
  if (ids.length === 0) return [];
  const states = await vehicleStates(ids);
  return ids.flatMap((id) => {
    const state = states.get(id) ?? "removed";
    return state === "available" || meetsDemand(state, vehicleDemand(kind)) ? [] : [{ id, state }];
  });
};

const REASONS = { sold: "vehicleSold", reserved: "vehicleReserved", removed: "vehicleRemoved" } as const;

/** Why a form goes back, and the form: that of a list is for the vehicles that remain. */
type VehicleRejection = { readonly form: SubmittedForm; readonly reason: RejectionReason };

const rejectList = (
  deps: Pick<LeadServiceDependencies, "signer" | "clock" | "newId">,
  form: SubmittedForm,
  unmet: ReadonlySet<number>,
): VehicleRejection => {
  const subject = form.subject?.type === "vehicles" ? createRemainingSubject(form.subject, unmet) : null;
  if (subject === null) return { form, reason: { code: "vehiclesSold" } };
  const topic = { kind: form.kind, subject };
  return { form: { ...form, ...topic, token: issueFormToken(deps, topic) }, reason: { code: "vehiclesRemoved" } };
};

/** Null while the vehicles of a form are what its kind demands, and for a form whose lead is saved already. */
const rejectUnmetVehicles = async (
  deps: VehicleDependencies & Pick<LeadServiceDependencies, "signer" | "clock" | "newId" | "log" | "reader">,
  form: SubmittedForm,
): Promise<VehicleRejection | null> => {
  try {
    const unmet = await findUnmetVehicles(deps, form.kind, form.subject);
    const [first] = unmet;
    if (first === undefined) return null;
    const key = readFormKey(deps.signer, form.token);
    if (key !== null && (await deps.reader.hasKey(key))) return null;
    return form.subject?.type === "vehicles"
      ? rejectList(deps, form, new Set(unmet.map(({ id }) => id)))
      : { form, reason: { code: REASONS[first.state] } };
  } catch (error) {
    // Only the error's code is logged: the driver's message may quote personal data.
    deps.log.error({ kind: form.kind.name, error: errorCode(error) }, "vehicle not read");
    return { form, reason: { code: "unavailable" } };
  }
};

/** Null while the form is about what it displayed, and for a form whose lead is saved already. */
const rejectChangedSubject = async (
  deps: Pick<LeadServiceDependencies, "signer" | "clock" | "newId" | "reader">,
  form: SubmittedForm,
  subject: LeadSubject | null | undefined,
): Promise<VehicleRejection | null> => {
  if (subject === undefined) return null;
  const key = readFormKey(deps.signer, form.token);
  if (key !== null && (await deps.reader.hasKey(key).catch(() => false))) return null;
  if (subject === null) return { form, reason: { code: "offersRemoved" } };
  const topic = { kind: form.kind, subject };
  return { form: { ...form, ...topic, token: issueFormToken(deps, topic) }, reason: { code: "offersChanged" } };
};

/** Checks origin, body, token, vehicles, values, email address, spam and rate limit, in this order. Throws only on a bug. */
export const checkSubmission = async (
  deps: LeadServiceDependencies,
  submission: FormSubmission,
): Promise<CheckedForm | RejectedForm> => {
  if (!isSameOrigin(submission.headers, deps.origins)) {
    deps.noteOtherOrigin(submission.headers.get("origin") ?? "unknown");
    return rejectForm(deps, enteredForm(deps, submission), { code: "otherOrigin" });
  }
  const restored = await restoreForm(deps, submission);
  const { form } = restored;
  if (submission.problem !== null) return rejectForm(deps, form, { code: submission.problem });
  if (!restored.token.ok && restored.token.error.code === "forged") return rejectForm(deps, form, { code: "renewed" });
  if (submission.posted.showsSlots) return rejectForm(deps, form, { code: "slots" });
  return checkGenuineForm(deps, submission, restored);
};

const NO_PROBLEM: Readonly<Record<string, string>> = {};

const pick = (errors: Readonly<Record<string, string>>, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));

const checkGenuineForm = async (
  deps: LeadServiceDependencies,
  { posted, stepFields = null, lease: requested, changedSubject }: FormSubmission,
  restored: RestoredForm,
): Promise<CheckedForm | RejectedForm> => {
  const { form } = restored;
  const unmet = await rejectUnmetVehicles(deps, form);
  const isUnread = unmet?.reason.code === "unavailable";
  if (unmet !== null && !isUnread) return rejectForm(deps, unmet.form, unmet.reason);
  const changed = await rejectChangedSubject(deps, form, changedSubject);
  if (changed !== null) return rejectForm(deps, changed.form, changed.reason);
  const context = createFormContext(deps, form.subject);
  const validation = validateValues(form, context);
  const lease = requested === undefined ? ok(null) : requested;
  if (lease === null) return rejectForm(deps, form, { code: "unavailable" });
  const found = validation.type === "invalid" ? validation.errors : NO_PROBLEM;
  const errors = {
    ...(lease.ok ? NO_PROBLEM : lease.error),
    ...(stepFields === null ? found : pick(found, stepFields)),
  };
  if (Object.keys(errors).length > 0) return rejectForm(deps, form, { code: "invalid" }, errors);
  // What is missing can be entered while the database is away.
  if (isUnread) return rejectForm(deps, form, unmet.reason);
  if (stepFields !== null || validation.type === "invalid" || !lease.ok) {
    return rejectForm(deps, form, { code: "step" });
  }
  if (!restored.token.ok) return rejectForm(deps, form, tokenRejection(restored.token.error));
  const token = restored.token.value;
  if (hasNewEmailHint(form, posted)) return rejectForm(deps, form, { code: "emailHint" });
  const reason =
    (await checkForSpam(deps, spamCandidate(restored, posted, token))) ?? (await checkRate(deps, form, token));
  if (reason !== null) return rejectForm(deps, form, reason);
  return {
    type: "checked",
    token,
    values: validation.values,
    context,
    calculation: lease.value,
    group: deps.group,
    submitted: form,
  };
};

type Validation =
  | { readonly type: "valid"; readonly values: CheckedForm["values"] }
  | { readonly type: "invalid"; readonly errors: Readonly<Record<string, string>> };

/** Normalised values, or one message a field. */
const validateValues = ({ kind, values, uploads }: SubmittedForm, context: FormContext): Validation => {
  // The schema sees file names. A rejected file counts as present, so that it is not reported as missing too.
  const files = [...uploads.files.map(({ file }) => [file.field, file.name]), ...Object.entries(uploads.errors)];
  const checked = checkFormValues(kind, { ...values, ...Object.fromEntries(files) }, context.country);
  const problems = checked.ok ? findContextProblems(kind, checked.value, context) : checked.error;
  const errors = { ...problemMessages(kind, problems), ...uploads.errors };
  return checked.ok && Object.keys(errors).length === 0
    ? { type: "valid", values: checked.value }
    : { type: "invalid", errors };
};

const tokenRejection = (problem: FormTokenProblem): RejectionReason => {
  switch (problem.code) {
    case "forged":
      return { code: "renewed" };
    case "expired":
      return { code: "expired" };
    case "too-soon":
      return { code: "tooSoon", waitSeconds: problem.waitSeconds };
  }
};

/** True for the address of a probable slip that the form has not pointed out yet. */
const hasNewEmailHint = ({ kind, values }: SubmittedForm, { hintedDomain }: PostedForm): boolean =>
  kind.fields.filter(isEmailField).some(({ name }) => {
    const suggestion = suggestEmail(values[name] ?? "");
    return suggestion !== null && suggestion.domain !== hintedDomain;
  });

const spamCandidate = ({ form, hasProof }: RestoredForm, posted: PostedForm, { idempotencyKey }: FormToken) => ({
  key: idempotencyKey,
  client: form.client,
  hasProof,
  posted,
  values: form.values,
});

const checkRate = async (
  deps: CountDependencies & Pick<LeadServiceDependencies, "rate">,
  { client }: SubmittedForm,
  { idempotencyKey: key }: FormToken,
): Promise<RejectionReason | null> => {
  if (deps.rate === null) return null;
  const waitSeconds = await clientWaitSeconds(deps, deps.rate, { counter: "form", client, key });
  return waitSeconds === 0 ? null : { code: "tooMany", waitSeconds };
};
