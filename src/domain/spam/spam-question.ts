import { type Signer, type RandomBytes, verifyValues, signValues } from "../shared/index.ts";

/** In tokens a question is its index here. */
const TYPES = ["sum", "difference", "number-after", "number-before", "day-after"] as const;

/** A question to `first` and `second`, from 2 to 18; a day is counted from Monday and starts again after Sunday. */
export type SpamQuestion = { readonly type: (typeof TYPES)[number]; readonly first: number; readonly second: number };

/** The answer: a number, or a day counted from Monday. */
type SpamAnswer = { readonly type: "number" | "day"; readonly value: number };

/** A question for suspicious submissions. The token is bound to one form. */
type SignedSpamQuestion = { readonly question: SpamQuestion; readonly signed: string };

/** `a` and `b`: from 2 to 9. Undefined for an unknown index. */
const questionAt = (index: number, a: number, b: number): SpamQuestion | undefined => {
  const type = TYPES[index];
  if (type === undefined) return undefined;
  return type === "sum" || type === "day-after" ? { type, first: a, second: b } : { type, first: a + b, second: b };
};

export const spamAnswer = ({ type, first, second }: SpamQuestion): SpamAnswer => {
  switch (type) {
    case "sum":
      return { type: "number", value: first + second };
    case "difference":
      return { type: "number", value: first - second };
    case "number-after":
      return { type: "number", value: first + 1 };
    case "number-before":
      return { type: "number", value: first - 1 };
    case "day-after":
      return { type: "day", value: first + 1 };
  }
};

const PURPOSE = "question";

const TTL_MS = 60 * 60 * 1000;

/** `key`: idempotency key of the form. */
export const createSpamQuestion = (
  signer: Signer,
  key: string,
  { now, randomBytes }: { readonly now: Date; readonly randomBytes: RandomBytes },
): SignedSpamQuestion => {
  const [typeByte = 0, firstByte = 0, secondByte = 0] = randomBytes(3);
  const index = typeByte % TYPES.length;
  const [a, b] = [2 + (firstByte % 8), 2 + (secondByte % 8)];
  const question = questionAt(index, a, b) ?? { type: "sum", first: a, second: b };
  return { question, signed: signValues(signer, PURPOSE, [key, index, a, b, now.getTime() + TTL_MS]) };
};

/** Null when the token is invalid, expired or for another form. */
export const verifySpamQuestion = (signer: Signer, key: string, signed: string, now: Date): SpamQuestion | null => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values === null) return null;
  const [formKey, index, a, b, expiresAt] = values as [string, number, number, number, number];
  if (formKey !== key || now.getTime() > expiresAt) return null;
  return questionAt(index, a, b) ?? null;
};
