import { parseWithZod } from "@conform-to/zod/v4";
import {
  CONSENT_FIELD,
  checkFormToken,
  type FieldValue,
  type FormToken,
  isSameOrigin,
  NOTICES,
  type Notice,
  renewFormToken,
  schemaOf,
  sealFormToken,
  sealThanks,
  subjectKey,
} from "#domain/leads/index.ts";
import type { Result } from "#domain/shared/index.ts";
import { readFormBody } from "./form-body.server.ts";
import { HONEYPOT_FIELD, type LeadFormReply, TOKEN_FIELD } from "./form-view.ts";
import { type FormAbout, freshToken } from "./form-view.server.ts";
import { keepLead } from "./keep-lead.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** What the form that was sent is for, and where its thanks are. */
export type LeadPost = FormAbout & {
  /** Path of the form's page, kept as the lead's source. */
  readonly path: string;
  /** Address of the thanks page for a signed reference. */
  readonly thanks: (ref: string) => string;
};

/**
 * The answer to a form. `redirect`: the lead is committed (303). All others carry the form with everything typed:
 * `invalid` 422, `refused` 403|409|413|415|422|429, `unavailable` 503.
 */
export type IntakeResult =
  | { readonly type: "redirect"; readonly to: string }
  | {
      readonly type: "invalid" | "refused" | "unavailable";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly reply: LeadFormReply;
    };

type Answered = Extract<IntakeResult, { reply: LeadFormReply }>;

type Sent = { readonly values: Readonly<Record<string, string>>; readonly token: string };

const TONES = { invalid: "error", refused: "info", unavailable: "error" } as const;

const answer = (
  type: Answered["type"],
  status: number,
  notice: Notice,
  sent: Sent,
  more: {
    readonly errors?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Answered => ({
  type,
  status,
  headers: more.headers ?? {},
  reply: { ...sent, errors: more.errors ?? {}, notice: NOTICES[notice], tone: TONES[type] },
});

const UNREADABLE = { mediaType: 415, tooLarge: 413, unreadable: 400 } as const;

/** Takes in a form that was posted: `redirect` only once lead and deliveries are committed. Throws only on a bug. */
export const handleLeadPost = async (request: Request, desk: LeadDesk, post: LeadPost): Promise<IntakeResult> => {
  const nothing = (): Sent => ({ values: {}, token: freshToken(desk, post) });
  if (!isSameOrigin(request.headers, desk.origins)) return answer("refused", 403, "otherOrigin", nothing());
  const names = post.kind.fields.map((field) => field.name);
  const body = await readFormBody(request, new Set([...names, CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD]));
  if (!body.ok) return answer("refused", UNREADABLE[body.error], body.error, nothing());
  const typed = Object.fromEntries([...body.value].filter(([name]) => name !== TOKEN_FIELD && name !== HONEYPOT_FIELD));
  const token = checkFormToken(desk.seal, body.value.get(TOKEN_FIELD) ?? "", {
    kind: post.kind.name,
    subject: subjectKey(post.subject),
    now: desk.clock.now(),
    minFillSeconds: desk.minFillSeconds,
  });
  const sent = { values: typed, token: tokenToShow(desk, post, token) };
  const checked = validate(post, typed);
  if (!checked.ok) return answer("invalid", 422, "invalid", sent, { errors: checked.error });
  if (body.value.get(HONEYPOT_FIELD)) return answer("refused", 422, "suspect", sent);
  if (!token.ok) return tokenAnswer(token.error, sent);
  return keep(desk, post, token.value, checked.value, sent);
};

type CheckedToken = ReturnType<typeof checkFormToken>;

/** The token the form carries on with: its own where it is genuine, with a new term where that ran out. */
const tokenToShow = (desk: LeadDesk, post: LeadPost, checked: CheckedToken): string => {
  const renewed = (token: FormToken): string => sealFormToken(desk.seal, renewFormToken(token, desk.clock.now()));
  if (checked.ok) return renewed(checked.value);
  return checked.error.code === "forged" ? freshToken(desk, post) : renewed(checked.error.token);
};

const tokenAnswer = (problem: Extract<CheckedToken, { ok: false }>["error"], sent: Sent): Answered => {
  switch (problem.code) {
    case "forged":
      return answer("refused", 403, "renewed", sent);
    case "expired":
      return answer("refused", 422, "expired", sent);
    case "too-soon":
      return answer("refused", 429, "tooSoon", sent, { headers: { "Retry-After": String(problem.waitSeconds) } });
  }
};

type Values = Readonly<Record<string, FieldValue>>;

/** The cleaned values, or one message a field. */
const validate = (post: LeadPost, typed: Sent["values"]): Result<Values, Readonly<Record<string, string>>> => {
  const submission = parseWithZod(new URLSearchParams(typed), {
    schema: schemaOf(post.kind),
    disableAutoCoercion: true,
  });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const errors = Object.entries(submission.error ?? {}).flatMap(([name, messages]) =>
    messages?.[0] === undefined ? [] : [[name, messages[0]] as const],
  );
  return { ok: false, error: Object.fromEntries(errors) };
};

const keep = async (
  desk: LeadDesk,
  post: LeadPost,
  token: FormToken,
  values: Values,
  sent: Sent,
): Promise<IntakeResult> => {
  const outcome = await keepLead(desk, post, token.idempotencyKey, values);
  if (outcome === null) return answer("unavailable", 503, "unavailable", sent, { headers: { "Retry-After": "60" } });
  if (outcome.outcome === "conflict") {
    return answer("refused", 409, "conflict", { ...sent, token: freshToken(desk, post) });
  }
  if (outcome.outcome === "stored") desk.wake();
  return { type: "redirect", to: post.thanks(sealThanks(desk.seal, outcome.lead)) };
};
