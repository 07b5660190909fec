import { parseWithZod } from "@conform-to/zod/v4";
import {
  CONSENT_FIELD,
  type FieldValue,
  type FormFacts,
  type FormToken,
  isSameOrigin,
  type LeadKind,
  problemsByFacts,
  schemaOf,
  type TokenProblem,
} from "#domain/leads/index.ts";
import { doubtAbout } from "./doubt.server.ts";
import { type Answered, answerForm, type Sent } from "./form-answer.server.ts";
import { type BodyProblem, type BodyRules, type FormBody, readFormBody } from "./form-body.server.ts";
import { formFacts } from "./form-facts.server.ts";
import { ANSWER_FIELD, HONEYPOT_FIELD, PROOF_FIELD, QUESTION_FIELD, receivedField, TOKEN_FIELD } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { secondsOver } from "./seconds-over.server.ts";
import { emptyForm, type GuardedPost, openForm, type OpenedForm } from "./opened-form.server.ts";
import { fileFields } from "./taken-files.server.ts";

export type { GuardedPost } from "./opened-form.server.ts";

type Values = Readonly<Record<string, FieldValue>>;

/** A form that may be kept: it is ours, in order, and comes from a person as far as can be told. */
export type Passed = {
  readonly type: "passed";
  readonly token: FormToken;
  /** Cleaned, the consent among them. */
  readonly values: Values;
  readonly facts: FormFacts;
  /** What was typed and chosen, and what the form is shown from again where it cannot be kept. */
  readonly sent: Sent;
};

/** Everything a form sends that is no file; the longest honest one takes half of it. */
const TEXT_LIMIT = 64 * 1024;

const OWN_FIELDS = [CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD, PROOF_FIELD, ANSWER_FIELD, QUESTION_FIELD];

const bodyRules = (kind: LeadKind): BodyRules => {
  const files = fileFields(kind);
  const texts = kind.fields.filter((field) => field.kind !== "file").map(({ name }) => name);
  return {
    texts: new Set([...texts, ...OWN_FIELDS, ...files.map(({ name }) => receivedField(name))]),
    files: new Set(files.map(({ name }) => name)),
    limit: files.reduce((sum, { max_bytes }) => sum + max_bytes, TEXT_LIMIT),
  };
};

/** Everything before a form is kept. Throws only on a bug. */
export const guardPost = async (request: Request, desk: LeadDesk, post: GuardedPost): Promise<Passed | Answered> => {
  if (!isSameOrigin(request.headers, desk.origins)) {
    return answerForm(desk, await emptyForm(desk, post), "refused", [403, "otherOrigin"]);
  }
  const body = await readFormBody(request, bodyRules(post.kind));
  if (!body.ok) return unreadAnswer(desk, post, body.error);
  const form = await openForm(desk, post, body.value);
  const { sent } = form;
  const facts = formFacts(desk, sent.subject);
  const checked = validate(sent, facts);
  if (checked.type === "invalid") return answerForm(desk, sent, "invalid", [422, "invalid"], checked);
  if (!form.token.ok) return tokenAnswer(desk, sent, form.token.error);
  const token = form.token.value;
  const refusal = (await doubtful(desk, form, body.value, token)) ?? (await tooMany(desk, sent, token));
  return refusal ?? { type: "passed", token, values: checked.values, facts, sent };
};

const UNREAD = { mediaType: 415, tooLarge: 413, unreadable: 400, busy: 503 } as const;

/** Nothing of the form is known here: the visitor's own browser still has it. */
const unreadAnswer = async (desk: LeadDesk, post: GuardedPost, problem: BodyProblem): Promise<Answered> => {
  const notice = problem === "tooLarge" && fileFields(post.kind).length > 0 ? "filesTooLarge" : problem;
  const headers = problem === "busy" ? { "Retry-After": "10" } : {};
  const type = problem === "busy" ? "unavailable" : "refused";
  return answerForm(desk, await emptyForm(desk, post), type, [UNREAD[problem], notice], { headers });
};

type Checked =
  | { readonly type: "valid"; readonly values: Values }
  | { readonly type: "invalid"; readonly errors: Readonly<Record<string, string>> };

/** The cleaned values, or one message a field. */
const validate = ({ kind, values, taken }: Sent, facts: FormFacts): Checked => {
  // The rules know a file by its name; of one that cannot be taken they need not say that there is none.
  const files = [...taken.files.map(({ file }) => [file.field, file.name]), ...Object.entries(taken.errors)];
  const typed = new URLSearchParams(Object.fromEntries([...Object.entries(values), ...files]));
  const submission = parseWithZod(typed, { schema: schemaOf(kind), disableAutoCoercion: true });
  const problems =
    submission.status === "success" ? problemsByFacts(kind, submission.value, facts) : firstMessages(submission.error);
  const errors = { ...problems, ...taken.errors };
  if (submission.status === "success" && Object.keys(errors).length === 0) {
    return { type: "valid", values: submission.value };
  }
  return { type: "invalid", errors };
};

const firstMessages = (error: Readonly<Record<string, string[] | null>> | undefined | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([name, messages]) =>
      messages?.[0] === undefined ? [] : [[name, messages[0]] as const],
    ),
  );

const tokenAnswer = (desk: LeadDesk, sent: Sent, problem: TokenProblem): Promise<Answered> => {
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

const doubtful = async (
  desk: LeadDesk,
  { sent, proved }: OpenedForm,
  body: FormBody,
  { idempotencyKey: key }: FormToken,
): Promise<Answered | null> => {
  const doubt = await doubtAbout(desk, { key, client: sent.client, proved, body, values: sent.values });
  return doubt && answerForm(desk, sent, "refused", [422, "question"], doubt);
};

const tooMany = async (desk: LeadDesk, sent: Sent, { idempotencyKey: key }: FormToken): Promise<Answered | null> => {
  if (desk.rate === null) return null;
  const seconds = await secondsOver(desk, desk.rate, { what: "form", client: sent.client, key });
  if (seconds === 0) return null;
  return answerForm(desk, sent, "refused", [429, "tooMany"], { headers: { "Retry-After": String(seconds) } });
};
