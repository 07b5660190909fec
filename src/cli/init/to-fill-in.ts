import { TO_FILL_IN } from "#application/site/index.ts";

/** Lines of a text that are still to be filled in, from 1. */
export const linesToFillIn = (text: string): readonly number[] =>
  text.split("\n").flatMap((line, index) => (line.includes(TO_FILL_IN) ? [index + 1] : []));
