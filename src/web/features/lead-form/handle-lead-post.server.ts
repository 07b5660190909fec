import { invalidMessage } from "#application/strings/forms/field-messages.ts";
import { findSlotField, resolveBooking, type LeadKind, slotCapacity } from "#domain/forms/index.ts";
import { signThanks } from "#domain/leads/index.ts";
import { type FormResponse, respondWithForm, respondUnavailable } from "./form-response.server.ts";
import { issueFormToken } from "./form-view.server.ts";
import type { FormPost } from "./parse-form.server.ts";
import { validatePost, type ValidForm } from "./validate-post.server.ts";
import { saveLead } from "./save-lead.server.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import { fileContents } from "./uploaded-files.server.ts";

export type LeadPost = FormPost & {
  /** Path of the form's page, saved as the lead's source. */
  readonly path: string;
  /** Address of the thanks page for a signed reference. */
  readonly thanks: (ref: string) => string;
};

/** `redirect`: the lead is committed (303). */
export type LeadPostResult = { readonly type: "redirect"; readonly to: string } | FormResponse;

/** Validates and saves a posted form. Redirects only after lead and deliveries are committed. Throws only on a bug. */
export const handleLeadPost = async (
  request: Request,
  deps: LeadServiceDependencies,
  post: LeadPost,
): Promise<LeadPostResult> => {
  const result = await validatePost(request, deps, post);
  return result.type === "valid" ? save(deps, post, result) : result;
};

/** Repeats the notice at the slot field. */
const slotErrors = (kind: LeadKind): Readonly<Record<string, string>> => {
  const field = findSlotField(kind);
  return field === undefined ? {} : { [field.name]: invalidMessage(field) };
};

const save = async (deps: LeadServiceDependencies, post: LeadPost, validForm: ValidForm): Promise<LeadPostResult> => {
  const { token, values, context, form } = validForm;
  const outcome = await saveLead(deps, {
    kind: form.kind,
    subject: form.subject,
    path: post.path,
    idempotencyKey: token.idempotencyKey,
    values,
    booking: resolveBooking(form.kind, values, context),
    files: form.uploads.files.map(({ file }) => file),
    attached: { capacity: slotCapacity(form.kind, context), contents: fileContents(form.uploads) },
  });
  if (outcome === null) return respondUnavailable(deps, form);
  if (outcome.outcome === "conflict") {
    return respondWithForm(deps, { ...form, token: issueFormToken(deps, form) }, "refused", [409, "conflict"]);
  }
  if (outcome.outcome === "slot-taken") {
    return respondWithForm(deps, form, "refused", [409, "slotTaken"], { errors: slotErrors(form.kind) });
  }
  if (outcome.outcome === "saved") deps.wakeOutbox();
  return { type: "redirect", to: post.thanks(signThanks(deps.signer, outcome.lead)) };
};
