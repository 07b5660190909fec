import { z } from "zod";
import { parseDurationSeconds } from "../../shared/index.ts";
import { keyName, rate, slug } from "./names.ts";

const routingRule = z.strictObject({
  /** An omitted condition matches everything. The most specific matching rule wins, then the first. */
  kind: keyName.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(z.email()).min(1),
});

/** An e-mail address, or an https address that receives a POST. */
const adfAddress = z.union([z.email(), z.url({ protocol: /^https$/ })], {
  error: "must be an e-mail address or an https address",
});

const adfRule = z.strictObject({
  kind: keyName.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(adfAddress).min(1),
});

/** Opening time as `4h` or `90m`, in minutes; `off`: null. */
const answerTime = z.string().transform((text, context): number | null => {
  if (text === "off") return null;
  const minutes = Math.floor((parseDurationSeconds(text) ?? 0) / 60);
  if (minutes >= 5 && minutes <= 200 * 60) return minutes;
  context.addIssue({ code: "custom", message: "must be off, or opening time from 5m to 200h as 4h or 90m" });
  return z.NEVER;
});

const answerRule = z.strictObject({
  kind: keyName.optional(),
  location: slug.optional(),
  /** Opening time of the location within which a lead is answered; then the next person gets it. */
  within: answerTime,
  /** Who gets it, one after the other; after the last the manager. */
  next: z.array(z.email()).default([]),
});

const scanner = z.union(
  [z.array(z.string().min(1)).min(1), z.url({ protocol: /^icaps?$/ }).regex(/^icaps?:\/\/[^\s/?#@]+\/[^\s#]+$/)],
  { error: 'must be a command as [clamdscan, --no-summary, "-"] or an address as icap://127.0.0.1:1344/avscan' },
);

/** Who gets a lead, and within what time it is answered. */
export const leads = z.strictObject({
  /** Maximum number of confirmation emails per address, regardless of the sender of the form. */
  confirmations: rate.prefault("5/24h"),
  /**
   * Program and options that read an uploaded file from standard input: exit code 0 for a clean, 1 for an infected one; or
   * the address of an ICAP service.
   */
  scanner: scanner.nullable().default(null),
  /** When an unanswered lead goes to the next person. The most specific matching rule wins; without one, never. */
  answers: z.array(answerRule).prefault([{ within: "4h" }]),
  /** Dealer systems that accept leads as ADF. The most specific matching rule wins; there may be none. */
  adf: z.array(adfRule).default([]),
  routing: z
    .array(routingRule)
    .min(1)
    .refine((rules) => rules.some((rule) => !rule.kind && !rule.location && !rule.brand), {
      error: "must have one rule for every lead no other rule names (only `to`)",
    }),
});
