import { askQuestion, isRightAnswer, type PlainQuestion } from "#domain/leads/index.ts";
import type { FormBody } from "./form-body.server.ts";
import { ANSWER_FIELD, HONEYPOT_FIELD, QUESTION_FIELD } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { secondsOver } from "./seconds-over.server.ts";

/** So many forms without a proof of work are ordinary for one client: somebody without JavaScript, or a few in one office. */
const UNPROVED_RATE = { most: 5, seconds: 3600 };

const LINK = /https?:\/\/|\bwww\.|<a\s|\[(?:url|link)/i;

type Form = {
  readonly key: string;
  readonly client: string;
  readonly proved: boolean;
  readonly body: FormBody;
  /** As typed. */
  readonly values: Readonly<Record<string, string>>;
};

const looksLikeProgram = async (desk: LeadDesk, { body, proved, values, client, key }: Form): Promise<boolean> => {
  if (body.texts.get(HONEYPOT_FIELD)) return true;
  if (proved) return false;
  const unproved = desk.rate === null ? 0 : await secondsOver(desk, UNPROVED_RATE, { what: "unproved", client, key });
  return unproved > 0 || Object.values(values).some((value) => LINK.test(value));
};

/** What is asked of a form that may come from a program. */
export type Doubt = {
  readonly question: PlainQuestion;
  /** What was wrong with the answer to the one before, at its field. */
  readonly errors: Readonly<Record<string, string>>;
};

const answerErrors = (asked: string, answer: string): Doubt["errors"] => {
  if (asked === "") return {};
  const message =
    answer.trim() === "" ? "Répondez à cette question." : "Ce n’est pas la bonne réponse. Voici une autre question.";
  return { [ANSWER_FIELD]: message };
};

/** The plain question a form has to answer first, or null: nothing is odd about it, or it was answered. */
export const doubtAbout = async (desk: LeadDesk, form: Form): Promise<Doubt | null> => {
  const { body, key } = form;
  const now = desk.clock.now();
  const asked = body.texts.get(QUESTION_FIELD) ?? "";
  const answer = body.texts.get(ANSWER_FIELD) ?? "";
  if (asked !== "" && isRightAnswer(desk.seal, key, asked, answer, now)) return null;
  if (asked === "" && !(await looksLikeProgram(desk, form))) return null;
  return {
    question: askQuestion(desk.seal, key, { now, randomBytes: desk.randomBytes }),
    errors: answerErrors(asked, answer),
  };
};
