/** Local storage key of the last search. */
export const STORAGE_KEY = "derniere-recherche";
