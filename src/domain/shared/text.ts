/** Lower case without accents, œ and æ spelled out: how words are compared everywhere. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

/** The form of a name in an address: folded, `&` and `+` spelled as a hyphen, at most 80 characters, no outer hyphens. */
export const slugify = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, "");

/** Folded words of letters and digits: "Škoda Octavia 2.0" becomes ["skoda", "octavia", "2", "0"]. */
export const words = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
