import { useState } from "react";

/** A number or, where that end is open, null. */
export type Ends = { readonly min: number | null; readonly max: number | null };

export type End = "min" | "max";

type Draft = Readonly<Record<End, string>>;

const textOf = (value: number | null): string => (value === null ? "" : `${value}`);

const draftOf = ({ min, max }: Ends): Draft => ({ min: textOf(min), max: textOf(max) });

// Limits that were given the wrong way round come back in order.
const isAnswerTo = (draft: Draft, { min, max }: Draft): boolean =>
  (draft.min === min && draft.max === max) || (draft.min === max && draft.max === min);

/**
 * What stands in the two fields: the page's choice once it shows another one. An answer to what stood there before the
 * latest change is none to that change, which stays until its own comes.
 */
export const useRangeDraft = (selected: Ends) => {
  const [draft, setDraft] = useState(draftOf(selected));
  const [seen, setSeen] = useState(selected);
  const [isAhead, setAhead] = useState(false);
  if (seen.min !== selected.min || seen.max !== selected.max) {
    setSeen(selected);
    if (!isAhead || isAnswerTo(draft, draftOf(selected))) {
      setDraft(draftOf(selected));
      setAhead(false);
    }
  }
  const write = (end: End, text: string) => {
    setDraft({ ...draft, [end]: text });
    setAhead(true);
  };
  return { draft, write };
};
