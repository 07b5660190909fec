/** Stands in a new group's files where only the group knows what is right; `doctor` lists them until none is left. */
export const TO_FILL_IN = "À COMPLÉTER";

/** Lines of a text that are still to be filled in, from 1. */
export const linesToFillIn = (text: string): readonly number[] =>
  text.split("\n").flatMap((line, index) => (line.includes(TO_FILL_IN) ? [index + 1] : []));
