import { type LeadSubject, NOTICES, type Notice } from "#domain/leads/index.ts";
import type { LeadFormReply, LeadFormView } from "./form-view.ts";
import { type FormAbout, leadFormView } from "./form-view.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

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

/** A form as it came in: what was typed, and what it carries on with where it is shown again. */
export type Sent = FormAbout & { readonly values: Readonly<Record<string, string>>; readonly token: string };

type More = {
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const TONES = { invalid: "error", refused: "info", unavailable: "error" } as const;

/** Shows a form again, with what is to be done now. */
export const answerForm = async (
  desk: LeadDesk,
  sent: Sent,
  type: Answered["type"],
  [status, notice]: readonly [number, Notice],
  more: More = {},
): Promise<Answered> => ({
  type,
  status,
  headers: more.headers ?? {},
  subject: sent.subject,
  view: await leadFormView(desk, sent, sent.token),
  reply: {
    token: sent.token,
    values: sent.values,
    errors: more.errors ?? {},
    notice: NOTICES[notice],
    tone: TONES[type],
  },
});

/** A form that could not be kept: the database does not answer, and may again in a minute. */
export const answerUnavailable = (desk: LeadDesk, sent: Sent): Promise<Answered> =>
  answerForm(desk, sent, "unavailable", [503, "unavailable"], { headers: { "Retry-After": "60" } });
