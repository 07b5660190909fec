import { parseWithZod } from "@conform-to/zod/v4";
import {
  bookingOf,
  CONSENT_FIELD,
  checkFormToken,
  type FieldValue,
  type FormFacts,
  type FormToken,
  isSameOrigin,
  type LeadKind,
  type LeadSubject,
  NOTICES,
  type Notice,
  problemsByFacts,
  renewFormToken,
  schemaOf,
  sealFormToken,
  sealThanks,
} from "#domain/leads/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { readFormBody } from "./form-body.server.ts";
import { formFacts } from "./form-facts.server.ts";
import { HONEYPOT_FIELD, type LeadFormReply, type LeadFormView, TOKEN_FIELD } from "./form-view.ts";
import { type FormAbout, freshToken, leadFormView } from "./form-view.server.ts";
import { keepLead } from "./keep-lead.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** What the form that was sent is for, and where its thanks are. */
export type LeadPost = {
  readonly kind: LeadKind;
  /** What the address is about, as `subjectKey` writes it. */
  readonly subjectKey: string;
  /** Reads what the address is about now; only asked where the form does not say so itself. */
  readonly currentSubject: () => Promise<LeadSubject | null>;
  /** Path of the form's page, kept as the lead's source. */
  readonly path: string;
  /** Address of the thanks page for a signed reference. */
  readonly thanks: (ref: string) => string;
};

/**
 * The answer to a form. `redirect`: the lead is committed (303). All others carry the form with everything typed:
 * `invalid` 422, `refused` 400|403|409|413|415|422|429, `unavailable` 503. `subject` and `view` are what the page is
 * rendered from, so that it needs no database that may just be gone.
 */
export type IntakeResult =
  | { readonly type: "redirect"; readonly to: string }
  | {
      readonly type: "invalid" | "refused" | "unavailable";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly subject: LeadSubject | null;
      readonly view: LeadFormView;
      readonly reply: LeadFormReply;
    };

type Answered = Extract<IntakeResult, { reply: LeadFormReply }>;

/** A form as it came in: what was typed, and what it carries on with where it is shown again. */
type Sent = FormAbout & { readonly values: Readonly<Record<string, string>>; readonly token: string };

const TONES = { invalid: "error", refused: "info", unavailable: "error" } as const;

const answer = async (
  desk: LeadDesk,
  sent: Sent,
  type: Answered["type"],
  [status, notice]: readonly [number, Notice],
  more: {
    readonly errors?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
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

const UNREADABLE = { mediaType: 415, tooLarge: 413, unreadable: 400 } as const;

/** Takes in a form that was posted: `redirect` only once lead and deliveries are committed. Throws only on a bug. */
export const handleLeadPost = async (request: Request, desk: LeadDesk, post: LeadPost): Promise<IntakeResult> => {
  if (!isSameOrigin(request.headers, desk.origins)) {
    return answer(desk, await emptyForm(desk, post), "refused", [403, "otherOrigin"]);
  }
  const names = post.kind.fields.map((field) => field.name);
  const body = await readFormBody(request, new Set([...names, CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD]));
  if (!body.ok) {
    return answer(desk, await emptyForm(desk, post), "refused", [UNREADABLE[body.error], body.error]);
  }
  const values = Object.fromEntries(
    [...body.value].filter(([name]) => name !== TOKEN_FIELD && name !== HONEYPOT_FIELD),
  );
  const token = checkFormToken(desk.seal, body.value.get(TOKEN_FIELD) ?? "", {
    kind: post.kind.name,
    subject: post.subjectKey,
    now: desk.clock.now(),
    minFillSeconds: desk.minFillSeconds,
  });
  const sent = { ...(await carriedOn(desk, post, token)), values };
  const facts = formFacts(desk, sent.subject);
  const checked = validate(post.kind, values, facts);
  if (!checked.ok) return answer(desk, sent, "invalid", [422, "invalid"], { errors: checked.error });
  if (body.value.get(HONEYPOT_FIELD)) return answer(desk, sent, "refused", [422, "suspect"]);
  if (!token.ok) return tokenAnswer(desk, sent, token.error);
  return keep(desk, post, { token: token.value, values: checked.value, facts }, sent);
};

const emptyForm = async (desk: LeadDesk, post: LeadPost): Promise<Sent> => {
  const about = { kind: post.kind, subject: await post.currentSubject() };
  return { ...about, values: {}, token: freshToken(desk, about) };
};

type CheckedToken = ReturnType<typeof checkFormToken>;

/** A genuine form carries on with its own token, with a new term; any other as a new form. */
const carriedOn = async (desk: LeadDesk, post: LeadPost, checked: CheckedToken): Promise<Sent> => {
  const { kind } = post;
  const renewed = (token: FormToken): Sent => {
    const sealed = sealFormToken(desk.seal, renewFormToken(token, desk.clock.now()));
    return { kind, subject: token.subject, values: {}, token: sealed };
  };
  if (checked.ok) return renewed(checked.value);
  return checked.error.code === "forged" ? emptyForm(desk, post) : renewed(checked.error.token);
};

const tokenAnswer = (
  desk: LeadDesk,
  sent: Sent,
  problem: Extract<CheckedToken, { ok: false }>["error"],
): Promise<Answered> => {
  switch (problem.code) {
    case "forged":
      return answer(desk, sent, "refused", [403, "renewed"]);
    case "expired":
      return answer(desk, sent, "refused", [422, "expired"]);
    case "too-soon": {
      const headers = { "Retry-After": String(problem.waitSeconds) };
      return answer(desk, sent, "refused", [429, "tooSoon"], { headers });
    }
  }
};

type Values = Readonly<Record<string, FieldValue>>;

/** The cleaned values, or one message a field. */
const validate = (
  kind: LeadKind,
  typed: Sent["values"],
  facts: FormFacts,
): Result<Values, Readonly<Record<string, string>>> => {
  const submission = parseWithZod(new URLSearchParams(typed), {
    schema: schemaOf(kind),
    disableAutoCoercion: true,
  });
  if (submission.status === "success") {
    const problems = problemsByFacts(kind, submission.value, facts);
    return Object.keys(problems).length === 0 ? ok(submission.value) : err(problems);
  }
  const errors = Object.entries(submission.error ?? {}).flatMap(([name, messages]) =>
    messages?.[0] === undefined ? [] : [[name, messages[0]] as const],
  );
  return err(Object.fromEntries(errors));
};

const keep = async (
  desk: LeadDesk,
  post: LeadPost,
  { token, values, facts }: { readonly token: FormToken; readonly values: Values; readonly facts: FormFacts },
  sent: Sent,
): Promise<IntakeResult> => {
  const outcome = await keepLead(desk, {
    kind: post.kind,
    subject: token.subject,
    path: post.path,
    idempotencyKey: token.idempotencyKey,
    values,
    booking: bookingOf(post.kind, values, facts),
    files: [],
    attached: { capacity: facts.place?.slots.capacity ?? 1, contents: new Map() },
  });
  if (outcome === null) {
    return answer(desk, sent, "unavailable", [503, "unavailable"], { headers: { "Retry-After": "60" } });
  }
  if (outcome.outcome === "conflict") {
    return answer(desk, { ...sent, token: freshToken(desk, sent) }, "refused", [409, "conflict"]);
  }
  if (outcome.outcome === "slot-taken") return answer(desk, sent, "refused", [409, "slotTaken"]);
  if (outcome.outcome === "stored") desk.wake();
  return { type: "redirect", to: post.thanks(sealThanks(desk.seal, outcome.lead)) };
};
