import { useState } from "react";

/** A number or, where that end is open, null. */
export type Ends = { readonly min: number | null; readonly max: number | null };

export type End = "min" | "max";

type Draft = Readonly<Record<End, string>>;

const textOf = (value: number | null): string => (value === null ? "" : `${value}`);

const draftOf = ({ min, max }: Ends): Draft => ({ min: textOf(min), max: textOf(max) });

/** What stands in the two fields: the visitor's while typing, the page's again once it shows another choice. */
export const useRangeDraft = (selected: Ends) => {
  const [draft, setDraft] = useState(draftOf(selected));
  const [seen, setSeen] = useState(selected);
  if (seen.min !== selected.min || seen.max !== selected.max) {
    setSeen(selected);
    setDraft(draftOf(selected));
  }
  const write = (end: End, text: string) => setDraft({ ...draft, [end]: text });
  return { draft, write };
};
