/** A position in a text; both count from 1. */
export type TextPosition = { readonly line: number; readonly column: number };

/** What is wrong at a position of a text. */
export type TextProblem = TextPosition & { readonly reason: string };

/** In the format of compilers, which editors can open. */
export const describeTextProblem = ({ line, column, reason }: TextProblem): string => `${line}:${column}: ${reason}`;

export const positionOfOffset = (text: string, offset: number): TextPosition => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};
