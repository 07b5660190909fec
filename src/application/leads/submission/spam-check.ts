import { createSpamQuestion, verifySpamQuestion } from "#domain/spam/index.ts";
import { isCorrectAnswer, spamQuestionText } from "../../strings/forms/spam-question.ts";
import { clientWaitSeconds } from "./client-wait-seconds.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import type { PostedForm, RejectionReason } from "./submission.ts";

/** Forms without a proof of work that are normal for one client: no JavaScript, or an office behind one address. */
const RATE_WITHOUT_PROOF = { limit: 5, seconds: 3600 };

const LINK = /https?:\/\/|\bwww\.|<a\s|\[(?:url|link)/i;

type SpamCandidate = {
  readonly key: string;
  readonly client: string;
  readonly hasProof: boolean;
  readonly posted: PostedForm;
  /** As entered. */
  readonly values: Readonly<Record<string, string>>;
};

const isSuspicious = async (
  deps: LeadServiceDependencies,
  { posted, hasProof, values, client, key }: SpamCandidate,
): Promise<boolean> => {
  if (posted.honeypot) return true;
  if (hasProof) return false;
  const secondsToWait =
    deps.rate === null ? 0 : await clientWaitSeconds(deps, RATE_WITHOUT_PROOF, { counter: "unproved", client, key });
  return secondsToWait > 0 || Object.values(values).some((value) => LINK.test(value));
};

/** The question that a suspicious form has to answer; null for any other form and after a correct answer. */
export const checkForSpam = async (
  deps: LeadServiceDependencies,
  form: SpamCandidate,
): Promise<Extract<RejectionReason, { code: "question" }> | null> => {
  const { posted, key } = form;
  const now = deps.clock.now();
  const { question, answer } = posted;
  const previous = question === "" ? null : verifySpamQuestion(deps.signer, key, question, now);
  if (previous !== null && isCorrectAnswer(previous, answer)) return null;
  if (question === "" && !(await isSuspicious(deps, form))) return null;
  const created = createSpamQuestion(deps.signer, key, { now, randomBytes: deps.randomBytes });
  return {
    code: "question",
    question: { text: spamQuestionText(created.question), signed: created.signed },
    answer: question === "" ? null : answer.trim() === "" ? "missing" : "wrong",
  };
};
