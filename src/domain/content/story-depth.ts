/**
 * Levels of lists and objects of a story. Editors reach some 30; functions that walk through a story call themselves for
 * each level, and the stack holds a few thousand.
 */
const MAX_STORY_LEVELS = 200;

/** Why such a story is not shown. */
export const NESTED_TOO_DEEPLY = `is nested more than ${MAX_STORY_LEVELS} levels deep`;

const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Walks level by level, so that no depth exceeds the stack. */
export const isNestedTooDeeply = (value: unknown): boolean => {
  let branches = [value].filter(isBranch);
  for (let levels = 0; levels <= MAX_STORY_LEVELS; levels += 1) {
    if (branches.length === 0) return false;
    branches = branches.flatMap((branch) => Object.values(branch).filter(isBranch));
  }
  return true;
};
