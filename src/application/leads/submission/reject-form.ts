import { displayableValues } from "#domain/forms/index.ts";
import { readFormKey } from "#domain/spam/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { openForm } from "./open-form.ts";
import { stashFiles } from "./stash-files.ts";
import type { RejectedForm, RejectionReason, SubmittedForm } from "./submission.ts";

/** Returns a form to the visitor; stashes its files for the next submission. */
export const rejectForm = async (
  deps: LeadServiceDependencies,
  form: SubmittedForm,
  reason: RejectionReason,
  errors: Readonly<Record<string, string>> = {},
): Promise<RejectedForm> => {
  const { kind, subject, token, uploads, client } = form;
  const stashed = await stashFiles(deps, uploads, { key: readFormKey(deps.signer, token) ?? "", client });
  return {
    type: "rejected",
    reason,
    form: openForm(deps, { kind, subject }, token),
    values: displayableValues(kind, form.values),
    errors: { ...stashed.errors, ...errors },
    files: uploads.files.length > 0 ? stashed.files : null,
  };
};
