import { clientNetworks, createSpamQuestion, secondsUntilAllowed, verifySpamQuestion } from "#domain/spam/index.ts";
import { isCorrectAnswer, spamQuestionText } from "../../strings/forms/spam-question.ts";
import { type LeadServiceDependencies, withTimeout } from "./dependencies.ts";
import type { PostedForm, RejectionReason, Suspicion } from "./submission.ts";
import { errorCode, type Rate } from "#domain/shared/index.ts";

export type CountDependencies = Pick<
  LeadServiceDependencies,
  "counters" | "pseudonym" | "rateClock" | "log" | "timeoutMs"
>;

type CountedEvent = { readonly counter: string; readonly subject: string; readonly key: string };

// How long a visitor's form waits for the database, in milliseconds. `docs/how-to/back-up.md` and `docs/security/data.md` say so.

/** For the transaction. The lead may still be saved later; the idempotency key makes a second submission safe. */
export const SAVE_TIMEOUT_MS = 10_000;

/** Before that, for the counter of each limit; a limit whose counter does not answer is not applied. */
export const LIMIT_TIMEOUT_MS = 2_000;

/**
 * Counts an event of a subject, once for each `key`. Returns 0, or the seconds until the next is allowed. Only a
 * pseudonym of the subject is stored. Returns 0 when the counters fail: a lead is worth more than a limit.
 */
export const waitSeconds = async (
  deps: CountDependencies,
  rate: Rate,
  { counter, subject, key }: CountedEvent,
): Promise<number> => {
  const name = `${counter} ${deps.pseudonym(subject)}`;
  const seconds = secondsUntilAllowed(deps.counters, rate, { name, key, now: deps.rateClock.now() });
  try {
    return await withTimeout(seconds, Math.min(LIMIT_TIMEOUT_MS, deps.timeoutMs ?? LIMIT_TIMEOUT_MS));
  } catch (error) {
    deps.log.error({ what: counter, error: errorCode(error) }, "failed to read the rate-limit counters");
    return 0;
  }
};

/**
 * As `waitSeconds`, for the networks of a client, of which a wider one may send more. An unknown client is not counted, and a
 * refused form does not count in the networks around.
 */
export const clientWaitSeconds = async (
  deps: CountDependencies,
  { limit, seconds }: Rate,
  { client, ...event }: Omit<CountedEvent, "subject"> & { readonly client: string },
): Promise<number> => {
  if (client === "") return 0;
  for (const { name, share } of clientNetworks(client)) {
    const wait = await waitSeconds(deps, { limit: limit * share, seconds }, { ...event, subject: name });
    if (wait > 0) return wait;
  }
  return 0;
};

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

const suspicionOf = async (
  deps: CountDependencies & Pick<LeadServiceDependencies, "rate">,
  { posted, hasProof, values, client, key }: SpamCandidate,
): Promise<Suspicion | null> => {
  if (posted.honeypot) return "honeypot";
  if (hasProof) return null;
  const secondsToWait =
    deps.rate === null ? 0 : await clientWaitSeconds(deps, RATE_WITHOUT_PROOF, { counter: "unproved", client, key });
  if (secondsToWait > 0) return "unproved";
  return Object.values(values).some((value) => LINK.test(value)) ? "link" : null;
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
  const wrongAnswer = answer.trim() === "" ? "missing" : "wrong";
  const cause = question === "" ? await suspicionOf(deps, form) : wrongAnswer;
  if (cause === null) return null;
  const created = createSpamQuestion(deps.signer, key, { now, randomBytes: deps.randomBytes });
  return {
    code: "question",
    question: { text: spamQuestionText(created.question), signed: created.signed },
    cause,
  };
};
