/**
 * Finds the next occurrence of `needle` in `text` for positions that only grow. An occurrence is searched for once, so
 * that a text without one is read once and not once per position.
 */
export const createNextIndex = (text: string, needle: string): ((from: number) => number) => {
  let index = text.indexOf(needle);
  return (from) => {
    if (index !== -1 && index < from) index = text.indexOf(needle, from);
    return index;
  };
};

export type NextIndex = ReturnType<typeof createNextIndex>;
