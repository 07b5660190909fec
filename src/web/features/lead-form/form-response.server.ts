import { FORM_NOTICES, type FormNotice } from "#application/strings/forms/form-notices.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import { readFormKey } from "#domain/spam/index.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { type FormTopic, leadFormView } from "./form-view.server.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import { stashFiles } from "./stash-files.server.ts";
import type { UploadedFiles } from "./uploaded-files.server.ts";

/**
 * The response to a form that was not saved, with everything the visitor entered: `invalid` 422, `refused`
 * 400|403|409|413|415|422|429, `unavailable` 503. The page renders from `subject` and `view` without the database,
 * which may have just failed.
 */
export type FormResponse = {
  readonly type: "invalid" | "refused" | "unavailable";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: LeadSubject | null;
  readonly view: LeadFormView;
  readonly reply: LeadFormReply;
};

export type SubmittedForm = FormTopic & {
  readonly values: Readonly<Record<string, string>>;
  readonly token: string;
  readonly uploads: UploadedFiles;
  readonly client: string;
};

type ResponseDetails = Pick<LeadFormReply, "question"> & {
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const TONES = { invalid: "error", refused: "info", unavailable: "error" } as const;

/** Adds the phone number to notices that ask the visitor to call. */
const withPhone = (notice: FormNotice, subject: LeadSubject | null): string => {
  const location = subject?.location;
  if (!location || (notice !== "unavailable" && notice !== "tooMany")) return FORM_NOTICES[notice];
  return `${FORM_NOTICES[notice]} ${location.name} répond au ${location.phone}.`;
};

/** Returns the form to the visitor with a notice; stashes its files for the next submission. */
export const respondWithForm = async (
  deps: LeadServiceDependencies,
  form: SubmittedForm,
  type: FormResponse["type"],
  [status, notice]: readonly [number, FormNotice],
  { errors, headers, question }: ResponseDetails = {},
): Promise<FormResponse> => {
  const { subject, token, values, uploads, client } = form;
  const stashed = await stashFiles(deps, uploads, { key: readFormKey(deps.signer, token) ?? "", client });
  return {
    type,
    status,
    headers: headers ?? {},
    subject,
    view: await leadFormView(deps, form, token),
    reply: {
      token,
      values,
      errors: { ...stashed.errors, ...errors },
      notice: withPhone(notice, subject),
      tone: TONES[type],
      ...(uploads.files.length > 0 && { files: stashed.uploaded }),
      ...(question && { question }),
    },
  };
};

/** The response to a valid form that the database could not save: 503, retry after 60 seconds. */
export const respondUnavailable = (deps: LeadServiceDependencies, form: SubmittedForm): Promise<FormResponse> =>
  respondWithForm(deps, form, "unavailable", [503, "unavailable"], { headers: { "Retry-After": "60" } });
