import { bookingOf, invalidMessage, type LeadKind, sealThanks, seatsOf } from "#domain/leads/index.ts";
import { type Answered, answerForm, answerUnavailable } from "./form-answer.server.ts";
import { freshToken } from "./form-view.server.ts";
import { guardPost, type GuardedPost, type Passed } from "./guard.server.ts";
import { keepLead } from "./keep-lead.server.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { contentsOf } from "./taken-files.server.ts";

/** What the form that was sent is for, and where its thanks are. */
export type LeadPost = GuardedPost & {
  /** Path of the form's page, kept as the lead's source. */
  readonly path: string;
  /** Address of the thanks page for a signed reference. */
  readonly thanks: (ref: string) => string;
};

/** The answer to a form. `redirect`: the lead is committed (303). */
export type IntakeResult = { readonly type: "redirect"; readonly to: string } | Answered;

/** Takes in a form that was posted: `redirect` only once lead and deliveries are committed. Throws only on a bug. */
export const handleLeadPost = async (request: Request, desk: LeadDesk, post: LeadPost): Promise<IntakeResult> => {
  const form = await guardPost(request, desk, post);
  return form.type === "passed" ? keep(desk, post, form) : form;
};

/** Told at the field as well, where another is chosen. */
const takenSlot = ({ fields }: LeadKind): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.filter(({ kind }) => kind === "slot").map((field) => [field.name, invalidMessage(field)]));

const keep = async (desk: LeadDesk, post: LeadPost, form: Passed): Promise<IntakeResult> => {
  const { token, values, facts, sent } = form;
  const outcome = await keepLead(desk, {
    kind: sent.kind,
    subject: sent.subject,
    path: post.path,
    idempotencyKey: token.idempotencyKey,
    values,
    booking: bookingOf(sent.kind, values, facts),
    files: sent.taken.files.map(({ file }) => file),
    attached: { capacity: seatsOf(sent.kind, facts), contents: contentsOf(sent.taken) },
  });
  if (outcome === null) return answerUnavailable(desk, sent);
  if (outcome.outcome === "conflict") {
    return answerForm(desk, { ...sent, token: freshToken(desk, sent) }, "refused", [409, "conflict"]);
  }
  if (outcome.outcome === "slot-taken") {
    return answerForm(desk, sent, "refused", [409, "slotTaken"], { errors: takenSlot(sent.kind) });
  }
  if (outcome.outcome === "stored") desk.wake();
  return { type: "redirect", to: post.thanks(sealThanks(desk.seal, outcome.lead)) };
};
