import { type LeadSubject, subjectKey } from "../leads/index.ts";
import { type Signer, verifyValues, signValues, err, ok, type Result } from "../shared/index.ts";
import { proofBits, type ProofTask } from "./proof-of-work.ts";

/** Name of the field with a form's signed token. */
export const TOKEN_FIELD = "formulaire";

/**
 * Protects form posts against cross-site requests. Pages cannot set `Sec-Fetch-Site`; browsers before 2023 send `Origin`
 * with every post. A request with neither header does not come from a browser, so another site cannot have caused it (as
 * in Go's `http.CrossOriginProtection`). `origins`: the site's origins, such as `https://www.garage.example`.
 */
export const isSameOrigin = (
  headers: { readonly get: (name: string) => string | null },
  origins: readonly string[],
): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  return origin === null || origins.includes(origin);
};

/** Signed into each rendered form, so that it can only be sent for the kind and subject it was rendered for. */
export type FormToken = {
  readonly kind: string;
  /** Snapshot, so that the form is accepted even when the vehicle was sold or the database is down. */
  readonly subject: LeadSubject | null;
  readonly idempotencyKey: string;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly expiresAt: number;
};

/** Validity of a form: 12 hours. */
export const FORM_TTL_MS = 12 * 60 * 60 * 1000;

const PURPOSE = "form";

export const signFormToken = (signer: Signer, token: FormToken): string =>
  signValues(signer, PURPOSE, [token.kind, token.subject, token.idempotencyKey, token.renderedAt, token.expiresAt]);

const verifyFormToken = (signer: Signer, signed: string): FormToken | null => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values?.length !== 5) return null;
  const [kind, subject, idempotencyKey, renderedAt, expiresAt] = values as [
    string,
    LeadSubject | null,
    string,
    number,
    number,
  ];
  return { kind, subject, idempotencyKey, renderedAt, expiresAt };
};

/** The idempotency key of a genuine token, also an expired one, of any form; null for an invalid token. */
export const readFormKey = (signer: Signer, signed: string): string | null =>
  verifyFormToken(signer, signed)?.idempotencyKey ?? null;

export type FormTokenProblem =
  /** Missing, altered, or for another kind or subject. */
  | { readonly code: "forged" }
  | { readonly code: "expired"; readonly token: FormToken }
  /** Sent faster than a person can fill in the form. */
  | { readonly code: "too-soon"; readonly token: FormToken; readonly waitSeconds: number };

export const checkFormToken = (
  signer: Signer,
  signed: string,
  expected: {
    readonly kind: string;
    /** As returned by `subjectKey`. */
    readonly subject: string;
    readonly now: Date;
    readonly minFillSeconds: number;
  },
): Result<FormToken, FormTokenProblem> => {
  const token = verifyFormToken(signer, signed);
  if (token === null || token.kind !== expected.kind) return err({ code: "forged" });
  if (subjectKey(token.subject) !== expected.subject) return err({ code: "forged" });
  const now = expected.now.getTime();
  if (now > token.expiresAt) return err({ code: "expired", token });
  const waitMs = token.renderedAt + expected.minFillSeconds * 1000 - now;
  // A render time in the future means the clock was set back; the elapsed time is then unknown.
  if (waitMs > 0 && now >= token.renderedAt)
    return err({ code: "too-soon", token, waitSeconds: Math.ceil(waitMs / 1000) });
  return ok(token);
};

export const createFormToken = (
  form: Pick<FormToken, "kind" | "subject">,
  now: Date,
  newId: () => string,
): FormToken => ({
  kind: form.kind,
  subject: form.subject,
  idempotencyKey: newId(),
  renderedAt: now.getTime(),
  expiresAt: now.getTime() + FORM_TTL_MS,
});

/** Extends the validity by 12 hours. The idempotency key is unchanged, so that the form still creates one lead at most. */
export const renewFormToken = (token: FormToken, now: Date): FormToken => ({
  ...token,
  expiresAt: now.getTime() + FORM_TTL_MS,
});

/**
 * The proof of work of a form by its token. A form that is rendered again has the same task, so the browser solves it
 * once.
 */
export const proofTaskOf = (signer: Signer, signed: string, minFillSeconds: number): ProofTask => ({
  challenge: readFormKey(signer, signed) ?? "",
  bits: proofBits(minFillSeconds),
});
