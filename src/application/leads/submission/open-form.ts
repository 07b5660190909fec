import type { FormContext, LeadKind } from "#domain/forms/index.ts";
import { type LeadSubject, retentionMonths } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { createFormToken, type ProofTask, proofTaskOf, signFormToken } from "#domain/spam/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { answerTime } from "../../strings/answer-time.ts";
import { placeholderValues } from "../../strings/forms/placeholders.ts";
import { createFormContext, type OfferedDay, offeredSlotDays } from "./form-context.ts";

export type FormTopic = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

/** A form for one visitor. It holds a token, so its page must not be cached. */
export type OpenForm = FormTopic & {
  readonly token: string;
  readonly proof: ProofTask;
  /** A form without proof of work is refused sooner. */
  readonly minFillSeconds: number;
  /** Values for the placeholders in the texts of the kind. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly context: FormContext;
  /** The free appointments of its slot field; all when the database fails. */
  readonly slotDays: readonly OfferedDay[];
  /** The location that answers the phone: that of the form, else the first of the group; null when there is none. */
  readonly contact: Pick<Location, "name" | "phone"> | null;
  /** Model names with their brand: "Ford Puma". */
  readonly models: readonly string[];
};

/** Signs a token for a form rendered now. Every rendering has its own idempotency key. */
export const issueFormToken = (
  deps: Pick<LeadServiceDependencies, "signer" | "clock" | "newId">,
  { kind, subject }: FormTopic,
): string => signFormToken(deps.signer, createFormToken({ kind: kind.name, subject }, deps.clock.now(), deps.newId));

/** Values for the placeholders in the texts of a kind's form. */
export const formPlaceholders = (
  { group, answers, retention }: Pick<LeadServiceDependencies, "group" | "answers" | "retention">,
  kind: LeadKind,
  subject: LeadSubject | null,
): Readonly<Record<string, string>> => ({
  ...placeholderValues(group, subject),
  answer: answerTime(answers, kind.name),
  months: `${retentionMonths(retention, kind.name)}\u00a0mois`,
});

export const openForm = async (
  deps: LeadServiceDependencies,
  topic: FormTopic,
  token = issueFormToken(deps, topic),
): Promise<OpenForm> => {
  const { kind, subject } = topic;
  const context = createFormContext(deps, subject);
  return {
    kind,
    subject,
    token,
    proof: proofTaskOf(deps.signer, token, deps.minFillSeconds),
    minFillSeconds: deps.minFillSeconds,
    placeholders: formPlaceholders(deps, kind, subject),
    context,
    slotDays: await offeredSlotDays(deps, kind, context),
    contact: subject?.location ?? deps.locations()[0] ?? null,
    models: deps.models(),
  };
};
