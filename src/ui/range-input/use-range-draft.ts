import { useState } from "react";

/** Null is an open end. */
export type RangeLimits = { readonly min: number | null; readonly max: number | null };

export type RangeEnd = "min" | "max";

type RangeDraft = Readonly<Record<RangeEnd, string>>;

const toText = (value: number | null): string => (value === null ? "" : `${value}`);

const toDraft = ({ min, max }: RangeLimits): RangeDraft => ({ min: toText(min), max: toText(max) });

// The server swaps limits in the wrong order.
const isSameRange = (draft: RangeDraft, { min, max }: RangeDraft): boolean =>
  (draft.min === min && draft.max === max) || (draft.min === max && draft.max === min);

/**
 * Text of the two fields. Follows the page, except that a response to an earlier edit does not overwrite a newer one.
 */
export const useRangeDraft = (selected: RangeLimits) => {
  const [draft, setDraft] = useState(toDraft(selected));
  const [lastSelected, setLastSelected] = useState(selected);
  const [isEdited, setEdited] = useState(false);
  if (lastSelected.min !== selected.min || lastSelected.max !== selected.max) {
    setLastSelected(selected);
    if (!isEdited || isSameRange(draft, toDraft(selected))) {
      setDraft(toDraft(selected));
      setEdited(false);
    }
  }
  const write = (end: RangeEnd, text: string) => {
    setDraft({ ...draft, [end]: text });
    setEdited(true);
  };
  return { draft, write };
};
