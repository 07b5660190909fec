import { createContext, use } from "react";

/** Where the lists are in this market, and where their forms are sent. */
export type ListHrefs = { readonly favourites: string; readonly compare: string; readonly change: string };

/** The shell puts the market's own here; the gallery shows these. */
export const ListHrefsContext = createContext<ListHrefs>({
  favourites: "/stock/favoris",
  compare: "/stock/comparer",
  change: "/listes",
});

export const useListHrefs = (): ListHrefs => use(ListHrefsContext);
