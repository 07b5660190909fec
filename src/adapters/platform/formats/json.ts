import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { positionOfOffset, type TextProblem } from "./text-position.ts";

/** Null for valid JSON, otherwise the message of `JSON.parse`. */
const problemOf = (text: string): string | null => {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return errorMessage(error);
  }
};

/** The text is incomplete JSON. */
const isBeginning = (text: string): boolean => {
  const problem = problemOf(text);
  if (problem === null || /^Unexpected end|^Unterminated string/.test(problem)) return true;
  return Number(/ at position (\d+)/.exec(problem)?.[1]) === text.length;
};

/** The offset of the first invalid character; `JSON.parse` states it for some errors only. */
const firstWrongOffset = (text: string): number => {
  let [right, wrong] = [0, text.length];
  while (right < wrong) {
    const middle = Math.ceil((right + wrong) / 2);
    if (isBeginning(text.slice(0, middle))) right = middle;
    else wrong = middle - 1;
  }
  return right;
};

/** V8 quotes the text or states a position after the reason. */
const REASON = /^(.+?)(?: in JSON at position |, "|, \.\.\.")/s;

/** The value of a JSON text, or the problem and its position. */
export const parseJson = (text: string): Result<unknown, TextProblem> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    const message = errorMessage(error);
    const [, reason = message] = REASON.exec(message) ?? [];
    return err({ ...positionOfOffset(text, firstWrongOffset(text)), reason });
  }
};
