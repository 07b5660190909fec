import { displayableValues } from "#domain/forms/index.ts";
import { readFormKey } from "#domain/spam/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { openForm } from "./open-form.ts";
import { stashFiles } from "./stash-files.ts";
import type { RejectedForm, RejectionReason, SubmittedForm } from "./submission.ts";

/** Mistakes of a visitor and failures of the site; every other rejection is a refusal, which an operator may look into. */
const NO_REFUSALS: ReadonlySet<RejectionReason["code"]> = new Set([
  "invalid",
  "emailHint",
  "slots",
  "slotTaken",
  "vehicleSold",
  "vehicleReserved",
  "vehicleRemoved",
  "vehiclesSold",
  "vehiclesRemoved",
  "unavailable",
]);

const logRefusal = ({ log }: LeadServiceDependencies, { kind }: SubmittedForm, reason: RejectionReason): void => {
  if (NO_REFUSALS.has(reason.code)) return;
  const cause = reason.code === "question" ? { cause: reason.cause } : {};
  log.info({ event: "refusal", kind: kind.name, reason: reason.code, ...cause }, "form refused");
};

/** Returns a form to the visitor; stashes its files for the next submission. Logs a refusal. */
export const rejectForm = async (
  deps: LeadServiceDependencies,
  form: SubmittedForm,
  reason: RejectionReason,
  errors: Readonly<Record<string, string>> = {},
): Promise<RejectedForm> => {
  const { kind, subject, token, uploads, client } = form;
  logRefusal(deps, form, reason);
  const stashed = await stashFiles(deps, uploads, { key: readFormKey(deps.signer, token) ?? "", client });
  return {
    type: "rejected",
    reason,
    form: await openForm(deps, { kind, subject }, token),
    values: displayableValues(kind, form.values),
    errors: { ...stashed.errors, ...errors },
    files: uploads.files.length > 0 ? stashed.files : null,
  };
};
