import { createContext, use } from "react";

/** Paths of the lists in this market; `change` is the target of their forms. */
export type ListHrefs = { readonly favourites: string; readonly compare: string; readonly change: string };

/** The shell provides the market's paths; the component gallery uses the defaults. */
export const ListHrefsContext = createContext<ListHrefs>({
  favourites: "/stock/favoris",
  compare: "/stock/comparer",
  change: "/listes",
});

export const useListHrefs = (): ListHrefs => use(ListHrefsContext);
