import { err, ok, type Result } from "../shared/index.ts";
import { type LeadSubject, subjectKey } from "./lead.ts";
import type { Seal } from "./ports.ts";
import { openParts, sealParts } from "./sealed-parts.ts";

/** What a rendered form carries, signed: a form can only be sent for what it was rendered for. */
export type FormToken = {
  readonly kind: string;
  /** As the visitor sees it: the form is accepted also when the vehicle is sold or the database is gone meanwhile. */
  readonly subject: LeadSubject | null;
  readonly idempotencyKey: string;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly expiresAt: number;
};

/** A form may stay open for half a day. */
export const FORM_TTL_MS = 12 * 60 * 60 * 1000;

const PURPOSE = "form";

export const sealFormToken = (seal: Seal, token: FormToken): string =>
  sealParts(seal, PURPOSE, [token.kind, token.subject, token.idempotencyKey, token.renderedAt, token.expiresAt]);

const openFormToken = (seal: Seal, sealed: string): FormToken | null => {
  const parts = openParts(seal, PURPOSE, sealed);
  if (parts?.length !== 5) return null;
  const [kind, subject, idempotencyKey, renderedAt, expiresAt] = parts as [
    string,
    LeadSubject | null,
    string,
    number,
    number,
  ];
  return { kind, subject, idempotencyKey, renderedAt, expiresAt };
};

/** The key of a form that is ours, however old; null where it is not. */
export const formKey = (seal: Seal, sealed: string): string | null =>
  openFormToken(seal, sealed)?.idempotencyKey ?? null;

export type TokenProblem =
  /** Missing, changed, of another kind or about something else. */
  | { readonly code: "forged" }
  /** Genuine, but open for too long. */
  | { readonly code: "expired"; readonly token: FormToken }
  /** Genuine, but rendered less than the minimum ago: a person would still be typing. */
  | { readonly code: "too-soon"; readonly token: FormToken; readonly waitSeconds: number };

/** The token of a form that was sent for `kind` and `subject`, or why the form is not accepted as it came. */
export const checkFormToken = (
  seal: Seal,
  sealed: string,
  wanted: {
    readonly kind: string;
    /** As `subjectKey` writes it. */
    readonly subject: string;
    readonly now: Date;
    readonly minFillSeconds: number;
  },
): Result<FormToken, TokenProblem> => {
  const token = openFormToken(seal, sealed);
  if (token === null || token.kind !== wanted.kind) return err({ code: "forged" });
  if (subjectKey(token.subject) !== wanted.subject) return err({ code: "forged" });
  const now = wanted.now.getTime();
  if (now > token.expiresAt) return err({ code: "expired", token });
  const waitMs = token.renderedAt + wanted.minFillSeconds * 1000 - now;
  if (waitMs > 0) return err({ code: "too-soon", token, waitSeconds: Math.ceil(waitMs / 1000) });
  return ok(token);
};

/** A token for a form that is rendered now for the first time. */
export const newFormToken = (
  about: Pick<FormToken, "kind" | "subject">,
  now: Date,
  newId: () => string,
): FormToken => ({
  kind: about.kind,
  subject: about.subject,
  idempotencyKey: newId(),
  renderedAt: now.getTime(),
  expiresAt: now.getTime() + FORM_TTL_MS,
});

/** The same form, open for another half day; its key stays, so that whatever was sent before is not sent twice. */
export const renewFormToken = (token: FormToken, now: Date): FormToken => ({
  ...token,
  expiresAt: now.getTime() + FORM_TTL_MS,
});
