/** A visitor's two lists of vehicles, kept by their browser: what they like, and what they weigh against each other. */
export type ListName = "favourites" | "compare";

type ListFacts = {
  /** The cookie that holds it: ids joined by full stops. */
  readonly cookie: string;
  /** No list is longer. */
  readonly most: number;
};

export const LISTS: Readonly<Record<ListName, ListFacts>> = {
  favourites: { cookie: "favoris", most: 100 },
  compare: { cookie: "comparer", most: 6 },
};

export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

/** Fewer vehicles than that are not compared. */
export const FEWEST_TO_COMPARE = 2;
