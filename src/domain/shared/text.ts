/** Lower case without accents; œ, æ and ß become two letters. All text comparisons use this form. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

/** Folded, with a hyphen for each run of other characters, at most 80 characters, no hyphen at either end. */
export const slugify = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, "");

/** Folded tokens of letters and digits: "Škoda Octavia 2.0" becomes ["skoda", "octavia", "2", "0"]. */
export const tokenize = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
