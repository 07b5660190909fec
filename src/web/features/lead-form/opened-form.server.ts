import {
  CONSENT_FIELD,
  checkFormToken,
  formKey,
  type FormToken,
  isProof,
  kindAbout,
  type LeadKind,
  type LeadSubject,
  renewFormToken,
  sealFormToken,
  type TokenProblem,
} from "#domain/leads/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import type { Sent } from "./form-answer.server.ts";
import type { FormBody } from "./form-body.server.ts";
import { PROOF_FIELD, TOKEN_FIELD } from "./form-view.ts";
import { freshToken } from "./form-view.server.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { NO_FILES, takeFiles } from "./taken-files.server.ts";

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

export type OpenedForm = {
  readonly sent: Sent;
  readonly token: Result<FormToken, TokenProblem>;
  /** The browser has worked for this form. */
  readonly proved: boolean;
};

/** A new form, of which nothing was read. */
export const emptyForm = async (desk: LeadDesk, post: GuardedPost): Promise<Sent> => {
  const subject = await post.currentSubject();
  const about = { kind: kindAbout(post.kind, subject?.type ?? null), subject };
  return { ...about, values: {}, token: freshToken(desk, about), taken: NO_FILES, client: post.client };
};

/** A form with a proof of work is not told to wait. */
const checkToken = (desk: LeadDesk, post: GuardedPost, body: FormBody): Pick<OpenedForm, "token" | "proved"> => {
  const sealed = body.texts.get(TOKEN_FIELD) ?? "";
  const token = checkFormToken(desk.seal, sealed, {
    kind: post.kind.name,
    subject: post.subjectKey,
    now: desk.clock.now(),
    minFillSeconds: desk.minFillSeconds,
  });
  const proved = isProof(body.texts.get(PROOF_FIELD) ?? "", formKey(desk.seal, sealed) ?? "", desk.digest);
  const early = !token.ok && token.error.code === "too-soon" ? token.error.token : null;
  return { token: proved && early ? ok(early) : token, proved };
};

/** A genuine form carries on with its own token, with a new term; any other as a new form. */
const carriedOn = async (desk: LeadDesk, post: GuardedPost, token: OpenedForm["token"]): Promise<Sent> => {
  const renewed = (own: FormToken): Sent => {
    const { subject } = own;
    const sealed = sealFormToken(desk.seal, renewFormToken(own, desk.clock.now()));
    const kind = kindAbout(post.kind, subject?.type ?? null);
    return { kind, subject, values: {}, token: sealed, taken: NO_FILES, client: post.client };
  };
  if (token.ok) return renewed(token.value);
  return token.error.code === "forged" ? emptyForm(desk, post) : renewed(token.error.token);
};

const typedValues = ({ fields }: LeadKind, { texts }: FormBody): Sent["values"] => {
  const names = [...fields.filter((field) => field.kind !== "file").map(({ name }) => name), CONSENT_FIELD];
  return Object.fromEntries(names.map((name) => [name, texts.get(name)] as const).filter(isTyped));
};

const isTyped = (entry: readonly [string, string | undefined]): entry is readonly [string, string] =>
  entry[1] !== undefined;

/** What was sent as a form of ours: what it is about, what was typed, and its files. */
export const openForm = async (desk: LeadDesk, post: GuardedPost, body: FormBody): Promise<OpenedForm> => {
  const checked = checkToken(desk, post, body);
  const form = await carriedOn(desk, post, checked.token);
  const taken = await takeFiles(desk, form.kind, body, formKey(desk.seal, form.token) ?? "");
  return { ...checked, sent: { ...form, taken, values: typedValues(form.kind, body) } };
};
