import { parseWithZod } from "@conform-to/zod/v4";
import {
  CONSENT_FIELD,
  checkFormToken,
  type FieldValue,
  type FormFacts,
  type FormToken,
  isSameOrigin,
  kindAbout,
  type LeadFile,
  type LeadKind,
  type LeadSubject,
  problemsByFacts,
  renewFormToken,
  schemaOf,
  sealFormToken,
} from "#domain/leads/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { type Answered, answerForm, type Sent } from "./form-answer.server.ts";
import { readFormBody } from "./form-body.server.ts";
import { formFacts } from "./form-facts.server.ts";
import { HONEYPOT_FIELD, TOKEN_FIELD } from "./form-view.ts";
import { freshToken } from "./form-view.server.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** What the form that was sent is for, and who sent it. */
export type GuardedPost = {
  readonly kind: LeadKind;
  /** What the address is about, as `subjectKey` writes it. */
  readonly subjectKey: string;
  /** Reads what the address is about now; only asked where the form does not say so itself. */
  readonly currentSubject: () => Promise<LeadSubject | null>;
  /** The client's IP address; empty where it is not known. */
  readonly client: string;
};

type Values = Readonly<Record<string, FieldValue>>;

/** A form that may be kept: it is ours, in order, and comes from a person as far as can be told. */
export type Passed = {
  readonly type: "passed";
  readonly token: FormToken;
  /** Cleaned, the consent among them. */
  readonly values: Values;
  readonly facts: FormFacts;
  readonly files: readonly LeadFile[];
  /** By id, the bytes of the files that came with this post; the others wait in the stash. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** What the form is shown from again where it cannot be kept. */
  readonly sent: Sent;
};

const UNREADABLE = { mediaType: 415, tooLarge: 413, unreadable: 400 } as const;

/** Everything before a form is kept. Throws only on a bug. */
export const guardPost = async (request: Request, desk: LeadDesk, post: GuardedPost): Promise<Passed | Answered> => {
  if (!isSameOrigin(request.headers, desk.origins)) {
    return answerForm(desk, await emptyForm(desk, post), "refused", [403, "otherOrigin"]);
  }
  const names = post.kind.fields.map((field) => field.name);
  const body = await readFormBody(request, new Set([...names, CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD]));
  if (!body.ok) {
    return answerForm(desk, await emptyForm(desk, post), "refused", [UNREADABLE[body.error], body.error]);
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
  const checked = validate(sent.kind, values, facts);
  if (!checked.ok) return answerForm(desk, sent, "invalid", [422, "invalid"], { errors: checked.error });
  if (body.value.get(HONEYPOT_FIELD)) return answerForm(desk, sent, "refused", [422, "suspect"]);
  if (!token.ok) return tokenAnswer(desk, sent, token.error);
  return { type: "passed", token: token.value, values: checked.value, facts, files: [], contents: new Map(), sent };
};

const emptyForm = async (desk: LeadDesk, post: GuardedPost): Promise<Sent> => {
  const subject = await post.currentSubject();
  const about = { kind: kindAbout(post.kind, subject?.type ?? null), subject };
  return { ...about, values: {}, token: freshToken(desk, about) };
};

type CheckedToken = ReturnType<typeof checkFormToken>;

/** A genuine form carries on with its own token, with a new term; any other as a new form. */
const carriedOn = async (desk: LeadDesk, post: GuardedPost, checked: CheckedToken): Promise<Sent> => {
  const renewed = (token: FormToken): Sent => {
    const { subject } = token;
    const sealed = sealFormToken(desk.seal, renewFormToken(token, desk.clock.now()));
    return { kind: kindAbout(post.kind, subject?.type ?? null), subject, values: {}, token: sealed };
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
      return answerForm(desk, sent, "refused", [403, "renewed"]);
    case "expired":
      return answerForm(desk, sent, "refused", [422, "expired"]);
    case "too-soon": {
      const headers = { "Retry-After": String(problem.waitSeconds) };
      return answerForm(desk, sent, "refused", [429, "tooSoon"], { headers });
    }
  }
};

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
