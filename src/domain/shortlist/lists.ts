/** The two vehicle lists of a visitor, stored in cookies. */
export type ListName = "favourites" | "compare";

type ListDefinition = {
  /** Name of the cookie; its value is the ids joined by full stops. */
  readonly cookie: string;
  readonly maxIds: number;
};

export const LISTS: Readonly<Record<ListName, ListDefinition>> = {
  favourites: { cookie: "favoris", maxIds: 100 },
  compare: { cookie: "comparer", maxIds: 6 },
};

export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

export const MIN_TO_COMPARE = 2;

/**
 * Parameter of an address whose page shows the visitor's own lists, for visitors without scripts: it is rendered for one
 * visitor and never cached.
 */
export const LISTS_PARAMETER = "listes";
