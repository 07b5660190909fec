/** Of the last search in local storage. */
export const STORAGE_KEY = "derniere-recherche";
