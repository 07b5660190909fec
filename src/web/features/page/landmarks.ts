/** Ids of the parts of every page. */
export const HEADER_ID = "en-tete";
export const MAIN_ID = "contenu";
