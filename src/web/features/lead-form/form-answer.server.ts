import { formKey, type LeadSubject, NOTICES, type Notice } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { type FormAbout, leadFormView } from "./form-view.server.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { keepFilesForLater } from "./stashed-files.server.ts";
import type { TakenFiles } from "./taken-files.server.ts";

/**
 * The answer to a form that is not taken as it came, with everything typed: `invalid` 422, `refused`
 * 400|403|409|413|415|422|429, `unavailable` 503. `subject` and `view` are what the page is rendered from, so that it
 * needs no database that may just be gone.
 */
export type Answered = {
  readonly type: "invalid" | "refused" | "unavailable";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: LeadSubject | null;
  readonly view: LeadFormView;
  readonly reply: LeadFormReply;
};

/** A form as it came in: what was typed and chosen, and what it carries on with where it is shown again. */
export type Sent = FormAbout & {
  readonly values: Readonly<Record<string, string>>;
  readonly token: string;
  readonly taken: TakenFiles;
  readonly client: string;
};

type More = Pick<LeadFormReply, "question"> & {
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const TONES = { invalid: "error", refused: "info", unavailable: "error" } as const;

/** Where a visitor is told to call, the number is told too. */
const withPhone = (notice: Notice, subject: LeadSubject | null): string => {
  const place = subject?.location;
  if (!place || (notice !== "unavailable" && notice !== "tooMany")) return NOTICES[notice];
  return `${NOTICES[notice]} ${place.name} répond au ${place.phone}.`;
};

/** Shows a form again, with what is to be done now. */
export const answerForm = async (
  desk: LeadDesk,
  sent: Sent,
  type: Answered["type"],
  [status, notice]: readonly [number, Notice],
  { errors, headers, question }: More = {},
): Promise<Answered> => {
  const { subject, token, values, taken, client } = sent;
  const later = await keepFilesForLater(desk, taken, { key: formKey(desk.seal, token) ?? "", client });
  return {
    type,
    status,
    headers: headers ?? {},
    subject,
    view: await leadFormView(desk, sent, token),
    reply: {
      token,
      values,
      errors: { ...later.errors, ...errors },
      notice: withPhone(notice, subject),
      tone: TONES[type],
      ...(taken.files.length > 0 && { files: later.received }),
      ...(question && { question }),
    },
  };
};

/** A form that could not be kept: the database does not answer, and may again in a minute. */
export const answerUnavailable = (desk: LeadDesk, sent: Sent): Promise<Answered> =>
  answerForm(desk, sent, "unavailable", [503, "unavailable"], { headers: { "Retry-After": "60" } });
