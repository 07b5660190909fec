import { createSpamQuestion, isCorrectAnswer, type SpamQuestion } from "#domain/spam/index.ts";
import type { FormBody } from "./form-body.server.ts";
import { ANSWER_FIELD, HONEYPOT_FIELD, QUESTION_FIELD } from "./form-view.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import { clientWaitSeconds } from "./client-wait-seconds.server.ts";

/** Forms without a proof of work that are normal for one client: no JavaScript, or an office behind one address. */
const RATE_WITHOUT_PROOF = { limit: 5, seconds: 3600 };

const LINK = /https?:\/\/|\bwww\.|<a\s|\[(?:url|link)/i;

type CheckedForm = {
  readonly key: string;
  readonly client: string;
  readonly hasProof: boolean;
  readonly body: FormBody;
  /** As entered. */
  readonly values: Readonly<Record<string, string>>;
};

const isSuspicious = async (
  deps: LeadServiceDependencies,
  { body, hasProof, values, client, key }: CheckedForm,
): Promise<boolean> => {
  if (body.texts.get(HONEYPOT_FIELD)) return true;
  if (hasProof) return false;
  const secondsToWait =
    deps.rate === null ? 0 : await clientWaitSeconds(deps, RATE_WITHOUT_PROOF, { counter: "unproved", client, key });
  return secondsToWait > 0 || Object.values(values).some((value) => LINK.test(value));
};

export type Suspicion = {
  readonly question: SpamQuestion;
  /** Problem with the previous answer, by field name. */
  readonly errors: Readonly<Record<string, string>>;
};

const answerErrors = (signedQuestion: string, answer: string): Suspicion["errors"] => {
  if (signedQuestion === "") return {};
  const message =
    answer.trim() === "" ? "Répondez à cette question." : "Ce n’est pas la bonne réponse. Voici une autre question.";
  return { [ANSWER_FIELD]: message };
};

/** The question that a suspicious form has to answer; null for any other form and after a correct answer. */
export const checkForSpam = async (deps: LeadServiceDependencies, form: CheckedForm): Promise<Suspicion | null> => {
  const { body, key } = form;
  const now = deps.clock.now();
  const signedQuestion = body.texts.get(QUESTION_FIELD) ?? "";
  const answer = body.texts.get(ANSWER_FIELD) ?? "";
  if (signedQuestion !== "" && isCorrectAnswer(deps.signer, key, signedQuestion, answer, now)) return null;
  if (signedQuestion === "" && !(await isSuspicious(deps, form))) return null;
  return {
    question: createSpamQuestion(deps.signer, key, { now, randomBytes: deps.randomBytes }),
    errors: answerErrors(signedQuestion, answer),
  };
};
